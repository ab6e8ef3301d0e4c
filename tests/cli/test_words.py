"""The catalogue of the command line: nothing missing, nothing idle. That all languages agree is tested for all."""

from __future__ import annotations

import re
from pathlib import Path

import lastboat
from lastboat.bots import BOTS
from lastboat.cli import errors
from lastboat.cli.errors import WORDS
from lastboat.cli.terminal.commands import COMMANDS
from lastboat.kernel import i18n
from lastboat.server import doctor

KERNEL = Path(i18n.__file__).parent / "words"


def test_what_is_said_is_there_and_what_is_there_is_said() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in WORDS.parent.rglob("*.py"))
    said = set(re.findall(r"(?:\btr|\))\(\s*[\"']([a-z-]+)[\"']", sources))
    said |= {f"{kind}-{command}" for kind in ("command", "help") for command in COMMANDS}
    said |= {f"language-{lang}" for lang in lastboat.LANGUAGES}
    said |= {f"bot-{name}{end}" for name in BOTS for end in ("", "-long")}
    kinds = (kind for kind in vars(errors).values() if isinstance(kind, type))
    said |= {k.id for k in kinds if issubclass(k, errors.CommandError) and k is not errors.CommandError}
    said |= set(re.findall(r'Finding\("([a-z-]+)"', Path(doctor.__file__).read_text("utf-8")))
    there, kernel = ids(WORDS), ids(KERNEL)
    assert said - there - kernel == set()
    assert there - said == set()


def test_no_key_hides_one_of_the_kernel() -> None:
    """Errors of the kernel are translated with the command line's catalogue on top of the kernel's."""
    assert ids(WORDS) & ids(KERNEL) == set()


def ids(folder: Path) -> set[str]:
    """The messages of a folder of catalogues."""
    return set(re.findall(r"^([a-z-]+) =", (folder / "en.ftl").read_text("utf-8"), re.MULTILINE))
