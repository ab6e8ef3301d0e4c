"""Policies and evaluation: how bots play the game."""
