"""The version of a game's rules: a fingerprint of its code and component data."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path

import games.core
from games.core.game import AnyGame

_CORE = Path(games.core.__file__).parent


def rules_version(game: AnyGame) -> str:
    """Changes whenever the game's rules, its components or the core might play differently."""
    module = sys.modules[game.state.__module__]
    assert module.__file__ is not None
    return _fingerprint(_CORE, Path(module.__file__).parent)


@cache
def _fingerprint(*folders: Path) -> str:
    total = blake2b(digest_size=8)
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".json"):
                content = path.read_bytes()
                total.update(f"{path.relative_to(folder)}:{len(content)}:".encode())
                total.update(content)
    return total.hexdigest()
