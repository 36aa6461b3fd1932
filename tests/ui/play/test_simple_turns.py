"""Counts the clicks of simple turns on real panels, over a match between computers."""

from __future__ import annotations

from collections.abc import Sequence

from tests.bench.clicks import Decision, decisions, shortest, turns_of


def turns(game: str, number: int) -> list[list[Decision]]:
    return [turn for _, turn in turns_of(game, decisions(game, number))]


def asked(turn: Sequence[Decision]) -> list[str]:
    return [decision.key.rpartition(".")[2] for decision in turn]


def test_a_rest_is_one_click_and_an_exploration_two() -> None:
    found = turns("divinus", 0)
    rests = [turn for turn in found if len(turn) == 1 and turn[0].picks == ("rest",)]
    explorations = [turn for turn in found if asked(turn) == ["turn", "place"]]
    assert rests
    assert explorations
    assert {shortest(turn) for turn in rests} == {1}
    assert max(shortest(turn) for turn in explorations) <= 2


def test_a_simple_turn_of_anunnaki_takes_four_clicks_at_most() -> None:
    """The star, the action's choice, no magic, and the end of the turn."""
    simple = [
        turn
        for turn in turns("anunnaki", 0)
        if turn[0].key == "anunnaki.ask.star"
        and len([key for key in asked(turn) if key not in ("star", "magic", "additional")]) <= 1
        and all(d.picks in (("none",), ("end",)) for d in turn if d.key.endswith(("magic", "nal")))
        and all(len(decision.picks) <= 1 for decision in turn)
    ]
    assert simple
    assert max(shortest(turn) for turn in simple) <= 4
