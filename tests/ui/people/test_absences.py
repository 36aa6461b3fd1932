"""``/away``: shown at tables, stops reminders, and ends on return."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.model.people import Absence
from bot.storage.people import absences
from bot.storage.table import waits
from tests.ui.discord_sim import DiscordSim, buttons, labels, text
from tests.ui.reminder_steps import choose, forge, go_to, pinged, reminders, shown, when


async def at_the_table(sim: DiscordSim) -> None:
    """Ada alone is awaited at a table with Bo; it is noon on a Tuesday."""
    sim.keep_virtual_time()
    await go_to(sim, "2026-01-06T12:00")
    await sim.begun("Ada", "Bo")
    await sim.person("Bo").slash(sim.channel, "move", choice="1")


async def stored_absences(sim: DiscordSim, name: str = "Ada") -> list[tuple[str, str, str]]:
    """A person's absences: from, until, note."""
    found = await sim.bot.host.absences.of_person(sim.person(name).id)
    return [(minute(a.begins), minute(a.ends), a.note) for a in found]


def minute(moment: float) -> str:
    """A moment as the clock in Greenwich shows it."""
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M}"


async def test_who_is_away_is_not_reminded_and_the_table_sees_it(sim: DiscordSim) -> None:
    await at_the_table(sim)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    answer = shown(
        await ada.slash(sim.channel, "away", to="9.1.", note="in the *mountains* @everyone")
    )
    assert "You are away from <t:1767700800:f> until <t:1768003200:f>" in text(answer)
    assert labels(answer) == ["I am back"]
    mark = "(away until <t:1768003200:f>: in the \\*mountains\\* @\u200beveryone)"
    for command in ("board", "games"):
        assert mark in text(shown(await bo.slash(sim.channel, command))), command
    assert f"**Ada** {mark}" in text(await sim.panel(bo))
    await go_to(sim, "2026-01-09T23:59")
    assert reminders(sim) == []
    # What fell due meanwhile comes when the absence is over.
    await go_to(sim, "2026-01-10T00:30")
    assert when(reminders(sim)) == ["01-10 00:00"]
    assert "away" not in text(shown(await bo.slash(sim.channel, "board")))
    assert await stored_absences(sim) == []


async def test_a_table_that_waits_right_then_is_told_once_and_nobody_is_pinged(
    sim: DiscordSim,
) -> None:
    await at_the_table(sim)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    before = len(sim.posts())
    await bo.slash(sim.channel, "away", to="tomorrow")
    assert len(sim.posts()) == before, "it does not wait for Bo"
    await ada.slash(sim.channel, "away", **{"from": "tomorrow", "to": "9.1.", "note": "skiing"})
    assert len(sim.posts()) == before
    await go_to(sim, "2026-01-08T12:00")
    (notice,) = sim.posts()[before:]
    assert when([notice]) == ["01-07 00:00"]
    assert "**Ada** (away until <t:1768003200:f>: skiing)" in text(notice)
    assert pinged(sim, notice) == []
    assert labels(notice) == ["Log"]
    # Staying longer is news; coming back is not.
    panel = shown(await ada.slash(sim.channel, "away", to="12.1."))
    assert "(away until <t:1768262400:f>: skiing)" in text(sim.post())
    await ada.click(panel, label="I am back")
    assert len(sim.posts()) == before + 2


async def test_the_post_of_a_turn_says_who_is_away(sim: DiscordSim) -> None:
    await at_the_table(sim)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await bo.slash(sim.channel, "away", to="tomorrow")
    await ada.slash(sim.channel, "move", choice="5")
    await ada.slash(sim.channel, "move", choice="pass")
    post = sim.post()
    assert f"<@{bo.id}> (away until <t:1767830400:f>)" in text(post)
    assert pinged(sim, post) == [bo.id]


async def test_the_clock_stands_still_for_who_is_away(sim: DiscordSim) -> None:
    await at_the_table(sim)
    ada = sim.person("Ada")

    async def wait() -> waits.Wait:
        async with sim.bot.host.engine.database.read() as connection:
            return (await waits.of_person(connection, ada.id))[0]

    begun = await wait()
    assert begun.ticking is not None
    await ada.slash(sim.channel, "away", **{"from": "2026-01-07 06:00", "to": "2026-01-08"})
    await go_to(sim, "2026-01-07T09:00")
    stopped = await wait()
    assert (stopped.ticking, stopped.used) == (None, 18 * 3600)
    await go_to(sim, "2026-01-09T01:00")
    again = await wait()
    assert again.ticking is not None
    assert again.spent(sim.bot.host.engine.clock()) == 19 * 3600


