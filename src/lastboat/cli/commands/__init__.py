"""The commands of `lastboat`, one module each: options, then what the command does.

Modules import what they need inside the functions, so that `lastboat --help` starts fast.
"""
