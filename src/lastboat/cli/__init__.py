"""The command line `lastboat`: one module per command in `commands`, playing at a terminal in `terminal`."""


def main() -> None:
    """Run the command line. Imports it only now, so that `import lastboat.cli` stays cheap."""
    from lastboat.cli.app import app

    app()