async def test_an_absence_to_come_begins_by_itself_even_after_a_restart(sim: DiscordSim) -> None:
    await at_the_table(sim)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    answer = shown(
        await ada.slash(sim.channel, "away", **{"from": "tomorrow 6", "to": "8.1. 18:00"})
    )
    assert labels(answer) == ["Cancel 1"]
    assert "away" not in text(shown(await bo.slash(sim.channel, "board")))
    await sim.restart(later=20 * 3600)
    assert "(away until" in text(shown(await bo.slash(sim.channel, "board")))
    assert reminders(sim) == []
    await sim.restart(later=60 * 3600)
    await sim.pass_time(minutes=1)
    assert "(away until" not in text(shown(await bo.slash(sim.channel, "board")))
    assert len(reminders(sim)) == 1


async def test_coming_back_early(sim: DiscordSim) -> None:
    await at_the_table(sim)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "away", to="2026-02-01")
    await go_to(sim, "2026-01-10T09:00")
    panel = shown(await ada.slash(sim.channel, "away"))
    assert "**now**, until" in text(panel)
    await ada.click(panel, label="I am back")
    assert "Welcome back!" in text(panel)
    assert "You have no absence planned" in text(panel)
    assert "(away" not in text(shown(await bo.slash(sim.channel, "board")))
    # She is here and sees what waits: there is no hurry to remind her.
    assert reminders(sim) == []
    await sim.pass_time(hours=2)
    assert when(reminders(sim)) == ["01-10 10:00"]


async def test_an_absence_is_called_off_and_an_old_button_is_calm(sim: DiscordSim) -> None:
    await at_the_table(sim)
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "away", **{"from": "20.1.", "to": "21.1."})
    first = shown(await ada.slash(sim.channel, "away"))
    other = shown(await ada.slash(sim.channel, "away"))
    await ada.click(first, label="Cancel 1")
    assert "has been cancelled" in text(first)
    await ada.click(other, label="Cancel 1")
    assert any("over or has been cancelled" in text(m) for m in sim.seen(ada))
    await go_to(sim, "2026-01-20T12:00")
    assert await stored_absences(sim) == []
    assert len(reminders(sim)) == 3


async def test_nobody_ends_the_absence_of_another(sim: DiscordSim) -> None:
    await at_the_table(sim)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    panel = shown(await ada.slash(sim.channel, "away", to="tomorrow"))
    (button,) = buttons(panel, "away-end:")
    before = await stored_absences(sim)
    for custom_id in (button["custom_id"], "pan:away-end:0:0:x", "pan:away-end:0:0:" + "9" * 30):
        answer = await forge(sim, bo, sim.post(), custom_id)
        assert "has been cancelled" in text(answer) or "no longer does anything" in text(answer)
    assert await stored_absences(sim) == before


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        # It is 19:30 on the 5th in New York, and 00:30 on the 6th in Greenwich.
        ({"to": "today"}, ("2026-01-06 00:30", "2026-01-06 05:00")),
        ({"from": "now", "to": "tomorrow"}, ("2026-01-06 00:30", "2026-01-07 05:00")),
        ({"from": "today", "to": "2026-01-07 18:00"}, ("2026-01-06 00:30", "2026-01-07 23:00")),
        ({"from": "1.3.", "to": "8.3."}, ("2026-03-01 05:00", "2026-03-09 04:00")),
        ({"from": "4.1.", "to": "4.1.2027"}, ("2027-01-04 05:00", "2027-01-05 05:00")),
        ({"from": "friday", "to": "Sunday 6pm"}, ("2026-01-09 05:00", "2026-01-11 23:00")),
    ],
)
async def test_days_are_those_of_the_persons_own_calendar(
    sim: DiscordSim, given: dict[str, str], expected: tuple[str, str]
) -> None:
    sim.keep_virtual_time()
    await go_to(sim, "2026-01-06T00:30")
    ada = sim.person("Ada")
    await choose(sim, ada, timezone="America/New_York")
    await ada.slash(sim.channel, "away", **given)
    assert await stored_absences(sim) == [(*expected, "")]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"from": "tomorrow"}, "Until when?"),
        ({"note": "busy"}, "Until when?"),
        ({"to": ","}, "I cannot read ,"),
        ({"to": "soon"}, "I cannot read soon"),
        ({"to": "31.2."}, "I cannot read 31.2."),
        ({"to": "2026-02-30"}, "I cannot read 2026"),
        ({"to": "tomorrow 25:00"}, "I cannot read tomorrow 25"),
        ({"from": "8.1.", "to": "7.1."}, "end later than it begins"),
        ({"from": "2026-01-03", "to": "2026-01-09"}, "in the past"),
        ({"to": "2025-12-24"}, "end later than it begins"),
        ({"to": "2028-01-01"}, "within a year"),
        ({"to": "9999-12-31"}, "I cannot read 9999"),
    ],
)
async def test_what_makes_no_sense_is_refused(
    sim: DiscordSim, given: dict[str, str], said: str
) -> None:
    sim.keep_virtual_time()
    await go_to(sim, "2026-01-06T12:00")
    answer = shown(await sim.person("Ada").slash(sim.channel, "away", **given))
    assert said in text(answer).replace("\\", "")
    assert await stored_absences(sim) == []


