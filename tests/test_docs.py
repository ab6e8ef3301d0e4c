"""Every example of README and docs runs, and every path, name, command and target they mention exists.

Python blocks of a document share a namespace; shell lines that call `lastboat` run one after the other. Both run in an
empty folder. A comment `<!-- not run: reason -->` before a block excludes it from running; its commands and options are
checked all the same.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import pkgutil
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import typer.main

import lastboat
from lastboat.cli.app import app
from lastboat.cli.parsing import GameCommand
from tests.markdown import DOCUMENTS, ROOT, blocks, code_spans, links, mentioned_commands, name_of, prose
from tests.server.postgres import die_with_the_tests

LANGUAGES = {"python", "sh", "ini", "nginx", "crontab", "caddy", "js", "json", "text", "toml", "yaml"}
PATIENCE = 300
"""Seconds a command may take on a machine that is busy with other work."""
SOURCES = (".py", ".ts", ".svelte", ".css", ".md", ".ftl", ".svg")
WITHOUT = {"node_modules", ".venv", ".before", "__pycache__", "dist", ".git"}

documents = pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)


# Examples --------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to run in, with a folder for data of its own; nothing opens a real browser."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LASTBOAT_LANG", "en")
    monkeypatch.setenv("LASTBOAT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("BROWSER", "true")
    return tmp_path


@pytest.mark.parametrize("path", [p for p in DOCUMENTS if any(b.language == "python" for b in blocks(p))], ids=name_of)
def test_python_blocks_run(path: Path, folder: Path) -> None:
    namespace: dict[str, Any] = {"__name__": "example"}
    for block in blocks(path):
        if block.language == "python" and not block.not_run:
            lines = "\n" * block.line + block.text
            exec(compile(lines, path, "exec", dont_inherit=True), namespace)


@pytest.mark.parametrize(
    "path", [p for p in DOCUMENTS if any(b.language == "sh" and any(b.commands()) for b in blocks(p))], ids=name_of
)
def test_shell_lines_run(path: Path, folder: Path) -> None:
    for block in blocks(path):
        if block.language == "sh" and not block.not_run:
            for arguments in block.commands():
                (serve if arguments[0] == "serve" else run)(arguments)


def run(arguments: list[str]) -> None:
    """Run a command as from a script, with nothing typed."""
    done = subprocess.run(
        [sys.executable, "-m", "lastboat", *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"lastboat {' '.join(arguments)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"


def serve(arguments: list[str]) -> None:
    """Start a server, wait until it is healthy, stop it."""
    command = [sys.executable, "-m", "lastboat", *arguments]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, preexec_fn=die_with_the_tests
    ) as server:
        try:
            assert server.stdout
            address = next((url[0] for line in server.stdout if (url := re.search(r"http://\S+/", line))), None)
            assert address, f"lastboat {' '.join(arguments)} did not start"
            with urllib.request.urlopen(f"{address}healthz", timeout=PATIENCE) as answer:
                assert answer.status == 200
            server.send_signal(signal.SIGTERM)
            server.stdout.read()
            assert server.wait(PATIENCE) in (0, -signal.SIGTERM)
        finally:
            server.kill()


# Blocks and commands ---------------------------------------------------------------------------


@documents
def test_every_block_names_its_language(path: Path) -> None:
    """A command in a block without a language would not be run."""
    for block in blocks(path):
        assert block.language in LANGUAGES, f"{name_of(path)}:{block.line}"
        if block.language == "text":
            assert not re.search(r"(?m)^\S*lastboat ", block.text), f"{name_of(path)}:{block.line}: mark it as sh"


def test_comments_that_exclude_a_block_stand_before_one() -> None:
    for path in DOCUMENTS:
        comments = path.read_text("utf-8").count("<!-- not run:")
        assert comments == sum(block.not_run is not None for block in blocks(path)), name_of(path)


@documents
def test_commands_and_options_exist(path: Path) -> None:
    root: Any = typer.main.get_command(app)
    for words in mentioned_commands(path):
        name = next((word for word in words if not word.startswith("-")), None)
        command = root if name is None else root.commands.get(name)
        assert command is not None, f"{name_of(path)}: lastboat {name}"
        known = {"--help", "-h"} | {opt for param in command.params for opt in (*param.opts, *param.secondary_opts)}
        if isinstance(command, GameCommand):
            known |= game_options(words)
        options = {word.split("=")[0] for word in words if re.match(r"--?[a-z]", word)}
        assert options <= known, f"{name_of(path)}: lastboat {' '.join(words)}: {options - known}"


@documents
def test_options_in_code_spans_exist(path: Path) -> None:
    """A code span such as `--bots strong,easy` is an option of some command or game."""
    root: Any = typer.main.get_command(app)
    known = {opt for command in root.commands.values() for param in command.params for opt in param.opts}
    for span in code_spans(path):
        if re.match(r"--[a-z]", span):
            assert re.split("[ =]", span)[0] in known | game_options([]) | {"--help"}, f"{name_of(path)}: {span}"


def game_options(words: list[str]) -> set[str]:
    """Options of the game that a command names, else of all games."""
    games = [word for word in words if word in lastboat.game_ids()] or lastboat.game_ids()
    return {"--" + option.name.replace("_", "-") for id_ in games for option in lastboat.game(id_).options}


@documents
def test_make_targets_exist(path: Path) -> None:
    shell = [line for block in blocks(path) if block.language == "sh" for line in block.text.splitlines()]
    for text in [*code_spans(path), *shell]:
        if target := re.match(r"make ([a-z-]+)", text):
            assert target[1] in make_targets(), f"{name_of(path)}: {text}"


def make_targets() -> dict[str, str]:
    """The targets of the Makefile that `make help` lists, with what it says of them."""
    return dict(re.findall(r"(?m)^([a-z-]+):.*?## (.+)$", makefile()))


def makefile() -> str:
    return (ROOT / "Makefile").read_text("utf-8")


def test_make_help_explains_every_target() -> None:
    phony = re.search(r"(?m)^\.PHONY: (help .+)$", makefile())
    assert phony
    assert set(phony[1].split()) == set(make_targets())


def test_pre_commit_runs_the_checks_of_make_lint() -> None:
    checks = re.search(r"(?m)^lint: (.+?) ##", makefile())
    hooks = re.findall(r"(?m)^\s+entry: make (.+)$", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert checks
    assert hooks == checks[1].split()


# Paths and names -------------------------------------------------------------------------------


@cache
def files() -> frozenset[str]:
    """All files of the repository that are not built."""
    found = set()
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in WITHOUT]
        found |= {(Path(folder) / name).relative_to(ROOT).as_posix() for name in names}
    return frozenset(found)


@documents
def test_links_lead_to_files(path: Path) -> None:
    for link in links(path):
        target, _, anchor = link.partition("#")
        found = path.parent / target if target else path
        assert found.exists(), f"{name_of(path)}: {link}"
        if anchor:
            headings = re.findall(r"(?m)^#+ (.+)$", found.read_text("utf-8"))
            slugs = {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}
            assert anchor in slugs, f"{name_of(path)}: {link}"


@documents
def test_paths_exist(path: Path) -> None:
    for found in re.findall(r"(?<![\w./:-])(?:src|web|tests|docs|benchmarks)/[\w./-]*\w", path.read_text("utf-8")):
        assert (ROOT / found).exists(), f"{name_of(path)}: {found}"


@documents
def test_file_names_exist(path: Path) -> None:
    """A code span such as `search/mcts.py` is the end of some file's path."""
    for span in code_spans(path):
        name = span.partition("::")[0]
        if name.endswith(SOURCES) and re.fullmatch(r"[\w./-]+", name):
            assert files_named(name), f"{name_of(path)}: {name}"


