"""Live tables: held in memory, with the clients connected to them."""
