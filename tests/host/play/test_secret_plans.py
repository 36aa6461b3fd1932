"""A plan shows nowhere: not in the channel, not in anybody's view, not in who is awaited."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.errors import Refusal
from bot.model.clicks import Click, Options
from bot.storage.database import Database
from games.core.fair import Dice
from games.core.game import find
from tests.cases import GAMES
from tests.databases import sqlite_url
from tests.host.answering import give
from tests.host.harness import ADA, BO, HostHarness
from tests.host.people.test_reminders import pass_time
from tests.host.play.test_secret_orders import folder, told

ANSWERS = 12


async def plan_at_random(harness: HostHarness, seat: str, person: int, dice: Dice) -> int:
    """Think ahead for a seat that waits, with computers for the others; how many answers."""
    trials = harness.host.trials
    try:
        tried = await trials.begin(1, person, seat, waiting=True)
        tried = await trials.guess(1, person, seat, 0, until_asked=True)
        ask, count = tried.position.ask, len(tried.taken)
        if ask is None:
            return 0
        picks = ask.options[: max(ask.low, 1)]
        click = Click(seat, count, ask.fingerprint, Options(picks))
        tried = (await trials.click(1, person, click)).shown
        made = await harness.host.plans.make(1, person, seat, len(tried.taken))
    except Refusal:
        # Nothing of one's own comes up in so many guesses, or too much is hidden.
        return 0
    if dice.below(2):
        await harness.host.plans.hold_whatever(1, person, seat, made.plan, whatever=True)
    return len(made.plan.branches)


@pytest.mark.parametrize("game", GAMES)
async def test_a_plan_shows_nowhere_before_its_question_comes(tmp_path: Path, game: str) -> None:
    """Two hosts play the same match; in one of them whoever waits makes plans at random."""
    names = ("plain", "planned")
    worlds = [HostHarness(Database(sqlite_url(folder(tmp_path, name)))) for name in names]
    for harness in worlds:
        host = harness.host
        await host.start_up(harness.channel)
        table = await host.tables.create(5, 10, ADA, game, "en")
        await host.lobby.join(table.id, BO)
        await host.wait_until_idle()
        await host.lobby.start(table.id, ADA.id)
        await host.wait_until_idle()
    plain, planned = worlds
    made = 0
    dice, player = Dice(b"plans", game), find(game).computer("sensible")
    for number in range(ANSWERS):
        table = await plain.host.tables.get(1)
        for seat in table.seats:
            if seat not in table.awaited and number % 4 == 3:
                made += await plan_at_random(planned, seat, table.people_of(seat)[0], dice)
        for harness in worlds:
            await pass_time(harness, 1800)
        assert told(plain) == told(planned)
        assert table == await planned.host.tables.get(1)
        for reader in (None, *table.awaited):
            before = await plain.host.play.position(1, reader)
            assert before == await planned.host.play.position(1, reader)
        for seat in table.seats:
            await planned.host.plans.drop(1, table.people_of(seat)[0], seat)
        position = await plain.host.play.position(1, table.awaited[0])
        ask = position.ask
        assert ask is not None
        view = position.view
        picks = player(ask, partial(_same, view), Dice(b"w", str(number)))
        for harness in worlds:
            person, entry = table.people_of(ask.seat)[0], table.entry_count
            await give(harness.host, 1, person, ask.seat, entry, picks, ask.fingerprint)
            await harness.host.wait_until_idle()
    assert made, "no plan was made"
    for harness in worlds:
        await harness.host.shut_down()


def _same(view: object) -> object:
    return view
