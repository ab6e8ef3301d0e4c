"""The command line: `lastboat play`, `sim`, `perft`, `replay`, `verify`, `rules`, `bench`."""


def main() -> None:
    """Run the command line; its parts are loaded only when they are needed."""
    from lastboat.cli.app import app

    app()
