"""The pages that are written by hand: where each stands on the site, and their links."""

from __future__ import annotations

import os
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "img"
ELSEWHERE = {
    "README.md": "index",
    "CHANGELOG.md": "changelog",
    "CONTRIBUTING.md": "contributing",
    "SECURITY.md": "security",
}
"""Documents outside of docs/, with the page that each is on the site. The front door stands in for README.md."""
FILES = "files"
"""The folder of files that documents link to and that are no pages."""
_FENCE = re.compile(r"^ *(`{3,}|~{3,})")
_LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")


def documents() -> dict[Path, str]:
    """Every document with the name of its page."""
    own = {path: path.stem for path in sorted((ROOT / "docs").glob("*.md"))}
    results = {path: f"results-{path.stem}" for path in sorted((ROOT / "benchmarks" / "results").glob("*.md"))}
    return own | results | {ROOT / path: page for path, page in ELSEWHERE.items() if page != "index"}


def page_text(path: Path, target: Path) -> str:
    """The text of a document with its links as they are on the site. Linked files are copied to the target folder."""
    lines, fence = [], ""
    for line in path.read_text("utf-8").splitlines():
        if found := _FENCE.match(line):
            fence = "" if line.strip() == fence else fence or found[1]
        lines.append(line if fence else _LINK.sub(lambda link: _site_link(link[0], path, target), line))
    return "\n".join(lines) + "\n"


def _site_link(link: str, path: Path, target: Path) -> str:
    """Where a link of a document leads on the site."""
    name, hash_, anchor = link.partition("#")
    if not name or "://" in link:
        return link
    file = Path(os.path.normpath(path.parent / name))
    pages = documents() | {ROOT / "README.md": "index"}
    if file in pages:
        return f"{pages[file]}.md{hash_}{anchor}"
    if file.is_relative_to(PICTURES):
        return file.relative_to(PICTURES.parent).as_posix()
    inside = file.relative_to(ROOT).as_posix()
    write(target / FILES / inside, file.read_bytes())
    return f"{FILES}/{inside}"


def write(file: Path, data: bytes) -> None:
    """Write a file if its content differs, so that Sphinx reads again only what has changed."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_bytes() != data:
        file.write_bytes(data)


def pictures() -> dict[str, bytes]:
    """The pictures of the documents, by their paths on the site."""
    files = (path for path in sorted(PICTURES.rglob("*")) if path.is_file())
    return {path.relative_to(PICTURES.parent).as_posix(): path.read_bytes() for path in files}
