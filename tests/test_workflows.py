"""The workflow files of a public repository do what `make` does, with versions that are fixed."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.markdown import ROOT
from tests.release import VERSIONS
from tests.test_docs import make_targets

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

workflows = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    """The jobs of a workflow."""
    found: dict[str, dict[str, Any]] = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return found


def steps(path: Path) -> Iterator[dict[str, Any]]:
    """All steps of a workflow."""
    for job in jobs(path).values():
        yield from job["steps"]


@workflows
def test_a_workflow_is_whole(path: Path) -> None:
    whole = yaml.safe_load(path.read_text("utf-8"))
    assert set(whole) >= {"name", True, "permissions", "jobs"}, "`on` is the YAML word for true"
    for job in jobs(path).values():
        assert set(job) >= {"runs-on", "steps"}
        needed = [job["needs"]] if "needs" in job else []
        assert set(needed) <= set(jobs(path))
    for step in steps(path):
        assert len({"run", "uses"} & set(step)) == 1, step


@workflows
def test_actions_have_a_fixed_version(path: Path) -> None:
    for step in steps(path):
        assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+\.\d+\.\d+", step.get("uses", "a/b@v1.2.3"))


@workflows
def test_what_a_workflow_runs_exists(path: Path) -> None:
    commands = [step["run"] for step in steps(path) if "run" in step]
    for command in commands:
        for target in re.findall(r"make ([a-z-]+)", command):
            assert target in make_targets(), command
        for module in re.findall(r"-m ([\w.]+)", command):
            assert importlib.util.find_spec(module), command


def test_all_parts_have_a_workflow() -> None:
    called = {target for path in WORKFLOWS for step in steps(path) for target in _targets(step)}
    assert called == {"test", "wheel", "release", "docs", "site"}


def _targets(step: dict[str, Any]) -> list[str]:
    return re.findall(r"make ([a-z-]+)", step.get("run", ""))


def test_the_wheel_is_tested_on_three_systems_with_all_pythons() -> None:
    found = jobs(ROOT / ".github" / "workflows" / "tests.yml")
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]
    versions = [text.rpartition(" ")[2] for text in classifiers if "Python :: 3." in text]
    assert list(VERSIONS) == versions
    assert found["test"]["strategy"]["matrix"]["python"] == versions
    assert found["installed"]["strategy"]["matrix"]["python"] == versions
    systems = {system.partition("-")[0] for system in found["installed"]["strategy"]["matrix"]["system"]}
    assert systems == {"ubuntu", "macos", "windows"}
