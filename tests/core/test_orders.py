"""Standing orders of every game, followed through whole matches."""

from __future__ import annotations

from functools import partial

import pytest

from games.core.fair import Dice
from games.core.game import find
from games.core.match import AnyMatch, Match
from games.core.orders import StandingOrders
from games.core.selfplay.casts import seats_of
from games.core.steps import Ask, Picks
from tests.cases import GAMES

ORDERED = tuple(name for name in GAMES if find(name).orders is not None)
DECISIONS = 250


def clauses_of(match: AnyMatch, seat: str) -> list[str]:
    offered = match.game.orders
    assert offered is not None
    return [clause for group in offered.clauses(match.view(seat)).values() for clause in group]


def is_legal(ask: Ask, picks: Picks) -> bool:
    return (
        ask.low <= len(picks) <= ask.high
        and len(set(picks)) == len(picks)
        and all(pick in ask.options for pick in picks)
    )


@pytest.mark.parametrize("name", ORDERED)
def test_every_clause_is_worded_and_answers_legally_or_not_at_all(name: str) -> None:
    game = find(name)
    offered = game.orders
    assert offered is not None
    people = game.people[0]
    seats = seats_of(game, people, game.options.model_validate({}))
    match: AnyMatch = Match.begin(game, seats, {}, seed=b"orders", people=people)
    computer, dice = game.computer(game.computer_kinds[0]), Dice(b"orders", "players")
    answered: set[str] = set()
    for number in range(DECISIONS):
        if match.over:
            break
        ask = match.pending[0]
        view = match.view(ask.seat)
        if offered.span(view) is not None:
            groups = offered.clauses(view)
            assert all(groups.values())
            if number % 10 == 0:
                for group, clauses in groups.items():
                    assert offered.group_label(view, group).key
                    assert all(offered.label(view, clause).key for clause in clauses)
            if ask.key in offered.keys:
                for clause in clauses_of(match, ask.seat):
                    picks = offered.answer((clause,), ask, view)
                    if picks is not None:
                        assert is_legal(ask, picks), (ask, clause, picks)
                        answered.add(ask.key)
        match.answer(ask.seat, computer(ask, partial(match.view, ask.seat), dice))
    assert answered, "no question was answered by any clause"


@pytest.mark.parametrize("name", ORDERED)
def test_no_clause_of_an_order_is_in_two_groups(name: str) -> None:
    game = find(name)
    seats = seats_of(game, game.people[0], game.options.model_validate({}))
    match: AnyMatch = Match.begin(game, seats, {}, seed=b"groups", people=game.people[0])
    clauses = clauses_of(match, match.pending[0].seat)
    assert len(clauses) == len(set(clauses))


def test_a_clause_replaces_another_one_of_its_group_unless_the_group_is_ranked() -> None:
    offered: StandingOrders[object] = StandingOrders(
        key="toy.order",
        keys=("toy.ask",),
        span=lambda view: "always",
        clauses=lambda view: {},
        group_label=lambda view, group: pytest.fail("not asked"),
        label=lambda view, clause: pytest.fail("not asked"),
        answer=lambda order, ask, view: None,
        ranked=frozenset({"gods"}),
    )
    groups = {"bids": ("bid:1", "bid:2"), "gods": ("zeus", "ares")}
    order = offered.with_clause(groups, ("bid:1", "zeus"), "bid:2")
    assert order == ("zeus", "bid:2")
    assert offered.with_clause(groups, order, "ares") == ("zeus", "bid:2", "ares")
    assert offered.with_clause(groups, order, "zeus") == ("bid:2", "zeus")
