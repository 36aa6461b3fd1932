"""The bundle for bug reports: its content, and no hidden facts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.model.match import Position
from bot.model.people import Person
from games.deus.components import CARDS
from tests.ui.discord_sim import DiscordSim
from tests.ui.moderation.moderation_steps import deeds, played, said
from tests.ui.random_player import Player


async def bundle(result: InteractionResult) -> str:
    """The file that somebody was handed, in private."""
    assert result.response is not None
    assert result.response.ephemeral
    (attachment,) = result.response.attachments
    return (await attachment.read()).decode()


def leaves(value: object) -> Iterator[str]:
    """Every text in a view."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from leaves(getattr(value, field.name))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(key)
            yield from leaves(part)
    elif isinstance(value, list | tuple | set | frozenset):
        for part in value:
            yield from leaves(part)


def texts(value: Any) -> Iterator[str]:
    """Every text in a bundle, keys included."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)
    elif isinstance(value, str):
        yield value


async def views(sim: DiscordSim, table_id: int) -> dict[str | None, Position]:
    table = await sim.table()
    return {s: await sim.bot.host.play.position(table_id, s) for s in (None, *table.seats)}


async def test_it_tells_what_helps(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss, host = sim.moderator("Boss"), sim.bot.host
    await host.faults.keep(
        "deadbeef",
        "move",
        "KeyError",
        guild_id=sim.guild.id,
        table_id=table.id,
        person_id=boss.id,
    )
    told = json.loads(await bundle(await boss.slash(sim.channel, "admin diagnose")))
    versions = told["versions"]
    assert {"pantheon", "python", "discord.py", "database", "schema", "rules"} <= {*versions}
    assert versions["database"] == "sqlite"
    assert "toy" in versions["rules"]
    row = told["table"]["row"]
    assert (row["id"], row["entry_count"]) == (table.id, table.entry_count)
    assert len(told["table"]["log"]) == table.entry_count
    assert {line["seat"] for line in told["table"]["log"]} >= {*table.seats}
    assert [m["seats"] for m in told["table"]["members"]] != [[], []]
    assert told["match"]["notes"]
    assert [e["id"] for e in told["errors"]] == ["deadbeef"]
    assert [d.action for d in await deeds(sim)] == ["diagnose"]
    hall = sim.guild.create_text_channel("hall")
    await bundle(await boss.slash(hall, "admin diagnose"))
    server, at_table = said(await boss.slash(hall, "admin log")).splitlines()[-2:]
    assert server.endswith("made a diagnosis of this server.")
    assert at_table.endswith(f"made a diagnosis of table {table.id}.")


async def test_it_tells_nothing_hidden(sim: DiscordSim) -> None:
    """Cards in hand, the seed, private notes, names and ids of people are searched for."""
    await sim.begun("Ada", "Bo", game="deus")
    boss, host = sim.moderator("Boss"), sim.bot.host
    for _ in range(8):
        table = await sim.table()
        person = sim.named(table.awaited_people[0])
        await Player(person, "diagnosis").step(await sim.panel(person))
    table = await sim.table()
    ada = sim.person("Ada")
    await host.notes.write(table.id, Person(ada.id, "Ada"), "a planted private note")
    stored = await host.engine.stored(table.id)
    assert stored.seed is not None
    told = await bundle(await boss.slash(sim.channel, "admin diagnose"))
    known = {*texts(json.loads(told))}
    seen = await views(sim, table.id)
    public = {*leaves(seen[None].view)}
    hidden = {
        text
        for seat, position in seen.items()
        if seat is not None
        for text in leaves(position.view)
    } - public
    # A hand is made of cards that nobody else can name.
    assert any(text.split(".")[0] in CARDS for text in hidden)
    assert hidden & known == set()
    for secret in (
        stored.seed.hex(),
        repr(stored.seed),
        "a planted private note",
        "Ada",
        "Boss",
        str(ada.id),
        str(boss.id),
    ):
        assert secret not in told
    for entry in (await host.engine.replayed(stored)).match.entries:
        if entry.fingerprint:
            assert entry.fingerprint not in told


async def test_while_a_match_goes_on_no_rule_is_named(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    told = json.loads(await bundle(await boss.slash(sim.channel, "admin diagnose")))
    assert all("key" not in line for line in told["table"]["log"])
    await boss.slash(sim.channel, "table cancel")
    await boss.click(sim.seen(boss)[-1], label="Close it")
    told = json.loads(await bundle(await boss.slash(sim.channel, "admin diagnose")))
    assert all(line["key"] for line in told["table"]["log"])


async def test_without_a_table_it_tells_of_the_server(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    told = json.loads(await bundle(await boss.slash(sim.channel, "admin diagnose")))
    assert told["table"] is None
    assert told["server"]["guild_id"] == sim.guild.id


@pytest.mark.parametrize("typed", ["x", "-1", "99999999999999999999", "1 or 1=1"])
async def test_a_wrong_number_is_refused(sim: DiscordSim, typed: str) -> None:
    boss = sim.moderator("Boss")
    result = await boss.slash(sim.channel, "admin diagnose", table=typed)
    assert result.response is not None
    assert result.response.attachments == []
