"""Tables: seats, access, moves, history and talk."""
