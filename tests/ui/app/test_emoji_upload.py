"""Emoji are uploaded once, looked up by the others, and never in anybody's way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bot.ui.app import emoji_upload
from bot.ui.app.emoji_upload import load_emoji
from bot.ui.kit.app_emoji import AppEmoji
from render import emoji as drawings
from render.emoji import all_emoji
from tests.ui.discord_sim import DiscordSim

COUNT = len([*all_emoji()])


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let attempts follow each other at once."""
    monkeypatch.setattr(emoji_upload, "RETRY_SECONDS", (0.01, 0.01))
    return iter(())


def uploaded(sim: DiscordSim) -> list[str]:
    return [emoji.name for emoji in sim.env.backend.application_emojis.values()]


async def test_what_is_missing_is_uploaded_once(sim: DiscordSim) -> None:
    registry = AppEmoji()
    await load_emoji(sim.bot, upload=True, registry=registry)
    assert len(registry) == len(uploaded(sim)) == COUNT
    again = AppEmoji()
    await load_emoji(sim.bot, upload=True, registry=again)
    assert (len(again), len(uploaded(sim))) == (COUNT, COUNT)


async def test_a_new_drawing_is_a_new_emoji(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    await load_emoji(sim.bot, upload=True, registry=AppEmoji())
    monkeypatch.setattr(drawings, "SIZE", 64)
    registry = AppEmoji()
    await load_emoji(sim.bot, upload=True, registry=registry)
    assert len(registry) == COUNT
    assert len({*uploaded(sim)}) == 2 * COUNT


@pytest.mark.usefixtures("impatient")
async def test_other_processes_wait_for_the_one_that_uploads(sim: DiscordSim) -> None:
    other, first = AppEmoji(), AppEmoji()
    waiting = asyncio.create_task(load_emoji(sim.bot, upload=False, registry=other))
    await load_emoji(sim.bot, upload=True, registry=first)
    await waiting
    await load_emoji(sim.bot, upload=False, registry=other)
    assert len(other) == len(uploaded(sim)) == COUNT


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("status", [400, 403, 429, 500])
async def test_a_discord_that_takes_none_is_no_harm(sim: DiscordSim, status: int) -> None:
    for _ in range(20):
        sim.env.inject_error("POST", "/applications/*/emojis", status=status, message="no")
    registry = AppEmoji()
    await load_emoji(sim.bot, upload=True, registry=registry)
    assert (await sim.begun("Ada", "Bo")).status == "running"


@pytest.mark.usefixtures("impatient")
async def test_nothing_it_meets_ends_the_bot(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*args: Any, **rest: Any) -> Any:
        raise RuntimeError("unheard of")

    monkeypatch.setattr(sim.bot, "fetch_application_emojis", broken)
    await load_emoji(sim.bot, upload=True, registry=AppEmoji())
