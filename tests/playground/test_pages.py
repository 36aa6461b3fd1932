"""SimCord's page with the patches of the playground."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from dataclasses import dataclass

import aiohttp
import discord
import pytest
import simcord
from discord import app_commands
from PIL import Image
from simcord.preview import Preview

from bot.playground.page_refresh import INACTIVE_SECONDS, MAX_INACTIVE_PAGES, PageRefresher
from bot.playground.pages import CHANGES, POSTS_AT_ONCE, improve_pages
from bot.playground.simulated_server import SimulatedServer, build_server

HELLO = {"name": "hello", "value": "hello"}
SIZE = (320, 200)
PICTURES = 12  # more than SimCord would show at once


@dataclass(frozen=True)
class Stage:
    env: simcord.Env
    world: SimulatedServer
    preview: Preview

    async def post(self, words: str, *pictures: bytes) -> None:
        channel = self.env.bot.get_channel(self.world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.TextDisplay(words))
        files = [
            discord.File(io.BytesIO(data), f"{place}.png") for place, data in enumerate(pictures)
        ]
        if files:
            gallery = discord.ui.MediaGallery[discord.ui.LayoutView]()
            for file in files:
                gallery.add_item(media=file)
            view.add_item(gallery)
        await channel.send(view=view, files=files)


class Speaker(discord.Client):
    """Says privately what one types, with a suggestion."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(description="Say a word")
        async def speak(interaction: discord.Interaction, word: str) -> None:
            await interaction.response.send_message(word, ephemeral=True)

        @speak.autocomplete("word")
        async def suggest(
            interaction: discord.Interaction, current: str
        ) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(**HELLO)]

    async def setup_hook(self) -> None:
        await self.tree.sync()


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    env = simcord.Env(Speaker())
    world = build_server(env, server="Server", topic="Topic", moderators="Moderators")
    improve_pages(world.channels)
    await env.start()
    async with env.preview(world.channel, viewers=world.viewers, layout="channel") as preview:
        yield Stage(env, world, preview)
    await env.shutdown()


def newest(stage: Stage) -> int:
    last = stage.world.channel.last_message
    assert last is not None
    return last.id


def picture() -> bytes:
    data = io.BytesIO()
    Image.new("RGB", SIZE, "teal").save(data, "PNG")
    return data.getvalue()


async def test_the_changed_places_are_still_in_simcords_files(stage: Stage) -> None:
    origin = stage.preview.url.split("#")[0]
    async with aiohttp.ClientSession() as browser:
        for path, changes in CHANGES.items():
            async with browser.get(origin.rstrip("/") + path) as response:
                served = await response.text()
            assert [new for new in changes.values() if new not in served] == []


async def test_pictures_are_served_as_they_are_with_their_size_told_beforehand(
    stage: Stage,
) -> None:
    drawn = picture()
    for number in range(PICTURES):
        await stage.post(f"post {number}", drawn)
    page = stage.preview._open_page()
    assets = stage.preview._page_payload(page)["assets"]
    posted = {asset: told for asset, told in assets.items() if told["filename"] == "0.png"}
    assert len(posted) == PICTURES
    for asset, told in posted.items():
        assert (told["displayWidth"], told["displayHeight"]) == SIZE
        kind, data, _ = await stage.preview._prepare_asset(page.id, asset)
        assert (kind, data) == ("image/png", drawn)


async def test_a_page_shows_the_last_posts_and_can_go_back(stage: Stage) -> None:
    for number in range(POSTS_AT_ONCE + 5):
        await stage.post(f"post {number}")
    opened = stage.preview._open_page()
    focused = stage.preview._open_page(target_id=str(newest(stage)))
    for page in (opened, focused):
        shown = stage.preview._page_payload(page)
        assert len(shown["timeline"]) == POSTS_AT_ONCE
        assert shown["timeline"][-1] == str(newest(stage))
        assert shown["history"]["hasBefore"]
        assert not shown["history"]["hasAfter"]


async def test_a_page_that_fell_behind_is_published_again(stage: Stage) -> None:
    await stage.post("first")
    page = stage.preview._open_page()
    pulse = PageRefresher(stage.env, stage.preview)
    pulse.refresh()
    shown = page.revision

    pulse.refresh()
    assert page.revision == shown

    await stage.post("second")
    pulse.refresh()
    assert page.revision == shown + 1
    assert len(stage.preview._page_payload(page)["timeline"]) == 2


async def test_a_page_that_shows_everything_is_left_alone(stage: Stage) -> None:
    await stage.post("first")
    acting, watching = stage.preview._open_page(), stage.preview._open_page()
    pulse = PageRefresher(stage.env, stage.preview)
    pulse.refresh()
    await stage.post("second")
    stage.preview._publish(acting, reason="action")
    acted, watched = acting.revision, watching.revision

    pulse.refresh()

    assert acting.revision == acted
    assert watching.revision == watched + 1


async def test_suggestions_while_typing_leave_all_pages_alone(stage: Stage) -> None:
    page = stage.preview._open_page()
    pulse = PageRefresher(stage.env, stage.preview)
    pulse.refresh()
    shown = page.revision
    ada = stage.world.people[0]

    assert await ada.autocomplete(stage.world.channel, "speak", "word", "h") == [HELLO]
    pulse.refresh()
    assert page.revision == shown

    await ada.slash(stage.world.channel, "speak", word="hello")
    pulse.refresh()
    assert page.revision == shown + 1


async def test_pages_left_behind_cost_nothing_and_make_room(stage: Stage) -> None:
    left = [stage.preview._open_page() for _ in range(MAX_INACTIVE_PAGES + 3)]
    for age, page in enumerate(left, 1):
        page.last_activity -= INACTIVE_SECONDS + age
    revisions = [page.revision for page in left]
    open_page = stage.preview._open_page()
    await stage.post("news")

    PageRefresher(stage.env, stage.preview).refresh()

    assert [page.revision for page in left] == revisions
    kept = [page for page in left if page.id in stage.preview._pages]
    assert kept == left[:MAX_INACTIVE_PAGES]
    assert len(stage.preview._page_payload(open_page)["timeline"]) == 1
