"""``/privacy``: shows, exports and deletes what is stored."""

from __future__ import annotations

import json
import re
from pathlib import Path

import discord
import pytest
from sqlalchemy import select

import bot.ui
from bot.storage import schema
from bot.ui.privacy import privacy
from tests.ui.broken_connections import calm, lossy
from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, text
from tests.ui.random_player import play_out


async def posted(sim: DiscordSim, custom_id: str) -> discord.Message:
    """A public message with a button that does not belong there."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="forged", custom_id=custom_id))
    return await sim.place.send(view=view)


async def test_a_person_sees_what_is_kept_and_has_it_deleted(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    await play_out(sim, "privacy")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    shown = await ada.slash(sim.channel, "privacy")
    assert shown.response is not None
    assert shown.ephemeral
    said = text(shown.response)
    assert "You are called Ada" in said
    assert "Your language on Discord is English (United States)." in said
    assert "You play or have played at one table." in said
    assert "moves are recorded as yours" in said
    assert "One match has a result of yours." in said
    await ada.click(shown.response, label="Delete all of this")
    assert "Nobody can undo this" in text(shown.response)
    await ada.click(shown.response, label="Keep it")
    assert text(shown.response) == said
    await ada.click(shown.response, label="Delete all of this")
    await ada.click(shown.response, label="Yes, delete everything")
    assert "Everything about you is deleted" in text(shown.response)
    assert labels(shown.response) == []

    again = await ada.slash(sim.channel, "privacy")
    assert again.response is not None
    assert "I know nothing about you" in text(again.response)
    board = await bo.slash(sim.channel, "log")
    assert board.response is not None
    assert "former player" in everything(board.response)
    assert "Ada" not in everything(board.response)


async def test_a_moderator_who_was_forgotten_is_mentioned_nowhere(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    mo, ned = sim.moderator("Mo"), sim.moderator("Ned")
    await mo.slash(sim.channel, "admin pause")
    shown = await mo.slash(sim.channel, "privacy")
    assert shown.response is not None
    await mo.click(shown.response, label="Delete all of this")
    await mo.click(shown.response, label="Yes, delete everything")
    audit = await ned.slash(sim.channel, "admin log")
    assert audit.response is not None
    assert "former player" in text(audit.response)
    assert "<@" not in text(audit.response)


async def test_everything_is_deleted_whether_the_lobby_says_so_or_not(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    bo = sim.person("Bo")
    await bo.click(sim.post(), label="Join")
    shown = await bo.slash(sim.channel, "privacy")
    assert shown.response is not None
    await bo.click(shown.response, label="Delete all of this")
    edit = lossy(discord.PartialMessage.edit, times=9, arrives=False)
    monkeypatch.setattr(discord.PartialMessage, "edit", edit)
    await bo.click(shown.response, label="Yes, delete everything")
    assert "Everything about you is deleted" in text(shown.response)
    await calm(sim, trouble)


def test_only_the_reader_mentions_people() -> None:
    """An id from the database may stand for somebody who was forgotten."""
    face = Path(bot.ui.__file__).parent
    written = [p.name for p in face.rglob("*.py") if re.search(r"<@!?\{", p.read_text("utf-8"))]
    assert written == ["reader.py"]


async def test_a_person_downloads_what_is_kept(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    await play_out(sim, "download")
    ada = sim.person("Ada")
    shown = await ada.slash(sim.channel, "privacy")
    assert shown.response is not None
    result = await ada.click(shown.response, label="Download it")
    assert result.response is not None
    assert result.response.ephemeral
    (file,) = result.response.attachments
    kept = json.loads(await file.read())
    assert kept["settings"]["name"] == "Ada"
    assert [row["id"] for row in kept["created"]] == [table.id]
    assert [row["table_id"] for row in kept["results"]] == [table.id]
    async with sim.bot.host.engine.database.read() as connection:
        rows = (await connection.execute(select(schema.entries))).all()
        seed = (await connection.execute(select(schema.tables.c.seed))).scalar_one()
    mine = [row.number for row in rows if row.person_id == ada.id]
    assert [row["number"] for row in kept["entries"]] == mine != []
    said = json.dumps(kept)
    assert seed.hex() not in said
    assert str(sim.person("Bo").id) not in said


async def test_seats_pass_to_computers_and_lobbies_lose_the_name(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    elsewhere = sim.guild.create_text_channel("lobby")
    await sim.person("Bo").slash(elsewhere, "table create", game="toy")
    await ada.click(sim.post(elsewhere), label="Join")
    assert "Ada" in text(sim.post(elsewhere))
    shown = await ada.slash(sim.channel, "privacy")
    assert shown.response is not None
    await ada.click(shown.response, label="Delete all of this")
    assert "You are still playing at 2 tables" in text(shown.response)
    await ada.click(shown.response, label="Yes, delete everything")
    after = await sim.bot.host.tables.get(table.id)
    assert after.people == (sim.person("Bo").id,)
    assert "Ada" not in text(sim.post(elsewhere))
    assert [post for post in sim.posts() if "<@-" in text(post)] == []
    await play_out(sim, "without her")


async def test_a_late_or_borrowed_second_click_deletes_nothing(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    shown = await ada.slash(sim.channel, "privacy")
    assert shown.response is not None
    await ada.click(shown.response, label="Delete all of this")
    yes = buttons(shown.response, "privacy-delete:")[0]["custom_id"]
    borrowed = await bo.click(await posted(sim, yes), custom_id=yes)
    assert borrowed.response is not None
    assert borrowed.response.ephemeral
    assert "You are called Bo" in text(borrowed.response)
    now = sim.bot.host.engine.clock()
    sim.bot.host.engine.clock = lambda: now + privacy.CONFIRMATION_TIMEOUT + 1
    await ada.click(shown.response, custom_id=yes)
    assert "What I know about you" in text(shown.response)
    for person in (ada, bo):
        assert await sim.bot.host.privacy.known(person.id) is not None


@pytest.mark.parametrize("action", ["privacy-ask", "privacy-delete", "privacy-keep"])
async def test_a_stranger_is_told_that_nothing_is_known(sim: DiscordSim, action: str) -> None:
    await sim.begun("Ada", "Bo")
    cy = sim.person("Cy")
    custom_id = f"pan:{action}:0:0:{cy.id}/{int(sim.bot.host.engine.clock())}"
    result = await cy.click(await posted(sim, custom_id), custom_id=custom_id)
    assert result.response is not None
    assert result.response.ephemeral
    assert "I know nothing about you" in text(result.response)
