"""Acknowledgements through discord.py and real sockets, while Discord refuses some."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any, Literal

import pytest
from aiohttp import web
from discord.http import Route
from discord.utils import time_snowflake, utcnow
from pydantic import SecretStr

from bot.storage.upkeep import faults
from bot.ui.app.client import PantheonBot
from tests.ui.discord_sim import bot_of, settings_in

APPLICATION, SERVER, CHANNEL, PERSON = 900, 901, 902, 903
Refusals = list[tuple[int, dict[str, Any]]]
Break = Literal["disconnected", "silent"]
"""How a connection breaks: closed at once, or silent for some seconds before."""
SILENCE = 4.0


def replied(said: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON response without a charset: discord.py parses no JSON that names one."""
    body = json.dumps(said).encode()
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")


@dataclass
class Loopback:
    """A fake of the endpoints that an interaction needs; refuses callbacks as it is told to."""

    bot: PantheonBot
    refusals: Refusals = field(default_factory=list)
    breaks: list[Break] = field(default_factory=list)
    heard_anyway: bool = False
    """Whether refused or interrupted callbacks are acknowledged nevertheless."""
    callbacks: list[float] = field(default_factory=list)
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    finished: asyncio.Event = field(default_factory=asyncio.Event)

    async def callback(self, request: web.Request) -> web.Response:
        self.callbacks.append(time.monotonic())
        if self.acknowledged.is_set():
            return replied({"code": 40060, "message": "already acknowledged"}, status=400)
        if self.breaks:
            how = self.breaks.pop(0)
            if self.heard_anyway:
                self.acknowledged.set()
            if how == "silent":
                await asyncio.sleep(SILENCE)
            assert request.transport is not None
            request.transport.abort()
            return replied(None)
        if self.refusals:
            status, said = self.refusals.pop(0)
            if self.heard_anyway:
                self.acknowledged.set()
            # As behind Discord's own proxy; without the header its library gives up at once.
            return replied(said, status=status, headers={"Via": "1.1 loopback"})
        self.acknowledged.set()
        return replied({"interaction": {"id": "1", "type": 2}})

    async def edit(self, request: web.Request) -> web.Response:
        if not self.acknowledged.is_set():
            return replied({"code": 10015, "message": "Unknown Webhook"}, status=404)
        self.finished.set()
        author = {"id": str(APPLICATION), "username": "bot", "discriminator": "0", "avatar": None}
        said: dict[str, object] = {
            "id": "1", "channel_id": str(CHANNEL), "author": author, "content": "", "embeds": [],
            "timestamp": "2024-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False,
            "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [],
            "pinned": False, "type": 0, "components": [],
        }  # fmt: skip
        return replied(said)

    def ask_for_help(self, *, seconds_ago: float | None = None) -> float:
        """Send a /help command; returns when. Without ``seconds_ago`` its timestamp is very old."""
        number = 1 if seconds_ago is None else time_snowflake(utcnow() - timedelta(0, seconds_ago))
        person = {"id": str(PERSON), "username": "ada", "discriminator": "0", "avatar": None}
        typed: Any = {
            "id": str(number), "application_id": str(APPLICATION), "type": 2, "token": "token",
            "version": 1, "guild_id": str(SERVER), "channel_id": str(CHANNEL),
            "channel": {
                "id": str(CHANNEL), "type": 0, "name": "table", "permissions": "0",
                "position": 0, "permission_overwrites": [],
            },
            "locale": "en-US", "guild_locale": "en-US", "entitlements": [], "context": 0,
            "authorizing_integration_owners": {}, "attachment_size_limit": 1,
            "app_permissions": "0",
            "member": {
                "user": person, "roles": [], "joined_at": "2024-01-01T00:00:00+00:00",
                "permissions": "0", "deaf": False, "mute": False, "flags": 0,
            },
            "data": {"id": "2", "name": "help", "type": 1},
        }  # fmt: skip
        self.bot._connection.parse_interaction_create(typed)
        return time.monotonic()

    def outcome(self, how: str) -> float:
        """How many calls for help have ended so."""
        labels = {"what": "help", "outcome": how}
        registry = self.bot.dispatcher.metrics.registry
        return registry.get_sample_value("pantheon_interactions_total", labels) or 0.0


async def _command_list(request: web.Request) -> web.Response:
    return replied([])


async def _application(request: web.Request) -> web.Response:
    user = {"id": str(APPLICATION), "username": "bot", "discriminator": "0", "avatar": None}
    said = {
        "name": "pantheon", "icon": None, "description": "", "bot_public": True, "flags": 0,
        "bot_require_code_grant": False, "verify_key": "", "owner": user,
    }  # fmt: skip
    return replied(user | said)


