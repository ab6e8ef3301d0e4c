"""The documentation as a site: no warning, no dead link, nothing loaded from other hosts."""

from __future__ import annotations

import importlib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import lastboat
from docs.builder import reference_pages
from docs.builder.build import build
from lastboat.kernel.game import own_game_ids
from lastboat.kernel.i18n import LANGUAGES
from lastboat.kernel.manual.rulebook import paragraphs

LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "object": "data"}
"""Elements that load something, and the attribute that says what."""


class Page(HTMLParser):
    """The anchors, links and loaded files of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.language, self.anchors, self.links, self.loaded = "", set[str](), list[str](), list[str]()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "html":
            self.language = found.get("lang", "")
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if LOADED.get(tag) in found:
            self.loaded.append(found[LOADED[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, in a folder that Sphinx did not know before."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    assert build(folder) == 0, "Sphinx has warned"
    return folder.rename(folder.parent / "elsewhere")


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    """All pages of the site."""
    return {path: Page(path) for path in site.rglob("*.html")}


def test_every_link_and_anchor_of_the_site_exists(site: Path, pages: dict[Path, Page]) -> None:
    dead = []
    for path, page in pages.items():
        for link in (*page.links, *page.loaded):
            url = urlsplit(link)
            if url.scheme or link.startswith("data:"):
                continue
            target = (path.parent / unquote(url.path)).resolve() if url.path else path
            target = target / "index.html" if target.is_dir() else target
            anchored = target not in pages or not url.fragment or unquote(url.fragment) in pages[target].anchors
            if not target.is_file() or not anchored:
                dead.append(f"{path.relative_to(site)}: {link}")
    assert len(pages) > len(lastboat.game_ids()) * len(LANGUAGES)
    assert dead == []


def test_nothing_is_loaded_from_other_hosts(site: Path, pages: dict[Path, Page]) -> None:
    foreign = [f"{path.name}: {url}" for path, page in pages.items() for url in page.loaded if urlsplit(url).netloc]
    assert foreign == []
    for style in site.rglob("*.css"):
        assert "url(http" not in style.read_text("utf-8").replace('"', ""), style.name


def test_every_game_has_its_rulebooks_and_its_environment(site: Path, pages: dict[Path, Page]) -> None:
    for game in map(lastboat.game, own_game_ids()):
        text = (site / "games" / f"{game.id}.html").read_text("utf-8")
        names = {*game.state.FIELDS, *(verb.name for verb in game.actions.verbs), *game.verdicts.tokens}
        assert {name for name in names if f">{name}<" not in text} == set()
        for lang, book in game.rulebooks.items():
            page = pages[site / "games" / game.id / f"rules-{lang}.html"]
            anchors = {f"{game.id}-{lang}-{part.number.replace('.', '-')}" for part in paragraphs(book)}
            assert anchors <= page.anchors
            assert page.language == lang


def test_the_reference_has_every_public_name(pages: dict[Path, Page], site: Path) -> None:
    for page, (_, modules) in reference_pages.PAGES.items():
        for module in modules:
            public = getattr(importlib.import_module(module), "__all__", ())
            missing = {f"{module}.{name}" for name in public} - pages[site / "reference" / f"{page}.html"].anchors
            assert {name for name in missing if not isinstance(_found(name), (int, str, tuple, dict))} == set()


def _found(name: str) -> object:
    module, _, attribute = name.rpartition(".")
    return getattr(importlib.import_module(module), attribute)


def test_the_site_can_be_searched(site: Path) -> None:
    index = (site / "searchindex.js").read_text("utf-8")
    assert all(word in index for word in ("helikopt", "vesuvius", "postgresql"))
