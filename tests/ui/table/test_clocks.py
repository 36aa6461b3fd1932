"""Clocks: chosen in the lobby, shown in posts, and timeout votes."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.host.waits.clock_times import DAY, HOUR, PRESETS
from bot.storage.server import server_settings
from tests.ui.discord_sim import DiscordSim, buttons, labels, menus, text
from tests.ui.forged_clicks import forged, shown
from tests.ui.reminder_steps import pinged

STEADY = PRESETS["steady"]
ALL_HOURS = (STEADY.turn + STEADY.bank) / HOUR


async def timed(sim: DiscordSim, *names: str, clock: str = "steady") -> tuple[str, list[str]]:
    """A match with a clock; everybody has bid, one is to move and the others wait."""
    sim.keep_virtual_time()
    ada = sim.person(names[0])
    await ada.slash(sim.channel, "table create", game="toy")
    for name in names[1:]:
        await sim.person(name).click(sim.post(), label="Join")
    await ada.slash(sim.channel, "table clock", clock=clock)
    await ada.slash(sim.channel, "table start")
    for number, name in enumerate(names):
        await sim.person(name).slash(sim.channel, "move", choice=str(5 - number))
    (awaited,) = (await sim.table()).awaited_people
    slow = next(name for name in names if sim.person(name).id == awaited)
    return slow, [name for name in names if name != slow]


def votes(sim: DiscordSim) -> list[discord.Message]:
    """The posts that put a question to the others."""
    return [post for post in sim.posts() if "has run out of time" in text(post)]


async def run_out(
    sim: DiscordSim, *names: str
) -> tuple[MemberActor, list[MemberActor], discord.Message]:
    """Let a person's time run out; returns the person, the others, and the post."""
    slow, others = await timed(sim, *names)
    await sim.pass_time(hours=ALL_HOURS)
    (post,) = votes(sim)
    return sim.person(slow), [sim.person(name) for name in others], post


