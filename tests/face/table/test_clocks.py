"""Clocks as people meet them: chosen in the lobby, seen in posts, and put to the vote."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.host.waits.clock_times import DAY, HOUR, PRESETS
from bot.storage.server import server_settings
from tests.face.care import pinged
from tests.face.forgery import forged, shown
from tests.face.salon import Salon, buttons, labels, menus, text

STEADY = PRESETS["steady"]
ALL_HOURS = (STEADY.turn + STEADY.bank) / HOUR


async def timed(salon: Salon, *names: str, clock: str = "steady") -> tuple[str, list[str]]:
    """A match with a clock; everybody has bid, one is to move and the others wait."""
    salon.keep_virtual_time()
    ada = salon.person(names[0])
    await ada.slash(salon.channel, "table create", game="toy")
    for name in names[1:]:
        await salon.person(name).click(salon.post(), label="Join")
    await ada.slash(salon.channel, "table clock", clock=clock)
    await ada.slash(salon.channel, "table start")
    for number, name in enumerate(names):
        await salon.person(name).slash(salon.channel, "move", choice=str(5 - number))
    (awaited,) = (await salon.table()).awaited_people
    slow = next(name for name in names if salon.person(name).id == awaited)
    return slow, [name for name in names if name != slow]


def votes(salon: Salon) -> list[discord.Message]:
    """The posts that put a question to the others."""
    return [post for post in salon.posts() if "has run out of time" in text(post)]


async def run_out(
    salon: Salon, *names: str
) -> tuple[MemberActor, list[MemberActor], discord.Message]:
    """Somebody's time is up: who, the others, and the post."""
    slow, others = await timed(salon, *names)
    await salon.pass_time(hours=ALL_HOURS)
    (post,) = votes(salon)
    return salon.person(slow), [salon.person(name) for name in others], post


