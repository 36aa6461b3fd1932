"""Deleting a person: nothing about them is left, and others' matches continue."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import BigInteger, Integer, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.host.upkeep.table_file import export_table
from bot.model.people import Person
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.privacy import privacy
from bot.storage.table import tables
from games.core import game as registry
from tests.host.harness import ADA, BO, CY, DI, HostHarness, eager

# A number long enough to be found wherever it stands.
EVE = Person(730_000_000_000_000_123, "Evelyn-the-Unforgettable", "uk")

# Columns with numbers of Discord's that are not people's.
NOT_PEOPLE = {
    *("tables.guild_id", "tables.channel_id", "tables.lobby_message_id", "tables.last_post_id"),
    *("outbox.channel_id", "outbox.message_id", "petitions.message_id", "alarms.guild_id"),
    *("servers.guild_id", "servers.moderator_role", "servers.audit_channel", "audit.guild_id"),
    *("faults.guild_id", "results.guild_id", "ratings.guild_id", "people.id"),
    *("campaigns.guild_id", "scenarios.campaign_id", "tables.campaign_id"),
    *("bars.guild_id", "templates.guild_id"),
    *("played_matches.guild_id", "played_seats.guild_id", "played_facts.guild_id"),
    *("titles.guild_id", "praises.guild_id", "seasons.guild_id"),
    *("places.channel_id", "places.guild_id", "places.parent_id"),
    *("searches.guild_id", "searches.channel_id", "proposals.guild_id", "proposals.channel_id"),
}


async def traces(database: Database, *wanted: str) -> list[str]:
    """The tables and columns that contain any of some words."""
    found = []
    async with database.read() as connection:
        for table in schema.metadata.sorted_tables:
            for row in (await connection.execute(select(table))).mappings():
                for column, value in row.items():
                    text = value.decode("latin-1") if isinstance(value, bytes) else str(value)
                    found += [f"{table.name}.{column}" for word in wanted if word in text]
    return found


async def joined(harness: HostHarness, channel_id: int, **options: int | str | bool) -> int:
    """A running table of Ada, Eve and a computer, opened by Eve."""
    host = harness.host
    table = await host.tables.create(5, channel_id, EVE, "toy", "en")
    await host.lobby.join(table.id, ADA)
    await host.lobby.add_computer(table.id, EVE.id, "sensible")
    for field, value in options.items():
        await host.lobby.set_option(table.id, EVE.id, field, value)
    return (await host.lobby.start(table.id, EVE.id)).id


async def leave_traces(connection: AsyncConnection, table_id: int) -> None:
    """A row of Eve's in every table that may know a person."""
    eve, now = EVE.id, 5.0
    at = {"table_id": table_id, "person_id": eve}
    rows: dict[str, dict[str, object]] = {
        "notes": {**at, "text": f"{EVE.name} was here", "updated": now},
        "trials": {**at, "seat": "x", "entry": 1, "seed": b"s", "steps": [], "draft": []},
        "absences": {"person_id": eve, "begins": 1.0, "ends": 2.0, "note": "sea", "begun": True},
        "audit": {
            "guild_id": 5,
            "actor_id": eve,
            "action": "x",
            "detail": {"person": eve, "all": [eve, 7], str(eve): 1, "said": f"<@{eve}>"},
            "at": now,
            "state": "kept",
        },
        "faults": {"id": "f", "at": now, "person_id": eve, "what": "x", "kind": "KeyError"},
        "petitions": {
            "table_id": table_id,
            "kind": "rewind",
            "subject_id": eve,
            "asked_by": eve,
            "entry": 1,
            "detail": {"who": eve},
            "voters": [eve, ADA.id],
            "ballots": {str(eve): "yes"},
            "state": "open",
            "created": now,
        },
        "alarms": {"key": f"digest:{eve}", "kind": "x", "due": 9e9, "detail": {"who": eve}},
        "ratings": {
            "guild_id": 5,
            "game": "other",
            "person_id": eve,
            "mu": 1.0,
            "sigma": 1.0,
            "played": 1,
            "won": 1,
        },
    }
    rows["outbox"] = {
        "table_id": table_id,
        "kind": "digest",
        "person_id": eve,
        "dedupe": f"digest:{eve}",
        "nonce": "n1",
        "since_entry": 0,
        "entry": 0,
        "ping": False,
        "detail": {"people": [eve, ADA.id], "who": eve},
        "state": "done",
        "attempts": 1,
        "not_before": 0.0,
        "created": now,
    }
    for name, row in rows.items():
        await connection.execute(insert(schema.metadata.tables[name]).values(row))
    public = {**rows["outbox"], "person_id": None, "dedupe": f"seat:{eve}:1", "nonce": "n2"}
    await connection.execute(insert(schema.outbox).values(public))
    prefs = {"timezone": "Europe/Kyiv", "quiet_from": 60, "quiet_to": 120, "digest_at": 30}
    await connection.execute(
        update(schema.people).where(schema.people.c.id == eve).values(**prefs, rated=False)
    )


