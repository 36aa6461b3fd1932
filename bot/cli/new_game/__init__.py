"""``pantheon new-game``: writes a small playable game in the shape of all games.

The game comes from the templates in files/, in which it is called "newgame". Everything is read and
checked before the first file is written, so that a refused name changes nothing.
"""

from __future__ import annotations

import keyword
import re
from pathlib import Path

from bot.cli.new_game.registration import registered
from bot.cli.new_game.template import game_files
from bot.cli.terminal import Terminal, UsageError
from bot.settings import ROOT
from games.core.phrase import phrase

_NAME = re.compile(r"[a-z]{3,12}")
_PACKAGES = ("games", "render", "tests", "tests/golden")


def new_game(terminal: Terminal, name: str, root: Path = ROOT) -> int:
    """Write the game ``name`` into the checkout at ``root`` and register it.

    Raises :class:`UsageError` if the name cannot be used or ``root`` is no checkout.
    """
    _check(name, root)
    files = {root / path: text for path, text in game_files(name).items()}
    changed = {root / path: text for path, text in registered(name, root).items()}
    for path, text in (files | changed).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    terminal.say("cli.new-game.done", name=name, count=len(files))
    return 0


def _check(name: str, root: Path) -> None:
    if not (root / "tests" / "core").is_dir() or not (root / "pyproject.toml").is_file():
        raise UsageError(phrase("cli.new-game.no-checkout"))
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise UsageError(phrase("cli.new-game.bad-name", name=name))
    taken = _taken(name, root)
    if taken is not None:
        raise UsageError(phrase("cli.new-game.taken", name=name, file=taken))


def _taken(name: str, root: Path) -> str | None:
    """The existing file or folder with this name, or the message file that uses its prefix."""
    for package in _PACKAGES:
        for path in (root / package / name, root / package / f"{name}.py"):
            if path.exists():
                return path.relative_to(root).as_posix()
    for path in sorted((root / "locales").glob("*/*.ftl")):
        if re.search(rf"^{name}(-| =)", path.read_text(encoding="utf-8"), re.MULTILINE):
            return path.relative_to(root).as_posix()
    return None
