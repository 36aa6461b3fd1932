"""Chances of winning: fitted curves, training from self-play, and the analysis of a match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core.fair import Dice
from games.core.game import AnyGame, find
from games.core.match import Match
from games.core.past.analysis import TURNING_POINTS, analysed
from games.core.search.chances import Chances, Fit, Observed, fitted, logistic
from games.core.search.plan import POLICY, SearchPlan
from games.core.search.training import trained
from games.core.selfplay import SelfPlayMatch
from games.core.selfplay.casts import seats_of
from tests.cases import GAMES
from tests.toy import TOY

PLAN = SearchPlan(("toy.ask.action",), rounds=1, candidates=3, looks=8, positions=2)
SEATS = ("amber", "azure", "rose")


def quiet(done: int, total: int) -> None:
    """Tell nobody."""


def test_a_fit_finds_the_curve_that_positions_follow() -> None:
    dice = Dice(b"fit")
    observed = []
    for _ in range(4000):
        prospects, number = dice.below(41) - 20.0, 1 + dice.below(10)
        chance = logistic(0.2 + (0.05 + 0.02 * number) * prospects)
        observed.append(Observed(prospects, number, dice.below(10_000) < 10_000 * chance))
    fit = fitted(observed, 100)
    assert fit.intercept == pytest.approx(0.2, abs=0.15)
    assert fit.slope == pytest.approx(0.05, abs=0.03)
    assert fit.growth == pytest.approx(0.02, abs=0.006)
    assert fit.chance(5, 10) > fit.chance(5, 2) > fit.chance(0, 2) > fit.chance(-5, 2)
    assert fit.chance(5, 99) == fit.chance(5, 10)


def test_chances_of_all_seats_add_up_to_the_winners() -> None:
    fit = Fit(intercept=-0.5, slope=0.1, growth=0.0, rounds=5, matches=1, positions=1)
    chances = Chances(game="toy", edition=1, seed="s", policy=POLICY, fits={3: fit})
    one = chances.of_seats(3, (4.0, -4.0, -9.0), 2)
    assert sum(one) == pytest.approx(1)
    assert one[0] > one[1] > one[2]
    assert sum(chances.of_seats(3, (1.0, 0.0, -1.0), 2, winners=2)) == pytest.approx(2)


def test_training_depends_on_its_seed_alone() -> None:
    first, again, other = (trained(TOY, 4, seed, quiet) for seed in ("a", "a", "b"))
    assert first == again != other
    assert tuple(first.fits) == TOY.people
    assert all(fit.matches == 4 for fit in first.fits.values())


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_a_game_are_those_of_its_rules(name: str) -> None:
    game = find(name)
    chances = game.chances
    if chances is None:
        assert game.search is None
        return
    assert (chances.game, chances.edition, chances.policy) == (name, game.edition, POLICY)
    assert tuple(chances.fits) == game.people
    for people, fit in chances.fits.items():
        assert fit.matches >= 10
        assert fit.chance(20.0, fit.rounds) > fit.chance(-20.0, fit.rounds), people


def analysable() -> AnyGame:
    """The toy game with a search and fitted chances."""
    return replace(TOY, search=PLAN, chances=trained(TOY, 6, "toy", quiet))


def test_an_analysis_ends_with_the_result_and_names_turning_points() -> None:
    game = analysable()
    players = dict(zip(SEATS, map(game.computer, ("sensible", "easy", "random")), strict=True))
    match = SelfPlayMatch(game, SEATS, players, seed=b"analysis", every=0).run()
    found = analysed(game, match.header, match.entries)
    won = {final.seat for final in game.score(match.state) if final.won}
    assert {seat for seat, curve in found.chances.items() if curve[-1] == 1} == won
    assert {len(curve) for curve in found.chances.values()} == {game.round_of(match.state) + 1}
    points = found.turning_points
    assert 0 < len(points) <= TURNING_POINTS
    assert [each.number for each in points] == sorted({each.number for each in points})
    for point in points:
        entry = match.entries[point.number]
        assert (entry.seat, entry.key, entry.picks) == (point.ask.seat, point.ask.key, point.picks)
        before = Match(game, match.header, match.entries[: point.number])
        assert point.view == before.view(point.ask.seat)
        assert point.board == before.view(None)
        assert point.agreed == (point.verdict.best == point.picks)
        assert point.agreed or point.verdict.runner_up == point.picks
    assert found == analysed(game, match.header, match.entries)


def test_a_running_match_is_not_analysed() -> None:
    game = analysable()
    match = Match.begin(game, SEATS, seed=b"runs")
    with pytest.raises(ValueError, match="not over"):
        analysed(game, match.header, match.entries)
    with pytest.raises(ValueError, match="not fitted"):
        analysed(TOY, match.header, match.entries)


def test_prospects_can_be_told_at_the_first_question_of_every_game() -> None:
    for name in GAMES:
        game = find(name)
        seats = seats_of(game, game.people[0], game.options())
        match = Match.begin(game, seats, seed=b"first", people=game.people[0])
        assert all(isinstance(game.prospects(match.state, seat), float | int) for seat in seats)