async def test_nothing_leads_back_to_somebody_forgotten(shared: HostHarness) -> None:
    host = shared.host
    over = await joined(shared, 20, rounds=2)
    assert (await shared.play(over, choice=eager)).status == "over"
    async with host.engine.database.write() as connection:
        await leave_traces(connection, over)
    known = await host.privacy.known(EVE.id)
    assert known is not None
    assert (known.prefs.name, known.prefs.timezone) == (EVE.name, "Europe/Kyiv")
    assert known.playing == ()
    told = ("entries", "members", "notes", "absences", "results", "ratings", "deeds", "faults")
    assert [name for name in told if not known.counts[name]] == []
    before = await host.tables.get(over)

    assert await host.privacy.forget(EVE.id) == ()
    assert await traces(host.engine.database, str(EVE.id), EVE.name, "Europe/Kyiv") == []
    assert await host.privacy.known(EVE.id) is None

    # The finished match stands as it did, and somebody without a name sits in it.
    after = await host.tables.get(over)
    (former,) = [m for m in after.members if m.former]
    assert (former.name, former.person_id) != (EVE.name, EVE.id)
    assert [m.person_id for m in after.members if not m.former] == [ADA.id, None]
    assert replace(after, members=(), seats={}, creator_id=0) == replace(
        before, members=(), seats={}, creator_id=0
    )
    stored = await host.engine.stored(over)
    assert (await host.engine.replayed(stored)).count == stored.table.entry_count
    assert await host.play.seed_proof(over) is not None
    exported = await export_table(host.engine, over)
    assert str(EVE.id) not in exported
    assert EVE.name not in exported
    async with host.engine.database.read() as connection:
        petition = (await connection.execute(select(schema.petitions))).one()
        (post,) = (
            await connection.scalars(
                select(schema.outbox.c.detail).where(schema.outbox.c.nonce == "n2")
            )
        ).all()
        mine = select(schema.results).where(schema.results.c.person_id == ADA.id)
        assert len((await connection.execute(mine)).all()) == 1
    # The others are asked all the same.
    assert petition.state == "open"
    assert list(petition.voters) == [former.person_id, ADA.id]
    assert post == {"people": [ADA.id], "who": former.person_id}


async def test_seats_are_handed_over_and_the_game_goes_on(shared: HostHarness) -> None:
    host = shared.host
    running = await joined(shared, 20, rounds=5)
    alone = await host.tables.create(5, 21, EVE, "toy", "en")
    await host.lobby.add_computer(alone.id, EVE.id, "sensible")
    await host.lobby.start(alone.id, EVE.id)
    lobby = await host.tables.create(5, 22, EVE, "toy", "en")
    await host.lobby.join(lobby.id, BO)
    await host.wait_until_idle()
    known = await host.privacy.known(EVE.id)
    assert known is not None
    assert [table.id for table in known.playing] == [running, alone.id, lobby.id]

    left = await host.privacy.forget(EVE.id)
    assert [table.id for table in left] == [running, alone.id, lobby.id]
    await host.wait_until_idle()
    statuses = {table.id: (await host.tables.get(table.id)).status for table in left}
    assert statuses == {running: "running", alone.id: "cancelled", lobby.id: "lobby"}
    assert (await host.tables.get(lobby.id)).creator_id == BO.id
    assert (await host.tables.get(running)).creator_id == ADA.id
    assert (await host.tables.get(running)).people == (ADA.id,)
    assert await traces(host.engine.database, str(EVE.id), EVE.name) == []
    assert (await shared.play(running, choice=eager)).status == "over"


