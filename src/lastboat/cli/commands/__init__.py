"""The subcommands of `lastboat`."""
