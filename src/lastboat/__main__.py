"""`python -m lastboat` is `lastboat`."""

from lastboat.cli import main

main()