async def test_the_creator_chooses_a_clock_in_the_options(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    assert "- Clock: no clock" in text(sim.post())
    panel = shown(await ada.click(sim.post(), label="Options"))
    before = len(menus(panel))
    (clock,) = (menu for menu in menus(panel) if "quick" in str(menu["options"]))
    await ada.select(panel, ["quick"], custom_id=clock["custom_id"])
    assert "- Clock: quick: 8 hours for each turn, and one day more" in text(sim.post())
    assert len(menus(panel)) == before, "the options are still there"
    looked = shown(await bo.slash(sim.channel, "table clock"))
    assert menus(looked) == []
    refused = shown(await bo.slash(sim.channel, "table clock", clock="relaxed"))
    assert "Only the person who opened" in text(refused)
    refused = shown(await ada.slash(sim.channel, "table clock", clock="lightning"))
    assert "no such clock" in text(refused)
    offered = await ada.autocomplete(sim.channel, "table clock", "clock", "ste")
    assert [choice["value"] for choice in offered] == ["steady"]
    assert (await sim.table()).clock == PRESETS["quick"]
    await ada.slash(sim.channel, "table clock", clock="off")
    assert (await sim.table()).clock is None


async def test_the_creator_chooses_how_long_absences_stop_the_clock(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    looked = shown(await ada.slash(sim.channel, "table clock"))
    assert len(menus(looked)) == 1, "without a clock there is nothing to stop"
    looked = shown(await ada.slash(sim.channel, "table clock", clock="steady"))
    chosen = next(m for m in menus(looked) if "clock-absence" in m["custom_id"])
    await ada.select(looked, ["14"], custom_id=chosen["custom_id"])
    assert "for at most 14 days per turn" in text(looked)
    clock = (await sim.table()).clock
    assert clock is not None
    assert clock.absence == 14 * DAY
    assert "for at most 14 days" in text(shown(await bo.slash(sim.channel, "table clock")))
    sim.fire(bo, looked, chosen["custom_id"], ["0"])
    await sim.env.settle()
    assert (await sim.table()).clock == clock
    await ada.select(looked, ["0"], custom_id=chosen["custom_id"])
    assert (await sim.table()).clock == STEADY


async def test_a_server_may_play_with_a_clock_by_default(sim: DiscordSim) -> None:
    async with sim.bot.host.engine.database.write() as connection:
        await server_settings.change(connection, sim.guild.id, {"clock": "relaxed"})
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    assert "Clock: relaxed: 2 days for each turn, and 7 days more" in text(sim.post())


async def test_the_time_left_is_in_the_post_and_in_the_panel(sim: DiscordSim) -> None:
    slow, (other,) = await timed(sim, "Ada", "Bo")
    person = sim.person(slow)
    until = int(sim.env.now().timestamp() + STEADY.turn + STEADY.bank)
    told = text(sim.post()).replace("\u2068", "").replace("\u2069", "")
    assert f"Time runs out: {slow} <t:{until}:R>" in told
    panel = await sim.panel(person)
    assert f"Your time runs out <t:{until}:R>, including 4 days from your bank." in text(panel)
    waiting = await sim.panel(sim.person(other))
    assert "time runs out" not in text(waiting)
    await sim.pass_time(hours=30)
    listed = text(shown(await person.slash(sim.channel, "table clock")))
    assert f"<t:{until}:R>" in listed
    assert "4 days in the bank" in listed
    await person.slash(sim.channel, "move", choice="pass")
    listed = text(shown(await person.slash(sim.channel, "table clock")))
    assert "3 days and 18 hours in the bank" in listed


async def test_running_out_asks_the_others_and_pings_them_alone(sim: DiscordSim) -> None:
    slow, others, post = await run_out(sim, "Ada", "Bo", "Cy")
    assert sorted(pinged(sim, post)) == sorted(person.id for person in others)
    assert labels(post) == ["Wait", "Computer", "Replacement"]
    assert (await sim.table()).awaited_people == (slow.id,)
    panel = await sim.panel(slow)
    assert "Your time is up" in text(panel)
    await sim.pass_time(days=20)
    assert len(votes(sim)) == 1


async def test_votes_are_shown_changed_and_counted(sim: DiscordSim) -> None:
    slow, (one, two, three), post = await run_out(sim, "Ada", "Bo", "Cy", "Di")
    await one.click(post, label="Computer")
    assert f"<@{one.id}>: Computer" in text(sim.posts()[-1])
    await one.click(post, label="Wait")
    assert f"<@{one.id}>: Wait" in text(votes(sim)[0])
    assert "1 of 3" in text(votes(sim)[0])
    await two.click(post, label="Computer")
    assert (await sim.table()).owned_by(slow.id) is None
    await three.click(post, label="Computer")
    assert "Decided: a computer player sits in" in text(votes(sim)[0])
    assert labels(votes(sim)[0]) == []
    table = await sim.table()
    assert table.owned_by(slow.id) is not None
    assert slow.id not in table.awaited_people
    notice = next(p for p in sim.posts() if "is sitting in for" in text(p) and p.id != post.id)
    assert pinged(sim, notice) == [slow.id]
    await slow.click(notice, label="I’m back")
    assert (await sim.table()).member_of(slow.id) is not None


async def test_old_and_forged_votes_change_nothing(sim: DiscordSim) -> None:
    slow, (one, two), post = await run_out(sim, "Ada", "Bo", "Cy")
    eve, table = sim.person("Eve"), await sim.table()
    wait, computer, _ = (button["custom_id"] for button in buttons(post, "flag:"))
    assert "Only the other players" in await forged(sim, eve, post, computer)
    assert "Only the other players" in await forged(sim, slow, post, wait)
    number = computer.split(":")[4].split("/")[0]
    huge = "9" * 40 + "/computer"
    for arg in ("", "x/computer", f"{number}/forfeit", "999/computer", number, huge):
        assert await forged(sim, one, post, f"pan:flag:{table.id}:0:{arg}")
        assert await forged(sim, one, post, f"pan:flag:{table.id + 1}:0:{arg}")
    assert "Only the other players" in await forged(
        sim, eve, post, f"pan:flag-alone:{table.id}:0:{number}/computer/x"
    )
    assert (await sim.table()) == table
    await slow.slash(sim.channel, "move", choice="pass")
    moved = await sim.table()
    assert "has moved after all" in text(votes(sim)[0])
    assert labels(votes(sim)[0]) == []
    assert "This vote is over" in await forged(sim, two, post, computer)
    assert await sim.table() == moved


async def test_a_moderator_decides_alone_after_a_second_click(sim: DiscordSim) -> None:
    slow, _, post = await run_out(sim, "Ada", "Bo", "Cy")
    mod = sim.moderator("Mod")
    (asked,) = (await mod.click(post, label="Replacement")).followups
    assert (await sim.table()).open_places == ()
    assert asked.ephemeral
    decide = buttons(asked, "flag-alone:")[0]["custom_id"]
    await mod.click(asked, label="Decide it")
    assert "Decided by a moderator: the seat is open to a replacement" in text(asked)
    assert "Decided by a moderator: the seat is open to a replacement" in text(votes(sim)[0])
    table = await sim.table()
    assert table.unheld
    assert "Take over" in labels(sim.post())
    assert "This vote is over" in await forged(sim, mod, post, decide)
    await sim.panel(slow)
    assert (await sim.table()).member_of(slow.id) is not None


async def test_waiting_gives_the_same_stretch_again(sim: DiscordSim) -> None:
    slow, (other,), post = await run_out(sim, "Ada", "Bo")
    assert "please decide." in text(post)
    assert "You alone decide" in text(post)
    await other.click(post, label="Wait")
    assert "the game waits" in text(votes(sim)[0])
    assert "Your bank is empty" in text(await sim.panel(slow))
    await sim.pass_time(hours=STEADY.turn / HOUR - 1)
    assert len(votes(sim)) == 1
    await sim.pass_time(hours=1)
    assert len(votes(sim)) == 2
    await slow.slash(sim.channel, "move", choice="pass")
    listed = text(shown(await slow.slash(sim.channel, "table clock")))
    assert f"{slow.name}: the bank is empty".casefold() in listed.casefold()
    assert (await sim.table()).people == (
        *sorted((slow.id, other.id), key=[p.id for p in sim.people.values()].index),
    )


async def test_silence_of_others_does_not_hold_up_a_vote(sim: DiscordSim) -> None:
    slow, (one, _, _), post = await run_out(sim, "Ada", "Bo", "Cy", "Di")
    await one.click(post, label="Computer")
    await sim.pass_time(hours=STEADY.turn / HOUR)
    assert (await sim.table()).owned_by(slow.id) is not None
    assert "Decided: a computer player sits in" in text(votes(sim)[0])


@pytest.mark.parametrize("later", [0.0, 90 * DAY])
async def test_a_restart_before_the_alarm_forgets_nothing(sim: DiscordSim, later: float) -> None:
    await timed(sim, "Ada", "Bo")
    await sim.pass_time(days=1)
    await sim.restart(later=later)
    assert len(votes(sim)) == bool(later)
    await sim.pass_time(days=90)
    assert len(votes(sim)) == 1
    await sim.restart()
    (post,) = votes(sim)
    awaited = (await sim.table()).awaited_people
    voter = next(person for person in sim.people.values() if person.id not in awaited)
    await voter.click(post, label="Replacement")
    assert (await sim.table()).unheld


async def test_being_away_stops_the_clock(sim: DiscordSim) -> None:
    slow, _ = await timed(sim, "Ada", "Bo")
    person = sim.person(slow)
    await sim.pass_time(hours=10)
    await person.slash(sim.channel, "away", **{"from": "now", "to": "2026-03-01"})
    panel = await sim.panel(person)
    assert "Your clock is stopped, with 4 days and 14 hours left." in text(panel)
    await sim.pass_time(days=50)
    assert votes(sim) == []
    await sim.pass_time(days=16)
    assert len(votes(sim)) == 1


async def test_a_pause_stops_the_clock(sim: DiscordSim) -> None:
    slow, _ = await timed(sim, "Ada", "Bo")
    mod = sim.moderator("Mod")
    await sim.pass_time(hours=10)
    await mod.slash(sim.channel, "admin pause")
    assert (await sim.table()).paused is not None
    await sim.pass_time(days=50)
    assert votes(sim) == []
    await mod.slash(sim.channel, "admin resume")
    assert (await sim.table()).paused is None
    await sim.pass_time(hours=ALL_HOURS - 11)
    assert votes(sim) == []
    await sim.pass_time(hours=1)
    assert len(votes(sim)) == 1
    assert slow


async def test_a_moderator_changes_and_stops_a_running_clock(sim: DiscordSim) -> None:
    slow, (other,) = await timed(sim, "Ada", "Bo")
    for name in (slow, other):
        refused = shown(await sim.person(name).slash(sim.channel, "table clock", clock="off"))
        assert "only a moderator" in text(refused)
    mod = sim.moderator("Mod")
    panel: ResponseMessage = shown(await mod.slash(sim.channel, "table clock"))
    assert "choose another clock" in text(panel)
    await mod.select(panel, ["relaxed"], custom_id=menus(panel)[0]["custom_id"])
    assert "The clock of this game is now “relaxed”" in text(sim.post())
    refused_click = await forged(sim, sim.person(other), sim.post(), menus(panel)[0]["custom_id"])
    assert refused_click
    assert (await sim.table()).clock == PRESETS["relaxed"]
    await mod.slash(sim.channel, "table clock", clock="off")
    assert "without a clock" in text(sim.post())
    assert "choose a clock" in text(shown(await mod.slash(sim.channel, "table clock")))
    await sim.pass_time(days=60)
    assert votes(sim) == []


async def test_a_voter_who_is_away_is_not_called(sim: DiscordSim) -> None:
    slow, (one, two) = await timed(sim, "Ada", "Bo", "Cy")
    away = sim.person(one)
    await away.slash(sim.channel, "away", **{"from": "now", "to": "2026-03-01"})
    await sim.pass_time(hours=ALL_HOURS)
    (post,) = votes(sim)
    assert pinged(sim, post) == [sim.person(two).id]
    await away.click(post, label="Computer")
    assert f"<@{away.id}>: Computer" in text(votes(sim)[0]), "they may vote all the same"
    assert slow
