"""Actions wait while another one runs, and pages are closed when there are too many."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import count
from typing import Any

import discord
import pytest
import simcord
from simcord.preview import Preview
from simcord.preview._pages import _Page

from bot.playground.pages import improve_pages
from bot.playground.simulated_server import SimulatedServer, build_server

MANY = 40


class Ear(discord.Client):
    """Hears which buttons are pressed, and takes a moment for each."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.heard: list[str] = []

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await asyncio.sleep(0.05)
        assert interaction.data is not None
        self.heard.append(f"{interaction.data.get('custom_id')}")


@dataclass(frozen=True)
class Stage:
    env: simcord.Env
    world: SimulatedServer
    preview: Preview
    ear: Ear

    async def post(self, *custom_ids: str) -> discord.Message:
        channel = self.env.bot.get_channel(self.world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        return await channel.send("Press one", view=buttons(*custom_ids))

    async def press(self, page: _Page, custom_id: str, seen: Seen) -> dict[str, Any]:
        """Press a button as the page looked when it was ``seen``."""
        number = next(_numbers)
        return await self.preview._action(
            page.id,
            {
                "protocol_version": 3,
                "kind": "click",
                "sequence": page.last_sequence + 1,
                "request_id": f"request-{number}",
                "generation": page.generation,
                "bot_generation": self.env._generation,
                "published_revision": seen.revision,
                "control_key": seen.keys[custom_id],
                "target_id": seen.keys[custom_id].split(":")[1],
            },
        )


@dataclass(frozen=True)
class Seen:
    """What a browser has of a page: its number, and its buttons by their custom ids."""

    revision: int
    keys: dict[str, str]


_numbers = count(1)


def buttons(*custom_ids: str) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for custom_id in custom_ids:
        view.add_item(discord.ui.Button(label=custom_id, custom_id=custom_id))
    return view


def seen(stage: Stage, page: _Page) -> Seen:
    payload = stage.preview._page_payload(page)
    rows = [row for post in payload["messages"].values() for row in post["components"]]
    keys = {part["custom_id"]: part["control_key"] for row in rows for part in row["components"]}
    return Seen(payload["publishedRevision"], keys)


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    ear = Ear()
    env = simcord.Env(ear)
    world = build_server(env, server="Server", topic="Topic", moderators="Moderators")
    improve_pages(world.channels)
    await env.start()
    async with env.preview(world.channel, viewers=world.viewers, layout="channel") as preview:
        yield Stage(env, world, preview, ear)
    await env.shutdown()


async def test_a_click_counts_although_the_bot_has_written_meanwhile(stage: Stage) -> None:
    await stage.post("pass")
    page = stage.preview._open_page()
    before = seen(stage, page)
    await stage.post("other")
    stage.preview._publish(page, reason="refresh")
    answer = await stage.press(page, "pass", before)
    assert not answer["rejected"]
    assert stage.ear.heard == ["pass"]


async def test_a_button_is_found_where_it_has_gone(stage: Stage) -> None:
    post = await stage.post("pass", "fight")
    page = stage.preview._open_page()
    before = seen(stage, page)
    await post.edit(view=buttons("undo", "pass", "fight"))
    stage.preview._publish(page, reason="refresh")
    assert seen(stage, page).keys["pass"] == before.keys["fight"]
    await stage.press(page, "pass", before)
    assert stage.ear.heard == ["pass"]


async def test_a_button_that_is_gone_presses_no_other(stage: Stage) -> None:
    post = await stage.post("pass")
    page = stage.preview._open_page()
    before = seen(stage, page)
    await post.edit(view=buttons("surrender"))
    stage.preview._publish(page, reason="refresh")
    answer = await stage.press(page, "pass", before)
    assert answer["rejected"]
    assert stage.ear.heard == []


async def test_two_people_may_click_at_once(stage: Stage) -> None:
    await stage.post("pass", "fight")
    one, other = stage.preview._open_page(), stage.preview._open_page()
    answers = await asyncio.gather(
        stage.press(one, "pass", seen(stage, one)), stage.press(other, "fight", seen(stage, other))
    )
    assert [answer["rejected"] for answer in answers] == [False, False]
    assert stage.ear.heard == ["pass", "fight"]


async def test_a_page_can_always_be_opened_and_the_one_in_use_stays(stage: Stage) -> None:
    used = stage.preview._open_page()
    for _ in range(MANY):
        stage.preview._open_page()
        # A browser asks for news all the time.
        stage.preview._page_payload(stage.preview._get_page(used.id))
    assert used.id in stage.preview._pages
    assert len(stage.preview._pages) <= stage.preview._MAX_PAGES + 1
