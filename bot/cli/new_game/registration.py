"""Adds a game to the lists of games: games/library.py, render/__init__.py and pyproject.toml."""

from __future__ import annotations

import re
from pathlib import Path

_LINE_LENGTH = 100
_LAYERS = re.compile(r'(containers = \["games"\]\nlayers = \[")([^"]+)(")')
_LIBRARY_IMPORT = re.compile(r"^from games import (?:\([^)]*\)|.*)$", re.MULTILINE)
_LIBRARY_ALL = re.compile(r"^__all__ = \[[^\]]*\]$", re.MULTILINE)


def registered(name: str, root: Path) -> dict[str, str]:
    """The text of each changed file, by its path in the checkout."""
    return {
        "games/library.py": _in_library(_read(root, "games/library.py"), name),
        "render/__init__.py": _in_render(_read(root, "render/__init__.py"), name),
        "pyproject.toml": _in_contract(_read(root, "pyproject.toml"), name),
    }


def _read(root: Path, path: str) -> str:
    return (root / path).read_text(encoding="utf-8")


def _in_library(text: str, name: str) -> str:
    listed = _LIBRARY_ALL.search(text)
    assert listed is not None, "games/library.py has no __all__"
    names = sorted({*re.findall(r'"(\w+)"', listed[0]), name})
    imports = _wrapped("from games import ", names, "", "(", ")")
    exported = _wrapped("__all__ = ", [f'"{each}"' for each in names], "[]", "[", "]")
    return _LIBRARY_ALL.sub(exported, _LIBRARY_IMPORT.sub(imports, text))


def _wrapped(head: str, items: list[str], around: str, opening: str, closing: str) -> str:
    """The items on one line, between the two signs ``around``; one below another if too long."""
    line = f"{head}{around[:1]}{', '.join(items)}{around[1:]}"
    if len(line) <= _LINE_LENGTH:
        return line
    return f"{head}{opening}\n" + "".join(f"    {item},\n" for item in items) + closing


def _in_render(text: str, name: str) -> str:
    lines = text.splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("from render import"))
    lines[first:] = sorted([*lines[first:], f"from render import {name} as {name}"])
    return "\n".join(lines) + "\n"


def _in_contract(text: str, name: str) -> str:
    """The import contract that no game knows another; "(name)" is a game that may be missing."""
    listed = _LAYERS.search(text)
    assert listed is not None, "pyproject.toml has no contract for games"
    games = sorted([*listed[2].split(" | "), f"({name})"], key=lambda game: game.strip("()"))
    return _LAYERS.sub(lambda found: found[1] + " | ".join(games) + found[3], text)