async def test_the_creator_chooses_a_clock_in_the_options(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    assert "- Clock: no clock" in text(salon.post())
    panel = shown(await ada.click(salon.post(), label="Options"))
    before = len(menus(panel))
    (clock,) = (menu for menu in menus(panel) if "quick" in str(menu["options"]))
    await ada.select(panel, ["quick"], custom_id=clock["custom_id"])
    assert "- Clock: quick: 8 hours for each turn, and one day more" in text(salon.post())
    assert len(menus(panel)) == before, "the options are still there"
    looked = shown(await bo.slash(salon.channel, "table clock"))
    assert menus(looked) == []
    refused = shown(await bo.slash(salon.channel, "table clock", clock="relaxed"))
    assert "Only the person who opened" in text(refused)
    refused = shown(await ada.slash(salon.channel, "table clock", clock="lightning"))
    assert "no such clock" in text(refused)
    offered = await ada.autocomplete(salon.channel, "table clock", "clock", "ste")
    assert [choice["value"] for choice in offered] == ["steady"]
    assert (await salon.table()).clock == PRESETS["quick"]
    await ada.slash(salon.channel, "table clock", clock="off")
    assert (await salon.table()).clock is None


async def test_the_creator_chooses_how_long_absences_stop_the_clock(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    looked = shown(await ada.slash(salon.channel, "table clock"))
    assert len(menus(looked)) == 1, "without a clock there is nothing to stop"
    looked = shown(await ada.slash(salon.channel, "table clock", clock="steady"))
    chosen = next(m for m in menus(looked) if "clock-absence" in m["custom_id"])
    await ada.select(looked, ["14"], custom_id=chosen["custom_id"])
    assert "for at most 14 days of a turn" in text(looked)
    clock = (await salon.table()).clock
    assert clock is not None
    assert clock.absence == 14 * DAY
    assert "for at most 14 days" in text(shown(await bo.slash(salon.channel, "table clock")))
    salon.fire(bo, looked, chosen["custom_id"], ["0"])
    await salon.env.settle()
    assert (await salon.table()).clock == clock
    await ada.select(looked, ["0"], custom_id=chosen["custom_id"])
    assert (await salon.table()).clock == STEADY


async def test_a_server_may_play_with_a_clock_by_default(salon: Salon) -> None:
    async with salon.bot.host.engine.database.write() as connection:
        await server_settings.change(connection, salon.guild.id, {"clock": "relaxed"})
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    assert "Clock: relaxed: 2 days for each turn, and 7 days more" in text(salon.post())


async def test_the_time_left_is_in_the_post_and_in_the_panel(salon: Salon) -> None:
    slow, (other,) = await timed(salon, "Ada", "Bo")
    person = salon.person(slow)
    until = int(salon.env.now().timestamp() + STEADY.turn + STEADY.bank)
    told = text(salon.post()).replace("\u2068", "").replace("\u2069", "")
    assert f"Time runs out: {slow} <t:{until}:R>" in told
    panel = await salon.panel(person)
    assert f"Your time runs out <t:{until}:R>; your bank holds 4 days of it." in text(panel)
    waiting = await salon.panel(salon.person(other))
    assert "time runs out" not in text(waiting)
    await salon.pass_time(hours=30)
    listed = text(shown(await person.slash(salon.channel, "table clock")))
    assert f"<t:{until}:R>" in listed
    assert "4 days in the bank" in listed
    await person.slash(salon.channel, "move", choice="pass")
    listed = text(shown(await person.slash(salon.channel, "table clock")))
    assert "3 days and 18 hours in the bank" in listed


async def test_running_out_asks_the_others_and_pings_them_alone(salon: Salon) -> None:
    slow, others, post = await run_out(salon, "Ada", "Bo", "Cy")
    assert sorted(pinged(salon, post)) == sorted(person.id for person in others)
    assert labels(post) == ["Wait", "Computer", "Replacement"]
    assert (await salon.table()).awaited_people == (slow.id,)
    panel = await salon.panel(slow)
    assert "Your time is up" in text(panel)
    await salon.pass_time(days=20)
    assert len(votes(salon)) == 1


async def test_votes_are_shown_changed_and_counted(salon: Salon) -> None:
    slow, (one, two, three), post = await run_out(salon, "Ada", "Bo", "Cy", "Di")
    await one.click(post, label="Computer")
    assert f"<@{one.id}>: Computer" in text(salon.posts()[-1])
    await one.click(post, label="Wait")
    assert f"<@{one.id}>: Wait" in text(votes(salon)[0])
    assert "1 of 3" in text(votes(salon)[0])
    await two.click(post, label="Computer")
    assert (await salon.table()).owned_by(slow.id) is None
    await three.click(post, label="Computer")
    assert "Decided: a computer player sits in" in text(votes(salon)[0])
    assert labels(votes(salon)[0]) == []
    table = await salon.table()
    assert table.owned_by(slow.id) is not None
    assert slow.id not in table.awaited_people
    notice = next(p for p in salon.posts() if "sits in for" in text(p) and p.id != post.id)
    assert pinged(salon, notice) == [slow.id]
    await slow.click(notice, label="I’m back")
    assert (await salon.table()).member_of(slow.id) is not None


async def test_old_and_forged_votes_change_nothing(salon: Salon) -> None:
    slow, (one, two), post = await run_out(salon, "Ada", "Bo", "Cy")
    eve, table = salon.person("Eve"), await salon.table()
    wait, computer, _ = (button["custom_id"] for button in buttons(post, "flag:"))
    assert "Only the other players" in await forged(salon, eve, post, computer)
    assert "Only the other players" in await forged(salon, slow, post, wait)
    number = computer.split(":")[4].split("/")[0]
    huge = "9" * 40 + "/computer"
    for arg in ("", "x/computer", f"{number}/forfeit", "999/computer", number, huge):
        assert await forged(salon, one, post, f"pan:flag:{table.id}:0:{arg}")
        assert await forged(salon, one, post, f"pan:flag:{table.id + 1}:0:{arg}")
    assert "Only the other players" in await forged(
        salon, eve, post, f"pan:flag-alone:{table.id}:0:{number}/computer/x"
    )
    assert (await salon.table()) == table
    await slow.slash(salon.channel, "move", choice="pass")
    moved = await salon.table()
    assert "has moved after all" in text(votes(salon)[0])
    assert labels(votes(salon)[0]) == []
    assert "This vote is over" in await forged(salon, two, post, computer)
    assert await salon.table() == moved


async def test_a_moderator_decides_alone_after_a_second_click(salon: Salon) -> None:
    slow, _, post = await run_out(salon, "Ada", "Bo", "Cy")
    mod = salon.moderator("Mod")
    (asked,) = (await mod.click(post, label="Replacement")).followups
    assert (await salon.table()).open_places == ()
    assert asked.ephemeral
    decide = buttons(asked, "flag-alone:")[0]["custom_id"]
    await mod.click(asked, label="Decide it")
    assert "Decided by a moderator: a replacement is looked for" in text(asked)
    assert "Decided by a moderator: a replacement is looked for" in text(votes(salon)[0])
    table = await salon.table()
    assert table.unheld
    assert "Take over" in labels(salon.post())
    assert "This vote is over" in await forged(salon, mod, post, decide)
    await salon.panel(slow)
    assert (await salon.table()).member_of(slow.id) is not None


async def test_waiting_gives_the_same_stretch_again(salon: Salon) -> None:
    slow, (other,), post = await run_out(salon, "Ada", "Bo")
    assert "please decide." in text(post)
    assert "You decide alone" in text(post)
    await other.click(post, label="Wait")
    assert "the game waits" in text(votes(salon)[0])
    assert "Your bank is empty" in text(await salon.panel(slow))
    await salon.pass_time(hours=STEADY.turn / HOUR - 1)
    assert len(votes(salon)) == 1
    await salon.pass_time(hours=1)
    assert len(votes(salon)) == 2
    await slow.slash(salon.channel, "move", choice="pass")
    listed = text(shown(await slow.slash(salon.channel, "table clock")))
    assert f"{slow.name}: the bank is empty".casefold() in listed.casefold()
    assert (await salon.table()).people == (
        *sorted((slow.id, other.id), key=[p.id for p in salon.people.values()].index),
    )


async def test_silence_of_others_does_not_hold_up_a_vote(salon: Salon) -> None:
    slow, (one, _, _), post = await run_out(salon, "Ada", "Bo", "Cy", "Di")
    await one.click(post, label="Computer")
    await salon.pass_time(hours=STEADY.turn / HOUR)
    assert (await salon.table()).owned_by(slow.id) is not None
    assert "Decided: a computer player sits in" in text(votes(salon)[0])


@pytest.mark.parametrize("later", [0.0, 90 * DAY])
async def test_a_restart_before_the_alarm_forgets_nothing(salon: Salon, later: float) -> None:
    await timed(salon, "Ada", "Bo")
    await salon.pass_time(days=1)
    await salon.restart(later=later)
    assert len(votes(salon)) == bool(later)
    await salon.pass_time(days=90)
    assert len(votes(salon)) == 1
    await salon.restart()
    (post,) = votes(salon)
    awaited = (await salon.table()).awaited_people
    voter = next(person for person in salon.people.values() if person.id not in awaited)
    await voter.click(post, label="Replacement")
    assert (await salon.table()).unheld


async def test_being_away_stops_the_clock(salon: Salon) -> None:
    slow, _ = await timed(salon, "Ada", "Bo")
    person = salon.person(slow)
    await salon.pass_time(hours=10)
    await person.slash(salon.channel, "away", **{"from": "now", "to": "2026-03-01"})
    panel = await salon.panel(person)
    assert "Your clock stands still, with 4 days and 14 hours left." in text(panel)
    await salon.pass_time(days=50)
    assert votes(salon) == []
    await salon.pass_time(days=16)
    assert len(votes(salon)) == 1


async def test_a_pause_stops_the_clock(salon: Salon) -> None:
    slow, _ = await timed(salon, "Ada", "Bo")
    mod = salon.moderator("Mod")
    await salon.pass_time(hours=10)
    await mod.slash(salon.channel, "admin pause")
    assert (await salon.table()).paused is not None
    await salon.pass_time(days=50)
    assert votes(salon) == []
    await mod.slash(salon.channel, "admin resume")
    assert (await salon.table()).paused is None
    await salon.pass_time(hours=ALL_HOURS - 11)
    assert votes(salon) == []
    await salon.pass_time(hours=1)
    assert len(votes(salon)) == 1
    assert slow


async def test_a_moderator_changes_and_stops_a_running_clock(salon: Salon) -> None:
    slow, (other,) = await timed(salon, "Ada", "Bo")
    for name in (slow, other):
        refused = shown(await salon.person(name).slash(salon.channel, "table clock", clock="off"))
        assert "only a moderator" in text(refused)
    mod = salon.moderator("Mod")
    panel: ResponseMessage = shown(await mod.slash(salon.channel, "table clock"))
    assert "choose another clock" in text(panel)
    await mod.select(panel, ["relaxed"], custom_id=menus(panel)[0]["custom_id"])
    assert "The clock of this game is now “relaxed”" in text(salon.post())
    refused_click = await forged(
        salon, salon.person(other), salon.post(), menus(panel)[0]["custom_id"]
    )
    assert refused_click
    assert (await salon.table()).clock == PRESETS["relaxed"]
    await mod.slash(salon.channel, "table clock", clock="off")
    assert "without a clock" in text(salon.post())
    assert "choose a clock" in text(shown(await mod.slash(salon.channel, "table clock")))
    await salon.pass_time(days=60)
    assert votes(salon) == []


async def test_a_voter_who_is_away_is_not_called(salon: Salon) -> None:
    slow, (one, two) = await timed(salon, "Ada", "Bo", "Cy")
    away = salon.person(one)
    await away.slash(salon.channel, "away", **{"from": "now", "to": "2026-03-01"})
    await salon.pass_time(hours=ALL_HOURS)
    (post,) = votes(salon)
    assert pinged(salon, post) == [salon.person(two).id]
    await away.click(post, label="Computer")
    assert f"<@{away.id}>: Computer" in text(votes(salon)[0]), "they may vote all the same"
    assert slow
