"""Reviewing a finished match: odds over time and turning points."""
