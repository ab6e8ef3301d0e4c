"""The settings of Sphinx. Nothing that the pages load comes from another host."""

from __future__ import annotations

import re
from typing import Any

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from lastboat import __version__
from lastboat.kernel.i18n import LANGUAGES

project = "Lastboat"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton"]
exclude_patterns = ["gallery.md", "files"]  # what the front door includes, and files that are no pages
default_role = "code"  # docstrings write names between single backticks, as Markdown does

myst_enable_extensions = ["colon_fence", "attrs_inline"]
myst_heading_anchors = 4

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = f"Lastboat {version}"
html_logo = html_favicon = "../../web/public/icon.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0f6a78", "color-brand-content": "#0f6a78"},
    "dark_css_variables": {"color-brand-primary": "#6fc4d0", "color-brand-content": "#6fc4d0"},
}
copybutton_exclude = ".linenos, .gp"

UNKNOWN_TO_PYGMENTS = ("caddy", "crontab")
"""Languages of blocks that are shown without colours."""
TRANSLATED = re.compile(rf"/rules-({'|'.join(LANGUAGES)})$")
"""The end of the name of a page in another language."""


def use_language_of_page(app: Sphinx, page: str, template: str, context: dict[str, Any], _: object) -> None:
    """Tell browsers and screen readers the language of a translated rulebook."""
    if found := TRANSLATED.search(page):
        context["language"] = found[1]


def drop_generated(app: Sphinx, what: str, name: str, found: object, options: object, lines: list[str]) -> None:
    """Named tuples have docstrings that Python wrote: leave them out."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    for name in UNKNOWN_TO_PYGMENTS:
        app.add_lexer(name, TextLexer)
    app.connect("autodoc-process-docstring", drop_generated)
    app.connect("html-page-context", use_language_of_page)