@documents
def test_names_in_files_exist(path: Path) -> None:
    """`path::name` names a function, a class, a method or a constant of a file, as in pytest.

    The path may be the end of several paths, such as `ai/greedy.py`: each of those files has the name.
    """
    for file, name in re.findall(r"([\w./-]+\.(?:py|ts|svelte))::([\w.#]+\w)", path.read_text("utf-8")):
        found = files_named(file)
        assert found, f"{name_of(path)}: {file}"
        for source in found:
            assert name in names_in(source), f"{name_of(path)}: {name} is not in {source}"


def files_named(name: str) -> list[str]:
    """All files whose path ends with a name."""
    return [file for file in files() if f"/{file}".endswith(f"/{name}")]


@cache
def names_in(file: str) -> frozenset[str]:
    """The names a source file defines."""
    text = (ROOT / file).read_text("utf-8")
    return frozenset(python_names(ast.parse(text)) if file.endswith(".py") else script_names(text))


def python_names(node: ast.AST, prefix: str = "") -> Iterator[str]:
    """The names a module defines, those inside classes as `Class.name`."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield prefix + child.name
            case ast.ClassDef():
                yield prefix + child.name
                yield from python_names(child, f"{prefix}{child.name}.")
            case ast.Assign() | ast.AnnAssign():
                yield from (prefix + n.id for n in ast.walk(child) if isinstance(n, ast.Name))


def script_names(text: str) -> Iterator[str]:
    """The names a TypeScript or Svelte file defines, members of classes as `Class.name`."""
    owner = ""
    for line in text.splitlines():
        if top := re.match(r"\s?\s?(?:export )?(?:async )?(class|function|const|interface|type) (\w+)", line):
            yield top[2]
            owner = top[2] if top[1] == "class" else owner
        elif member := re.match(r"  (?:readonly |async |static |get )*(#?\w+)\b(?: = |\(|<|:)", line):
            yield f"{owner}.{member[1]}"


@documents
def test_modules_and_attributes_exist(path: Path) -> None:
    for span in code_spans(path):
        if dotted := re.fullmatch(r"(lastboat(?:\.\w+)+)(?:\(.*\))?", span):
            pkgutil.resolve_name(dotted[1])
    for module in re.findall(r"-m (lastboat[\w.]*)", path.read_text("utf-8")):
        assert importlib.util.find_spec(module), f"{name_of(path)}: {module}"


def test_the_picture_names_the_packages() -> None:
    """Boxes of docs/img/layers.svg with class `package` are the packages of src/lastboat."""
    picture = ElementTree.parse(ROOT / "docs" / "img" / "layers.svg")
    drawn = {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text") if text.get("class") == "package"}
    packages = {folder.parent.name for folder in (ROOT / "src" / "lastboat").glob("*/__init__.py")}
    assert drawn == packages


def test_the_table_of_folders_names_all_folders() -> None:
    """docs/architecture.md lists every package and every folder of the page's sources."""
    table = (ROOT / "docs" / "architecture.md").read_text("utf-8").split("## Where is what")[0]
    packages = {f"src/lastboat/{folder.parent.name}/" for folder in (ROOT / "src" / "lastboat").glob("*/__init__.py")}
    page = {f"web/src/{folder.name}/" for folder in (ROOT / "web" / "src").iterdir() if folder.is_dir()}
    assert packages | page <= set(re.findall(r"`([\w./-]+/)`", table))


@documents
def test_lines_are_at_most_120_characters(path: Path) -> None:
    """Tables, pictures and single long words may be longer: Markdown cannot break them."""
    for number, line in enumerate(prose(path).splitlines(), 1):
        assert len(line) <= 120 or line.startswith(("|", "![")) or " " not in line.strip(), f"{name_of(path)}:{number}"
