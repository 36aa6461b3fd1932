"""The points of a recap by category and by round, in every game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import games.library
from games.core.fair import Dice
from games.core.game import AnyGame, FinalScore, Setup, TotalPointsOnly, find, random_player
from games.core.log import Header
from games.core.match import Match
from games.core.past.score_history import replay_observed, score_history_of
from games.core.steps import Ask, Checkpoint
from tests.golden import Golden, files, read, recorded_games
from tests.toy import TOY, Orchard, ToyView, registered_toy

INSTALLED = games.library


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def game_of(header: Header) -> AnyGame:
    with registered_toy():
        return find(header.game, header.edition)


def points_of(golden: Golden) -> dict[str, int]:
    assert golden.standings is not None
    return {seat: points for seat, points, _ in golden.standings}


@pytest.mark.parametrize("path", files(), ids=name)
def test_categories_add_up_to_the_points(path: Path) -> None:
    golden = read(path)
    game = game_of(golden.header)
    categories: list[tuple[str, ...]] = []
    rounds: list[int] = []

    def watch(state: object, step: object) -> None:
        score_breakdown = game.score_breakdown(state)
        assert tuple(score_breakdown) == golden.header.seats
        categories.extend(tuple(parts) for parts in score_breakdown.values())
        rounds.append(game.round_of(state))

    match = replay_observed(game, golden.header, golden.log(), watch)
    assert match.over
    final = {seat: sum(parts.values()) for seat, parts in game.score_breakdown(match.state).items()}
    assert final == points_of(golden)
    assert len(set(categories)) == 1
    assert rounds[0] == 1
    assert rounds == sorted(rounds)


@pytest.mark.parametrize("game", recorded_games())
def test_a_course_leads_from_the_first_round_to_the_final_points(game: str) -> None:
    golden = read(next(path for path in files() if path.parent.name == game))
    score_history = score_history_of(game_of(golden.header), golden.header, golden.log())
    assert {seat: score_history.points(seat)[-1] for seat in golden.header.seats} == points_of(
        golden
    )
    assert len(score_history.rounds) > 1
    assert len({tuple(score_history.points(seat)) for seat in golden.header.seats}) > 1


def play(seats: tuple[str, ...] = ("amber", "azure"), **options: object) -> Match[Orchard, ToyView]:
    match = Match.begin(TOY, seats, options, seed=b"course")
    dice = Dice(b"course")
    while not match.over:
        ask = match.pending[0]
        match.answer(ask.seat, random_player(ask, lambda: None, dice))
    return match


def test_a_round_ends_where_the_next_begins() -> None:
    match = play(rounds=3)
    ends: dict[int, dict[str, int]] = {}

    def watch(state: Orchard, step: object) -> None:
        if step is None or step == Checkpoint("round"):
            ends[state.round - 1] = {seat: held.apples for seat, held in state.gardeners.items()}

    replay_observed(TOY, match.header, match.entries, watch)
    score_history = score_history_of(TOY, match.header, match.entries)
    assert len(score_history.rounds) == 3
    for number, score_breakdown in enumerate(score_history.rounds, 1):
        assert {seat: parts["apples"] for seat, parts in score_breakdown.items()} == ends[number]
    assert score_history.final == TOY.score_breakdown(match.state)


def test_scores_of_all_rounds_and_the_result_take_one_replay() -> None:
    match = play(rounds=3)
    replays: list[int] = []

    def counted(setup: Setup) -> Orchard:
        replays.append(1)
        return TOY.setup(setup)

    told = score_history_of(replace(TOY, setup=counted), match.header, match.entries)
    assert told.result == tuple(TOY.score(match.state))
    assert len(replays) == 1


def test_answers_taken_back_are_not_told_again() -> None:
    match = Match.begin(TOY, ("amber", "azure"), {"rounds": 1}, seed=b"back")
    for seat in ("amber", "azure"):
        match.answer(seat, ["3"])
    match.answer("amber", ["pass"])
    match.rewind("amber", match.entries[-1].number)
    match.answer("amber", ["pick"])
    asked: list[str] = []

    def watch(state: Orchard, step: object) -> None:
        if isinstance(step, Ask):
            asked.append(step.key)

    told = replay_observed(TOY, match.header, match.entries, watch)
    assert asked == ["toy.ask.action", "toy.ask.trees"]
    assert told.pending == match.pending


def test_a_running_match_has_no_course() -> None:
    match = Match.begin(TOY, ("amber", "azure"), seed=b"running")
    with pytest.raises(ValueError, match="not over"):
        score_history_of(TOY, match.header, match.entries)


def test_a_game_without_categories_has_its_points_alone() -> None:
    match = play(rounds=2)
    plain = replace(TOY, score_breakdown=TotalPointsOnly(), round_of=lambda state: 1)
    points = {final_score.seat: final_score.points for final_score in TOY.score(match.state)}
    assert plain.score_breakdown(match.state) == {seat: {"points": points[seat]} for seat in points}
    score_history = score_history_of(plain, match.header, match.entries)
    assert len(score_history.rounds) == 1
    # The reckoning follows the score it belongs to.
    other = replace(plain, score=lambda state: [FinalScore(s, 7, True) for s in state.seats])
    assert other.score_breakdown(match.state)["azure"] == {"points": 7}
