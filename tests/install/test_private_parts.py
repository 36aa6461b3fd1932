"""Private parts of dependencies: each is listed in the docs and has a guard here."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.settings import ROOT
from tests.install.private_parts import Use, names_of_class, private_uses, uses_in

PREVIEW = "simcord.preview.Preview"
SERVER = "simcord.preview._server.PreviewServer"
ATTRIBUTE = "an attribute"

GUARDS = {
    "aiosqlite.Connection._execute": "(self, fn, *args, **kwargs)",
    "aiosqlite.Connection._thread": ATTRIBUTE,
    "discord.app_commands.Command._invoke_autocomplete": "(self, interaction, name, namespace)",
    "discord.webhook.async_.AsyncWebhookAdapter": "has request",
    "discord.webhook.async_.async_context": "a ContextVar",
    "simcord.Env._settle_internal": (
        "(self, *, timeout=None, idle=0.05, dispatch=None, _deadline=None)"
    ),
    f"{PREVIEW}._MAX_PAGES": "a int",
    f"{PREVIEW}._PAGE_LEASE_SECONDS": "a float",
    f"{PREVIEW}._action": "(self, context_id, body)",
    f"{PREVIEW}._blobs": ATTRIBUTE,
    f"{PREVIEW}._close_page": "(self, context_id)",
    f"{PREVIEW}._open_page": "(self, viewer_id=None, target_id=None)",
    f"{PREVIEW}._pages": ATTRIBUTE,
    f"{PREVIEW}._publish": "(self, page, *, reason='action')",
    f"{PREVIEW}._python": ATTRIBUTE,
    "simcord.preview._action_plans": "has HISTORY_WINDOW_SIZE",
    "simcord.preview._assets._Asset": (
        "has available, digest, displayContentType, frames, height, mediaKind, validated, width"
    ),
    "simcord.preview._assets._Blob": "has data, normalized",
    "simcord.preview._pages._Page": (
        "has channel_id, id, last_activity, preview, revision, snapshot"
    ),
    "simcord.preview._pages._Page._resolve_blob": "(self, record, metadata, source)",
    SERVER: "has preview",
    f"{SERVER}._action": "(self, request)",
    f"{SERVER}._action_result": "(self, request)",
    f"{SERVER}._asset": "(self, request)",
    f"{SERVER}._commands": "(self, request)",
    f"{SERVER}._pages": "(self, request)",
    f"{SERVER}._state": "(self, request)",
    f"{SERVER}._static": "(self, request)",
    "simcord.preview._snapshot": "has HISTORY_WINDOW_SIZE",
    "simcord.preview._snapshot._message_navigation": "(preview, page, visible)",
}
"""What each part has to look like."""


def listed() -> Iterator[tuple[str, str]]:
    """Files and private parts in the table of docs/architecture.md."""
    text = (ROOT / "docs" / "architecture.md").read_text()
    section = text.partition("### Private parts of dependencies\n")[2].partition("\n#")[0]
    for line in section.splitlines():
        if line.startswith("| [") and not line.startswith("| where"):
            where, parts = line.split("|")[1:3]
            for part in re.findall(r"`([^`]+)`", parts):
                yield where.partition("(../")[2].partition(")")[0], part


def covers(part: str, name: str) -> bool:
    """Whether a listed part is the one that the scan found by its name."""
    return name in (part, part.rpartition(".")[2])


def test_every_use_is_listed_and_nothing_else() -> None:
    table = {*listed()}
    found = private_uses()
    missing = [u for u in found if not any(f == u.file and covers(p, u.name) for f, p in table)]
    assert not missing, f"not in docs/architecture.md: {sorted(missing)}"
    unused = [(f, p) for f, p in table if not any(u.file == f and covers(p, u.name) for u in found)]
    assert not unused, f"no longer used: {sorted(unused)}"


def test_every_listed_part_has_one_guard() -> None:
    assert {part for _, part in listed()} == {*GUARDS}


@pytest.mark.parametrize("part", GUARDS)
def test_the_part_is_as_we_use_it(part: str) -> None:
    expected = GUARDS[part]
    owner, found = resolved(part)
    if expected == ATTRIBUTE:
        assert isinstance(owner, type)
        assert part.rpartition(".")[2] in {
            n for base in owner.__mro__ for n in names_of_class(base)
        }
    elif expected.startswith("has "):
        names = {*vars(found)} | (names_of_class(found) if isinstance(found, type) else set())
        assert {*expected.removeprefix("has ").split(", ")} <= names
    elif expected.startswith("a "):
        assert type(found).__name__ == expected.removeprefix("a ")
    else:
        assert unannotated(found) == expected


def resolved(part: str) -> tuple[object, object]:
    """What a dotted name stands for, behind its owner; None for an attribute of instances."""
    names = part.split(".")
    owner: object = None
    found: object = importlib.import_module(names[0])
    for number, name in enumerate(names[1:], 2):
        if inspect.ismodule(found) and not hasattr(found, name):
            importlib.import_module(".".join(names[:number]))
        owner, found = found, getattr(found, name, None)
    return owner, found


def unannotated(function: object) -> str:
    """The signature that a function had before the playground replaced it."""
    assert callable(function)
    signature = inspect.signature(function)
    parameters = [p.replace(annotation=p.empty) for p in signature.parameters.values()]
    return str(signature.replace(parameters=parameters, return_annotation=signature.empty))


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("import discord\ndiscord.Client._connection", {"_connection"}),
        ("import aiosqlite\nsetattr(aiosqlite, '_x', 1)", {"_x"}),
        ("from simcord._clock import now", {"simcord._clock.now"}),
        ("from discord.http import Route", {"discord.http.Route"}),
        (
            "import aiosqlite\nclass C(aiosqlite.Connection):\n def f(self):\n  self._tx = 1",
            {"_tx"},
        ),
        ("class C:\n def f(self, other):\n  self._a = other._a", set()),
        ("import os\nos._exit(entry._replace(a=1))", set()),
    ],
)
def test_the_scan_finds_private_uses(code: str, names: set[str]) -> None:
    assert uses_in(code, Path("bot/x.py")) == {Use("bot/x.py", name) for name in names}
