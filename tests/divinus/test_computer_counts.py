"""The counters of the computer's habits count what they say."""

from __future__ import annotations

from collections import Counter
from functools import partial

from games.core.fair import Dice
from games.core.steps import Ask, Picks
from games.divinus import GAME
from tests.bench.habits.divinus_campaigns import HABITS, Watched, counted
from tests.divinus.table import Game, at, deal


def watch(*answers: tuple[Game, Ask, str]) -> Counter[str]:
    """The counts of a player who gives these answers."""
    said: list[Picks] = [tuple(words.split()) for _, _, words in answers]
    watched = Watched(lambda ask, get_view, dice: said.pop(0))
    for game, ask, _ in answers:
        watched(ask, partial(GAME.view, game.state, ask.seat), Dice(b"x"))
    return +watched.counts


def test_rests_are_counted_by_what_could_have_been_paid() -> None:
    rich = deal(amber=at("5 5 5 5 5 2@used"), board="5 P03")
    poor = deal(amber=at("5 2@used"), board="5 P03")
    broke = deal(amber=at("5 2@used"), board="4 P03")
    counts = watch(*((game, game.ask, "rest") for game in (rich, poor, broke)))
    assert counts == {"Rests": 3, "payable Rests": 2, "rich Rests": 1}


def test_changes_of_dice_are_counted_with_the_rest_that_follows() -> None:
    game = deal(scenario=3, amber=at("5 2@used", pantheon_die="greek flip_1"), board="2 P03")
    turn = game.ask
    assert watch((game, turn, "pantheon"), (game, turn, "2")) == {"changed": 1}
    vain = watch((game, turn, "pantheon"), (game, turn, "rest"), (game, turn, "rest"))
    assert (vain["changed"], vain["changed in vain"], vain["Rests"]) == (1, 1, 2)


def test_good_dice_and_refused_artifacts_are_counted() -> None:
    game = deal(amber=at("d1_3_5 2"))
    dice = Ask("amber", "divinus.ask.reroll", ("1", "2"), 0, 2)
    taken = Ask("amber", "divinus.ask.artifact", ("a03", "none"), 1, 1)
    slot = Ask("amber", "divinus.ask.slot", ("a01", "none"), 1, 1)
    assert watch((game, dice, "1 2"), (game, taken, "a03"), (game, slot, "none")) == {
        "changed dice": 2,
        "changed good dice": 1,
        "artifacts": 1,
        "refused artifacts": 1,
    }


def test_a_finished_match_shows_idle_markers_and_empty_stacks() -> None:
    watched = Watched(GAME.computer("sensible"))
    fought = {"empusa1": "4:amber 7:azure", "flock1": "3:amber 6:amber 8:amber 10:azure"}
    game = deal(monsters="empusa flock", fought=fought, amber=at("1", "G7 P26", monster="G7 5"))
    watched.over(game.match)
    assert +watched.counts == {"idle markers": 3, "matches": 1, "stalled": 1}
    watched.over(deal(power="P03").match)
    assert (watched.counts["matches"], watched.counts["stalled"]) == (2, 1)


def test_every_habit_is_told_as_a_share() -> None:
    told = list(counted([Counter({"Rests": 3, "payable Rests": 1}), Counter({"Rests": 1})]))
    assert len(told) == len(HABITS)
    assert ("divinus: Rests with a payable cell", "1 of 4 (25 %)") in [
        (figure.what, figure.measured) for figure in told
    ]
