"""Titles of Divinus: for each an end that earns it and one that does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.core.phrase import phrase, seat_name
from games.divinus.components import SIDE
from games.divinus.demigod import Held, Plot
from games.divinus.state import State
from games.divinus.titles import TITLES
from tests.title_cases import RIVAL, SEAT, End, expect, notes, recorded

RECORD = "divinus/2_sensible_divinus.json"
rival_rests = (phrase("divinus.note.rest", seat=seat_name(RIVAL), faces=""),) * 3


def favourite_of(greek: str, norse: str) -> Callable[[State], None]:
    """The favourites of both pantheons."""

    def change(state: State) -> None:
        state.favourites = {"greek": greek, "norse": norse}

    return change


def map_of(tiles: int) -> Callable[[State], None]:
    """Amber's map has that many tiles."""

    def change(state: State) -> None:
        state.demigods[SEAT].plots = {str(number): Plot("F01") for number in range(tiles)}

    return change


def artifacts(count: int) -> Callable[[State], None]:
    """Amber has that many artifacts."""

    def change(state: State) -> None:
        state.demigods[SEAT].artifacts = [Held(f"a0{number + 1}") for number in range(count)]

    return change


ENDS = {
    "peaceful": (End(won=True), End(notes("divinus.note.fight-own", 1), won=True)),
    "hunter": (End(notes("divinus.note.fight", 6)), End(notes("divinus.note.fight", 5))),
    "tamer": (End(notes("divinus.note.own-beaten", 1)), End(notes("divinus.note.fight-own", 4))),
    "builder": (End(notes("divinus.note.temple", 4)), End(notes("divinus.note.temple", 3))),
    "priest": (
        End(notes("divinus.note.consecrated", 4)),
        End(notes("divinus.note.consecrated", 3)),
    ),
    "racer": (End(notes("divinus.note.race", 2)), End(notes("divinus.note.race", 1))),
    "favourite": (End(change=favourite_of(SEAT, SEAT)), End(change=favourite_of(SEAT, RIVAL))),
    "finished": (End(change=map_of(SIDE * SIDE)), End(change=map_of(SIDE * SIDE - 1))),
    "collector": (End(change=artifacts(4)), End(change=artifacts(3))),
    "smith": (End(notes("divinus.note.forged", 4)), End(notes("divinus.note.forged", 3))),
    "rebuilder": (
        End(notes("divinus.note.overbuilt", 10)),
        End(notes("divinus.note.overbuilt", 9)),
    ),
    "sleepless": (
        End((*notes("divinus.note.rest", 2), *rival_rests), won=True),
        End(notes("divinus.note.rest", 1), won=True),
    ),
}


@pytest.mark.parametrize("title", list(TITLES.by_id))
def test_a_title_is_earned_by_one_end_and_not_by_the_other(title: str) -> None:
    earned, missed = ENDS[title]
    expect(TITLES, title, recorded(RECORD), earned, earned=True)
    expect(TITLES, title, recorded(RECORD), missed, earned=False)
