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
    pages = {page: sources.page_text(path, target) for path, page in sources.documents().items()}
    pages |= game_pages.pages() | reference_pages.pages() | command_page.pages()
    made = {f"{page}.md": text.encode() for page, text in pages.items()} | sources.pictures()
    for name, data in made.items():
        sources.write(target / name, data)
    for path in target.rglob("*.md"):
        name = path.relative_to(target).as_posix()
        if name not in made and not name.startswith(f"{sources.FILES}/"):
            path.unlink()


def build(folder: Path) -> int:
    """Build the site in a folder; return the exit code of Sphinx."""
    work = folder.parent / f"{folder.name}{SOURCES}"
    assemble(work)
    options = ["-b", "html", "-W", "--keep-going", "-q", "-c", str(HERE), "-d", str(work / ".doctrees")]
    return build_main([*options, str(work), str(folder)])


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1]).resolve()))
