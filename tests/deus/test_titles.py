"""Titles of Deus: for each an end that earns it and one that does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.core.phrase import seat_name
from games.deus.state import Holding, State
from games.deus.titles import TITLES
from tests.title_cases import SEAT, End, expect, notes, recorded

RECORD = "deus/2_sensible_deus.json"


def columns(**cards: int) -> Callable[[State], None]:
    """Amber's columns hold that many cards by colour, and the others none."""

    def change(state: State) -> None:
        for colour in state.players[SEAT].columns:
            state.players[SEAT].columns[colour] = ["any card"] * cards.get(colour, 0)

    return change


def regions(count: int) -> Callable[[State], None]:
    """Amber controls that many regions."""

    def change(state: State) -> None:
        state.holdings = {str(number): Holding(SEAT, ["civil"]) for number in range(count)}

    return change


def gold(count: int) -> Callable[[State], None]:
    """Amber has that much gold."""

    def change(state: State) -> None:
        state.players[SEAT].gold = count

    return change


ENDS = {
    "peaceful": (End(won=True, change=columns(red=0)), End(won=True, change=columns(red=1))),
    "free_thinker": (
        End(notes("deus.note.god", 6), won=True),
        End(notes("deus.note.god", 7), won=True),
    ),
    "builder": (End(change=columns(purple=4)), End(change=columns(purple=3))),
    "tower": (End(change=columns(blue=5, red=5)), End(change=columns(blue=5, red=4))),
    "balance": (
        End(change=columns(blue=3, green=3, yellow=3, brown=3, red=3)),
        End(change=columns(blue=9, green=3, yellow=3, brown=3, red=2)),
    ),
    "robber": (End(notes("deus.note.stole", 6)), End(notes("deus.note.stole", 5))),
    "plunderer": (End(notes("deus.note.plundered", 3)), End(notes("deus.note.plundered", 2))),
    "siege": (
        End(notes("deus.note.attacked", 4, winners=(seat_name(SEAT),))),
        End(notes("deus.note.attacked", 3, winners=(seat_name(SEAT),))),
    ),
    "merchant": (End(notes("deus.note.sold", 4)), End(notes("deus.note.bought", 4))),
    "hoard": (End(categories={"majorities": 8}), End(categories={"majorities": 6})),
    "settler": (End(change=regions(14)), End(change=regions(13))),
    "rich": (End(change=gold(20)), End(change=gold(19))),
}


@pytest.mark.parametrize("title", list(TITLES.by_id))
def test_a_title_is_earned_by_one_end_and_not_by_the_other(title: str) -> None:
    earned, missed = ENDS[title]
    expect(TITLES, title, recorded(RECORD), earned, earned=True)
    expect(TITLES, title, recorded(RECORD), missed, earned=False)