async def test_absences_that_overlap_become_one(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await go_to(sim, "2026-01-06T12:00")
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "away", **{"from": "10.1.", "to": "12.1.", "note": "skiing"})
    await ada.slash(sim.channel, "away", **{"from": "20.1.", "to": "20.1."})
    await ada.slash(sim.channel, "away", **{"from": "12.1.", "to": "14.1."})
    assert await stored_absences(sim) == [
        ("2026-01-10 00:00", "2026-01-15 00:00", "skiing"),
        ("2026-01-20 00:00", "2026-01-21 00:00", ""),
    ]
    await ada.slash(sim.channel, "away", **{"from": "9.1.", "to": "25.1.", "note": "far away"})
    assert await stored_absences(sim) == [("2026-01-09 00:00", "2026-01-26 00:00", "far away")]
    async with sim.bot.host.engine.database.read() as connection:
        now = sim.bot.host.engine.clock()
        (kept,) = (await absences.of_people(connection, [ada.id], now))[ada.id]
    assert isinstance(kept, Absence)
    assert not kept.begun


async def test_all_of_it_can_be_done_in_private_with_the_bot(sim: DiscordSim) -> None:
    await at_the_table(sim)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    panel = shown(await ada.user.slash("reminders", timezone="Asia/Kolkata"))
    assert "Asia/Kolkata" in text(panel)
    answer = shown(await ada.user.slash("away", to="today"))
    # Midnight in Kolkata.
    assert await stored_absences(sim) == [("2026-01-06 12:00", "2026-01-06 18:30", "")]
    assert "(away until" in text(shown(await bo.slash(sim.channel, "board")))
    await ada.user.click(answer, label="I am back")
    assert await stored_absences(sim) == []


async def test_days_are_completed(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await go_to(sim, "2026-01-06T23:00")
    ada = sim.person("Ada")
    await choose(sim, ada, timezone="Asia/Kolkata")

    async def offered(typed: str) -> list[tuple[str, str]]:
        choices = await ada.autocomplete(sim.channel, "away", "to", typed)
        return [(choice["name"], choice["value"]) for choice in choices]

    days = await offered("")
    assert days[0] == ("Wednesday, 7 January 2026 · 2026-01-07", "2026-01-07")
    assert len(days) == 25
    assert [value for _, value in await offered("saturday")] == [
        "saturday",
        "2026-01-10",
        "2026-01-17",
        "2026-01-24",
        "2026-01-31",
    ]
    assert await offered("1.3. 18") == [("Sunday, 1 March 2026, 18:00", "1.3. 18")]
    assert await offered("whenever") == []


async def test_whoever_is_away_reads_so_where_they_look_after_their_tables(sim: DiscordSim) -> None:
    await at_the_table(sim)
    ada = sim.person("Ada")
    planned = shown(await ada.slash(sim.channel, "away", **{"from": "tomorrow", "to": "9.1."}))
    assert "## Your absences" in text(planned)
    assert "## You are away" not in text(planned)
    own = "**You are away** until <t:1768003200:f> (<t:1768003200:R>)"
    for command in ("games", "reminders"):
        assert own not in text(shown(await ada.slash(sim.channel, command))), command
    await go_to(sim, "2026-01-07T12:00")
    assert "## You are away" in text(shown(await ada.slash(sim.channel, "away")))
    for command in ("games", "reminders"):
        assert text(shown(await ada.slash(sim.channel, command))).startswith(own), command


async def test_a_note_is_kept_without_direction_marks_and_piles_of_accents(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    note = "ski\u202eing a" + "\u0301" * 40
    await ada.slash(sim.channel, "away", to="9.1.", note=note)
    [absence] = await sim.bot.host.absences.of_person(ada.id)
    assert absence.note == "skiing \u00e1\u0301\u0301"