@pytest.fixture
async def loopback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Loopback]:
    """The real bot, logged in through its real library to a server of ours."""
    settings = settings_in(tmp_path).model_copy(update={"discord_token": SecretStr("a.b.c")})
    discord = Loopback(bot_of(settings))
    app = web.Application()
    app.router.add_post("/interactions/{id}/{token}/callback", discord.callback)
    app.router.add_patch("/webhooks/{id}/{token}/messages/@original", discord.edit)
    app.router.add_post("/webhooks/{id}/{token}", discord.edit)
    app.router.add_get("/users/@me", _application)
    app.router.add_get("/oauth2/applications/@me", _application)
    app.router.add_put("/applications/{id}/commands", _command_list)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(Route, "BASE", f"http://{host}:{port}")
    await discord.bot.login("a.b.c")
    yield discord
    await discord.bot.close()
    await runner.cleanup()


async def test_a_refused_acknowledgement_is_given_again_in_time(loopback: Loopback) -> None:
    loopback.refusals = [(429, {"retry_after": 0.5, "global": False}) for _ in range(3)]
    began = loopback.ask_for_help()
    await asyncio.wait_for(loopback.finished.wait(), 20)
    assert len(loopback.callbacks) == 4
    assert loopback.callbacks[-1] - began < 3
    # No sooner than Discord wants it.
    gaps = [b - a for a, b in zip(loopback.callbacks, loopback.callbacks[1:], strict=False)]
    assert min(gaps) >= 0.5


async def test_an_error_of_discords_does_not_cost_the_three_seconds(loopback: Loopback) -> None:
    loopback.refusals = [(502, {}), (500, {}), (503, {})]
    began = loopback.ask_for_help()
    await asyncio.wait_for(loopback.finished.wait(), 20)
    assert loopback.callbacks[-1] - began < 3


async def test_an_acknowledgement_that_seemed_to_fail_is_not_somebody_elses(
    loopback: Loopback,
) -> None:
    loopback.refusals, loopback.heard_anyway = [(502, {})], True
    loopback.ask_for_help()
    await asyncio.wait_for(loopback.finished.wait(), 20)
    await _counted(loopback, "ok")


async def test_what_cannot_be_acknowledged_in_time_is_not_begun(loopback: Loopback) -> None:
    loopback.refusals = [(429, {"retry_after": 4.0, "global": False})]
    loopback.ask_for_help()
    await _counted(loopback, "late")
    assert len(loopback.callbacks) == 1
    assert not loopback.finished.is_set()


async def test_where_somebody_else_has_answered_nothing_is_begun(loopback: Loopback) -> None:
    loopback.acknowledged.set()
    loopback.ask_for_help()
    await _counted(loopback, "elsewhere")
    assert not loopback.finished.is_set()


@pytest.mark.parametrize("how", ["disconnected", "silent"])
@pytest.mark.parametrize("heard", [False, True])
async def test_an_acknowledgement_whose_connection_breaks_is_given_again_in_time(
    loopback: Loopback, how: Break, heard: bool
) -> None:
    loopback.breaks, loopback.heard_anyway = [how], heard
    began = loopback.ask_for_help()
    await asyncio.wait_for(loopback.finished.wait(), 20)
    await _counted(loopback, "ok")
    assert len(loopback.callbacks) == 2
    assert loopback.callbacks[-1] - began < 3


async def test_an_acknowledgement_that_never_got_through_comes_too_late(
    loopback: Loopback, trouble: pytest.LogCaptureFixture
) -> None:
    loopback.breaks = ["disconnected"] * 20
    loopback.ask_for_help()
    await _counted(loopback, "late")
    assert not loopback.finished.is_set()
    assert not [record for record in trouble.records if record.exc_info]
    assert loopback.outcome("failed") == 0
    async with loopback.bot.host.engine.database.read() as connection:
        assert await faults.newest(connection, guild_id=SERVER) == []


async def test_the_three_seconds_begin_when_somebody_has_clicked(loopback: Loopback) -> None:
    loopback.refusals = [(429, {"retry_after": 1.5, "global": False})]
    loopback.ask_for_help(seconds_ago=1.5)
    await _counted(loopback, "late")
    assert len(loopback.callbacks) == 1
    loopback.refusals = [(429, {"retry_after": 1.5, "global": False})]
    loopback.ask_for_help(seconds_ago=0.0)
    await _counted(loopback, "ok")
    assert len(loopback.callbacks) == 3


async def _counted(loopback: Loopback, outcome: str) -> None:
    for _ in range(2000):
        if loopback.outcome(outcome):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"nothing was {outcome}")