async def test_a_game_that_is_not_installed_any_more_keeps_nobody(
    shared: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = shared.host
    running = await joined(shared, 20, rounds=5)
    await host.wait_until_idle()
    host.engine.forget(running)
    monkeypatch.delitem(registry._REGISTRY, ("toy", 1))
    async with host.engine.database.write() as connection:
        await tables.change_table(connection, running, {"status": "frozen"})
    await host.privacy.forget(EVE.id)
    assert await traces(host.engine.database, str(EVE.id), EVE.name) == []
    assert (await host.tables.get(running)).people == (ADA.id,)


async def test_a_seat_kept_for_somebody_forgotten_is_anybodys(shared: HostHarness) -> None:
    host = shared.host
    running = await joined(shared, 20, rounds=5)
    table = await host.seats.sit_in(running, EVE.id)
    assert table.owned_by(EVE.id) is not None
    await host.privacy.forget(EVE.id)
    assert await traces(host.engine.database, str(EVE.id), EVE.name) == []
    after = await host.tables.get(running)
    (open_place,) = after.open_places
    assert open_place.computer is not None
    await host.seats.take_over(running, open_place.order, CY)
    assert CY.id in (await host.tables.get(running)).people


async def test_nobody_learns_two_hands_by_being_forgotten(shared: HostHarness) -> None:
    host, seating = shared.host, shared.host.seats
    table = await shared.begun(4, rounds=5)
    places = {member.person_id: member.order for member in table.members}
    # Three open seats: Eve looks at one hand, and wants another one as somebody new.
    for person in (BO, CY, DI):
        await seating.give_up(table.id, person.id, "open")
    await seating.take_over(table.id, places[CY.id], EVE)
    for _ in range(2):
        await host.privacy.forget(EVE.id)
        assert await traces(host.engine.database, str(EVE.id), EVE.name) == []
        with pytest.raises(Refusal, match="knows_another"):
            await seating.take_over(table.id, places[DI.id], EVE)
        with pytest.raises(Refusal, match="knows_another"):
            await host.moderation.replace(
                Moderator(table.guild_id, ADA), table.id, places[DI.id], EVE
            )
        # The one they know is theirs to have again, and somebody whose seat a computer kept
        # is known again as well.
        await seating.take_over(table.id, places[CY.id], EVE)
        await seating.sit_in(table.id, EVE.id)
    await host.privacy.forget(EVE.id)
    with pytest.raises(Refusal, match="knows_another"):
        await seating.take_over(table.id, places[DI.id], EVE)
    await seating.take_over(table.id, places[DI.id], Person(EVE.id + 1, "Fay"))

    marks = select(schema.tenures.c.mark).where(schema.tenures.c.mark.is_not(None))
    async with host.engine.database.read() as connection:
        assert len({*(await connection.scalars(marks)).all()}) == 1
    await host.tables.cancel(table.id, ADA.id, moderator=True)
    async with host.engine.database.read() as connection:
        assert (await connection.scalars(marks)).all() == []


async def test_whoever_comes_back_is_somebody_new(shared: HostHarness) -> None:
    host = shared.host
    first = await joined(shared, 20, rounds=1)
    await shared.play(first)
    await host.privacy.forget(EVE.id)
    second = await joined(shared, 20, rounds=1)
    await shared.play(second)
    known = await host.privacy.known(EVE.id)
    assert known is not None
    assert known.counts["members"] == 1
    assert known.prefs.rated
    # Forgetting twice leaves two strangers, who have nothing in common.
    await host.privacy.forget(EVE.id)
    former = [
        m.person_id for t in (first, second) for m in (await host.tables.get(t)).members if m.former
    ]
    assert len(set(former)) == 2


async def test_whoever_never_played_may_be_known_and_forgotten_as_well(shared: HostHarness) -> None:
    host = shared.host
    await host.faults.keep("f1", "pick", "KeyError", guild_id=5, table_id=1, person_id=EVE.id)
    known = await host.privacy.known(EVE.id)
    assert known is not None
    assert (known.last_seen, known.counts["faults"]) == (None, 1)
    await host.privacy.forget(EVE.id)
    assert await host.privacy.known(EVE.id) is None
    assert await traces(host.engine.database, str(EVE.id)) == []


async def test_nobody_else_is_forgotten(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(2)
    await host.privacy.forget(EVE.id)
    assert [m.name for m in (await host.tables.get(table.id)).members] == ["Ada", "Bo"]
    assert await host.privacy.known(ADA.id) is not None


def test_every_column_that_could_know_a_person_is_looked_at() -> None:
    """A new column is either added to what is forgotten or said here not to be a person's."""
    suspect = {
        str(column)
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, BigInteger | Integer)
        and (column.name.endswith(("_id", "_by")) or column.foreign_keys)
        and "table_id" not in column.name
    }
    assert suspect - NOT_PEOPLE - privacy.knowing() == set()


@pytest.mark.parametrize(
    ("document", "masked"),
    [
        ([1, 12, "1", True, 1.0, None], [-9, 12, "-9", True, 1.0, None]),
        ({"1": {"x": [1]}, "people": [2, 1]}, {"-9": {"x": [-9]}, "people": [2]}),
    ],
)
def test_documents_are_masked_all_the_way_down(document: list[object], masked: object) -> None:
    assert privacy.masked_in(document, 1, -9) == masked  # type: ignore[arg-type]
