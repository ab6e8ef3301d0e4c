"""How fast and how strong Lastboat is, beside its peers: `make bench`."""
