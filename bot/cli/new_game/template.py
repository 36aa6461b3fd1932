"""Makes the files of a new game from those in files/, in which it is called "newgame"."""

from __future__ import annotations

import re
from pathlib import Path

_FILES = Path(__file__).parent / "files"
_SUFFIX = ".tmpl"
_PLACEHOLDER = "newgame"
_IMPORTS = re.compile(r"(?:^from \S+ import .+\n)+", re.MULTILINE)
_IMPORT = re.compile(r"from (\S+) import (.+)")


def game_files(name: str) -> dict[str, str]:
    """The text of every file of the game, by its path in the checkout."""
    found: dict[str, str] = {}
    for path in sorted(_FILES.rglob(f"*{_SUFFIX}")):
        target = path.relative_to(_FILES).as_posix().removesuffix(_SUFFIX)
        text = _named(path.read_text(encoding="utf-8"), name)
        found[_named(target, name)] = sort_imports(text) if target.endswith(".py") else text
    return found


def _named(text: str, name: str) -> str:
    return text.replace(_PLACEHOLDER, name).replace(_PLACEHOLDER.title(), name.title())


def sort_imports(text: str) -> str:
    """The source with the lines of each block of imports, and the names in them, in order.

    The order depends on the name of the game. Imports that take several lines stay as they are.
    """
    return _IMPORTS.sub(lambda block: _sorted_block(block[0]), text)


def _sorted_block(block: str) -> str:
    imports = (_IMPORT.fullmatch(line) for line in block.splitlines())
    found = sorted((line[1], line[2]) for line in imports if line is not None)
    return "".join(f"from {module} import {_sorted_names(names)}\n" for module, names in found)


def _sorted_names(names: str) -> str:
    if "(" in names:
        return names
    return ", ".join(sorted(names.split(", "), key=_member_order))


def _member_order(name: str) -> tuple[int, str]:
    """Constants, then classes, then everything else, as ruff sorts them."""
    if name.isupper() and len(name) > 1:
        return 0, name
    return (1 if name[0].isupper() else 2), name
