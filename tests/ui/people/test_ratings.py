"""``/stats`` and ``/leaderboard``."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.host.people.ratings import GameRecord, PersonRecord
from bot.model.people import Person
from bot.model.ratings import Rating
from bot.storage.people import ratings
from bot.storage.table import tables
from bot.ui.kit.reader import Reader
from bot.ui.people.ratings import stats_message
from tests.host.answering import give
from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, menus, text, words
from tests.ui.forged_clicks import forged


async def played(sim: DiscordSim, *names: str, times: int = 1, computers: int = 0) -> None:
    """Matches of one round that these people play to the end."""
    host = sim.bot.host
    people = [Person(sim.person(name).id, name) for name in names]
    creator = people[0]
    for _ in range(times):
        table = await host.tables.create(sim.guild.id, sim.channel.id, creator, "toy", "en")
        for person in people[1:]:
            await host.lobby.join(table.id, person)
        for _ in range(computers):
            await host.lobby.add_computer(table.id, creator.id, "sensible")
        await host.lobby.set_option(table.id, creator.id, "rounds", 1)
        await host.lobby.start(table.id, creator.id)
        # Computers may be asked first.
        await host.wait_until_idle()
        table = await host.tables.get(table.id)
        while table.status == "running":
            seat = table.awaited[0]
            position = await host.play.position(table.id, seat)
            assert position.ask is not None
            # The first picks apples, the others pass.
            options, keen = position.ask.options, "pick" if seat == "amber" else "pass"
            picks = (keen,) if keen in options else options[: position.ask.low]
            person_id = table.people_of(seat)[0]
            await give(host, table.id, person_id, seat, position.entry, picks)
            await host.wait_until_idle()
            table = await host.tables.get(table.id)
    await sim.env.settle()


async def asked(
    sim: DiscordSim, who: MemberActor, command: str, **options: MemberActor | str
) -> ResponseMessage:
    result = await who.slash(sim.channel, command, **options)
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def test_a_record_tells_matches_places_and_rating(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo", times=2)
    table = await sim.table()
    shown = text(await asked(sim, sim.person("Ada"), "stats"))
    assert "## Ada on this server" in shown
    assert "2 games played" in shown
    assert "after 2 rated games" in shown
    assert f"[table {table.id}](https://discord.com/channels/{table.guild_id}/" in shown
    other = text(await asked(sim, sim.person("Ada"), "stats", person=sim.person("Bo")))
    assert "## Bo on this server" in other
    assert "2 games played" in other


async def test_nothing_played_is_said(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    assert "Nobody has been rated" in text(await asked(sim, ada, "leaderboard"))
    await played(sim, "Bo", "Cy")
    assert "Ada has not finished a game" in text(await asked(sim, ada, "stats"))
    none = text(await asked(sim, ada, "stats", game="deus"))
    assert "Ada has not finished a game of Deus" in none
    assert "There is no such game" in text(await asked(sim, ada, "stats", game="chess"))
    assert "There is no such game" in text(await asked(sim, ada, "leaderboard", game="chess"))


async def test_a_game_against_computers_is_not_rated(sim: DiscordSim) -> None:
    await played(sim, "Ada", computers=1)
    shown = text(await asked(sim, sim.person("Ada"), "stats"))
    assert "One game played" in shown
    assert "Rating: none yet" in shown
    assert "not rated" in shown


async def test_whoever_takes_themselves_out_is_seen_by_nobody_else(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo", times=3)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    assert "Ada" in text(await asked(sim, bo, "leaderboard"))
    own = await asked(sim, ada, "stats")
    await ada.click(own, label="Take me out of ratings and lists")
    assert "You do not take part in ratings" in text(own)
    assert "3 games played" in text(own)
    refused = await asked(sim, bo, "stats", person=ada)
    assert "keeps their record private" in text(refused)
    assert "3 games" not in everything(refused)
    assert "Ada" not in text(await asked(sim, bo, "leaderboard"))
    await ada.click(own, label="Put me back")
    assert "Take me out of ratings and lists" in labels(own)
    assert "Ada" in text(await asked(sim, bo, "leaderboard"))


async def test_nobody_is_taken_out_by_somebody_else(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo", times=3)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    theirs = await asked(sim, bo, "stats", person=ada)
    assert buttons(theirs, "rated:") == []
    own = await asked(sim, ada, "stats")
    [out] = buttons(own, "rated:")
    # A forged click is Bo's own wish, and shows Bo's own record.
    click = sim.fire(bo, own, out["custom_id"])
    await sim.env.settle()
    assert click.acknowledged
    board = text(await asked(sim, ada, "leaderboard"))
    assert "Ada" in board
    assert "Bo" not in board
    assert "no such game" in await forged(sim, ada, own, "pan:rated:0:0:out/nogame")
    assert "Ada" in text(await asked(sim, bo, "leaderboard"))


async def test_the_leaderboard_has_medals_pages_and_games(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo", times=3)
    board = await asked(sim, sim.person("Ada"), "leaderboard", game="orchard")
    lines = [line for line in text(board).splitlines() if "±" in line]
    assert lines[0].startswith("🥇 ")
    assert lines[1].startswith("🥈 ")
    assert "of 3 won" in lines[0]
    assert buttons(board, "leaders:") == []
    assert menus(board) == []
    empty = await asked(sim, sim.person("Ada"), "leaderboard", game="deus")
    assert "Nobody has played enough rated games yet" in text(empty)
    [menu] = menus(empty)
    await sim.person("Ada").select(empty, ["toy"], custom_id=menu["custom_id"])
    assert "🥇" in text(empty)


async def test_a_long_leaderboard_has_pages_and_tells_the_own_place(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo", times=3)
    host, guild = sim.bot.host, sim.guild.id
    async with host.engine.database.write() as connection:
        for number in range(1, 12):
            await tables.upsert_person(connection, Person(number, f"Player {number}"), 0.0)
        better = [Rating(number, 40.0 + number, 2.0, 5, 5) for number in range(1, 12)]
        await ratings.save(connection, guild, "toy", better)
    ada = sim.person("Ada")
    board = await asked(sim, ada, "leaderboard")
    assert text(board).splitlines()[1].startswith("🥇 Player 11")
    assert "Player 1 " not in text(board)
    assert any(line.startswith("You: 1") and "Ada" in line for line in text(board).splitlines())
    assert labels(board) == ["▶"]
    await ada.click(board, label="▶")
    assert "11. Player 1 " in text(board)
    assert "You: " not in text(board)
    assert labels(board) == ["◀"]


async def test_names_are_harmless(sim: DiscordSim) -> None:
    await played(sim, "**Ada** @everyone", "Bo", times=3)
    board = text(await asked(sim, sim.person("Bo"), "leaderboard"))
    assert "**Ada**" not in board
    assert "@everyone" not in board
    record = await asked(sim, sim.person("Bo"), "stats", person=sim.person("**Ada** @everyone"))
    assert "**Ada**" not in text(record)
    assert "@everyone" not in text(record)


async def test_a_match_that_a_computer_finished_is_not_hushed_up(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    host, ada, bo = sim.bot.host, sim.person("Ada"), sim.person("Bo")
    await host.seats.sit_in(table.id, bo.id)
    while table.status == "running":
        await host.wait_until_idle()
        seat = table.seats_of(ada.id)[0]
        position = await host.play.position(table.id, seat)
        assert position.ask is not None
        picks = ("pass",) if "pass" in position.ask.options else position.ask.options[:1]
        await give(host, table.id, ada.id, seat, position.entry, picks)
        await host.wait_until_idle()
        table = await host.tables.get(table.id)
    await sim.env.settle()
    shown = text(await asked(sim, ada, "stats", person=bo))
    assert "Bo has not finished a game on this server yet." in shown
    assert f"[table {table.id}](" in shown
    assert "a computer was sitting in at the end" in shown
    own = text(await asked(sim, ada, "stats"))
    assert "One game played" in own
    assert "was sitting in" not in own


@pytest.mark.parametrize(
    ("points", "matches", "said"),
    [
        (1, 1, "one point on average"),
        (3, 2, "1.5 points on average"),
        (4, 2, "2 points on average"),
        (0, 1, "0 points on average"),
    ],
)
def test_averages_are_said_as_people_say_them(points: int, matches: int, said: str) -> None:
    record = GameRecord("deus", matches, 0, points, {2: matches}, None, ())
    builder = stats_message(
        PersonRecord(1, True, (record,)), "Ada", None, Reader(words(), "en"), own=False
    )
    assert any(said in str(part.to_component_dict()) for part in builder.view().children)
