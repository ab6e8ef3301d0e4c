"""Measure speed and strength of Lastboat and its peers: `make bench`."""
