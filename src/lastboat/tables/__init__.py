"""Tables: seats, access, moves, history and chat."""
