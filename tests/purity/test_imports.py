"""Importing a game, and running tests of its rules, loads no Discord, Pillow or SQLAlchemy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.cases import GAMES

ROOT = Path(__file__).parents[2]
HEAVY = ("PIL", "discord", "render", "simcord", "sqlalchemy")

# Tests of pictures lie beside those of the rules, and the shape of a game includes its renderer.
DRAWING = ("--ignore-glob=*/test_renderer*.py", "--ignore=tests/core/test_shape.py")

# An import that is refused shows in the traceback which module asked for it.
_REFUSING = f"""
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {HEAVY!r}:
            raise RuntimeError("rules and their tests do without " + name)

sys.meta_path.insert(0, Refuse())
"""


def refusing(code: str) -> subprocess.CompletedProcess[str]:
    """Run ``code`` in a process in which nothing heavy can be imported."""
    command = [sys.executable, "-c", _REFUSING + code]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_heavy_imports_are_refused() -> None:
    done = refusing("import render.renderer")
    assert "rules and their tests do without render" in done.stderr


def test_games_can_be_imported() -> None:
    done = refusing("import games.library")
    assert done.returncode == 0, done.stderr


def test_tests_of_rules_can_be_collected_and_run() -> None:
    folders = [f"tests/{name}" for name in (*GAMES, "core", "golden")]
    files = [f"tests/{name}/test_set_up.py" for name in GAMES]
    done = refusing(f"""
import pytest
options = ["-q", "-p", "no:cacheprovider"]
collected = pytest.main([*options, "--collect-only", *{DRAWING!r}, *{folders!r}])
sys.exit(collected or pytest.main([*options, *{files!r}]))
""")
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
