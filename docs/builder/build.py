"""Build the site: `python -m docs.builder.build FOLDER`. Warnings are errors.

Sphinx reads a folder of pages that is put together first: the documents of the repository, and pages made from the
games, the command line and the docstrings.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sphinx.cmd.build import build_main

from docs.builder import command_page, game_pages, reference_pages, sources

HERE = Path(__file__).parent
SOURCES = ".sources"
"""The folder with the pages before Sphinx, beside those it writes."""


def assemble(target: Path) -> None:
    """Write all pages as Markdown, and remove those that are no longer made."""
    made = {target / "img" / path.name: path.read_bytes() for path in sources.pictures()}
    pages = {page: sources.page_text(path, target) for path, page in sources.documents().items()}
    pages |= game_pages.pages() | reference_pages.pages() | command_page.pages()
    made |= {target / f"{page}.md": text.encode() for page, text in pages.items()}
    for path, data in made.items():
        sources.write(path, data)
    for path in target.rglob("*.md"):
        if path not in made:
            path.unlink()


def build(folder: Path) -> int:
    """Build the site in a folder; return the exit code of Sphinx."""
    work = folder.parent / f"{folder.name}{SOURCES}"
    assemble(work)
    options = ["-b", "html", "-W", "--keep-going", "-q", "-c", str(HERE), "-d", str(work / ".doctrees")]
    return build_main([*options, str(work), str(folder)])


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1]).resolve()))
