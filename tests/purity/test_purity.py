"""Rules are pure: games/ contains no banned code, and the check finds each kind of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import games
from tests.purity.ban import offences

ROOT = Path(games.__file__).parent
FILES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py"))
# The one door through which component data comes in.
DOOR = {"core/components.py": frozenset({"importlib.resources"})}


@pytest.mark.parametrize("name", FILES)
def test_rules_keep_the_ban(name: str) -> None:
    source = (ROOT / name).read_text(encoding="utf-8")
    assert offences(source, allowed=DOOR.get(name, frozenset())) == []


def test_the_door_would_be_caught_elsewhere() -> None:
    source = (ROOT / "core/components.py").read_text(encoding="utf-8")
    assert [found.what for found in offences(source)] == ["imports importlib.resources"]


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "import os.path",
        "import json, time",
        "from random import shuffle",
        "from datetime import datetime",
        "import asyncio as aio",
        "from concurrent.futures import ThreadPoolExecutor",
        "import socket, threading, secrets, uuid, io",
        "def f():\n    import time",
        "open('data.json')",
        "print('hello')",
        "x = hash('seat')",
        "y = id(object())",
        "sorted(things, key=id)",
        "sorted(things, key=hash)",
        "text = input()",
        "eval('1')",
        "for seat in {'a', 'b'}: pass",
        "for seat in set(seats): pass",
        "for seat in frozenset(seats): pass",
        "x = list(set(seats))",
        "x = tuple({s for s in seats})",
        "x = [s for s in {'a', 'b'}]",
        "x = {s: 1 for s in set(seats)}",
        "x = next(iter({'a', 'b'}))",
        "x = [*{'a', 'b'}]",
        "a, b = {'a', 'b'}",
        "x = ', '.join({'a', 'b'})",
        "x = dict.fromkeys(set(seats))",
        "x = enumerate(set(a) | set(b))",
        "x = list(set(a) - set(b))",
        "x = list(a.union(b))",
        "seen = set()\nfor s in seen: pass",
        "seen = {1, 2}\nx = list(seen)",
        "seen = set(a)\nleft = seen - other\nfor s in left: pass",
        "seen: set[str] = made()\nfor s in seen: pass",
        "def f(seen: frozenset[str]):\n    return [s for s in seen]",
        "def f(a):\n    seen = set(a)\n    return seen.pop()",
        "def f(a):\n    yield from set(a)",
        "x = max({'a', 'b'}, key=len)",
        "x = sorted(set(seats), key=len)",
        "x = [s for s in (set(a) if a else set(b))]",
    ],
)
def test_the_ban_catches(line: str) -> None:
    assert offences(line)


@pytest.mark.parametrize(
    "line",
    [
        "import json, math",
        "from collections import Counter",
        "from games.core.time_track import x",
        "x = sorted({'a', 'b'})",
        "x = sorted(set(seats) - {'a'})",
        "x = len({s for s in seats})",
        "x = 'a' in {'a', 'b'}",
        "seen = set()\nseen.add(1)\nx = 1 in seen",
        "seen = set(a)\nfor s in sorted(seen): pass",
        "x = set(a) == set(b)",
        "x = max({1, 2})",
        "for s in dict.fromkeys(seats): pass",
        "x = list(dict.fromkeys(seats))",
        "x = {s for s in seats}",
        "def f():\n    seen = set()\n\ndef g(seen):\n    return list(seen)",
        "class A:\n    def __hash__(self):\n        return hash(self.key)",
        "class A:\n    id: str\n    def f(self):\n        return self.id",
        "def f(things):\n    return things.pop()",
        "x = a - b\nfor s in [x]: pass",
    ],
)
def test_the_ban_lets_pass(line: str) -> None:
    assert offences(line) == []


def test_an_offence_says_where() -> None:
    found = offences("x = 1\n\nfor s in {1}:\n    pass\nimport time\n")
    assert [(where.line, where.what) for where in found] == [
        (3, "takes the order of a set"),
        (5, "imports time"),
    ]
