"""Every imported library is listed as a dependency.

What comes along only because another library needs it today may be gone tomorrow, and the tests
would not notice, because their environment has everything.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

from bot.settings import ROOT

PACKAGES = ("bot", "games", "render", "locales", "migrations")
PLAYGROUND = Path("bot/playground")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def imported(tree: ast.Module) -> Iterator[str]:
    """The top-level names of what a file imports from outside of its own package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def libraries() -> Iterator[tuple[Path, str]]:
    """Files of the packages, with each library that they import."""
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            for name in {*imported(ast.parse(path.read_text("utf-8")))}:
                if name not in sys.stdlib_module_names and name not in PACKAGES:
                    yield path.relative_to(ROOT), name


def distributions(requirements: Iterable[str]) -> set[str]:
    """The distributions that requirements name, spelled as indexes compare them."""
    return {_plain(re.split(r"[\[<>=!~;\s]", wanted)[0]) for wanted in requirements}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_whatever_is_imported_is_asked_for() -> None:
    needed = distributions(PROJECT["dependencies"])
    playing = needed | distributions(PROJECT["optional-dependencies"]["playground"])
    installed = packages_distributions()
    undeclared = {
        f"{path}: {name}"
        for path, name in libraries()
        if not {_plain(found) for found in installed.get(name, [])}
        & (playing if path.is_relative_to(PLAYGROUND) else needed)
    }
    assert undeclared == set()


def test_whatever_is_asked_for_has_one_version() -> None:
    pins = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pinned = [_plain(line.split("==")[0]) for line in pins if not line.startswith("#")]
    assert len(pinned) == len({*pinned})
    extras = PROJECT["optional-dependencies"].values()
    asked = distributions([*PROJECT["dependencies"], *(name for extra in extras for name in extra)])
    assert asked <= {*pinned}
