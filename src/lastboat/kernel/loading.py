"""Load generic dialect modules into a game's package.

A module such as `loops.py` is loaded once for each game and mode as if it lay in that game's folder,
so that its relative imports find that game's rules. `package.pyi` types those imports.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import types
from pathlib import Path

LOOPS = Path(__file__).parent / "loops.py"


def load_into(package: str, source: Path, stem: str | None = None) -> types.ModuleType:
    """Load a source file as a module of `package`, named `stem` or like the file."""
    importlib.import_module(package)
    name = f"{package}.{stem or source.stem}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
