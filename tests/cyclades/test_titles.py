"""Titles of Cyclades: for each an end that earns it and one that does not."""

from __future__ import annotations

import pytest

from games.core.phrase import Phrase, phrase
from games.cyclades.state import State
from games.cyclades.titles import TITLES
from tests.title_cases import SEAT, End, expect, notes, recorded

RECORD = "cyclades/3_setup-quick_sensible_cyclades.json"
BASE = recorded(RECORD).state
on_land, at_sea = min(BASE.lands), min(BASE.seas)
GODS = ("athena", "zeus", "poseidon", "ares", "hera", "apollo")


def field(area: str, times: int) -> tuple[Phrase, ...]:
    """Battles after which amber holds the area."""
    return notes("cyclades.note.battle-over", times, area=area)


def acts(*gods: str) -> tuple[Phrase, ...]:
    """Amber's turns for gods."""
    named = [phrase(f"cyclades.god-signed.{god}") for god in gods]
    return tuple(note for god in named for note in notes("cyclades.note.turn", 1, god=god))


def empty_purse(state: State) -> None:
    """Amber has no coins."""
    state.purses[state.team(SEAT)] = 0


def one_coin(state: State) -> None:
    """Amber has one coin."""
    state.purses[state.team(SEAT)] = 1


ENDS = {
    "peaceful": (End(won=True), End(notes("cyclades.note.sea-battle", 1), won=True)),
    "admiral": (End(field(at_sea, 2)), End(field(on_land, 2))),
    "general": (End(field(on_land, 4)), End((*field(on_land, 3), *field(at_sea, 1)))),
    "devout": (End(acts(*GODS)), End(acts(*GODS[1:], *GODS[1:]))),
    "humble": (
        End(notes("cyclades.note.bid-apollo", 3), won=True),
        End(notes("cyclades.note.bid-apollo", 3), won=False),
    ),
    "bestiary": (
        End(notes("cyclades.note.bought-creature", 10)),
        End(notes("cyclades.note.bought-creature", 9)),
    ),
    "heroes": (End(notes("cyclades.note.hired", 2)), End(notes("cyclades.note.hired", 1))),
    "sacrifice": (End(notes("cyclades.note.sacrificed", 1)), End(notes("cyclades.note.hired", 1))),
    "safe": (
        End(notes("cyclades.note.metropolis-safe", 1)),
        End(notes("cyclades.note.metropolis", 4)),
    ),
    "generous": (
        End(notes("cyclades.note.bid", 1, space=15)),
        End(notes("cyclades.note.bid", 3, space=14)),
    ),
    "school": (
        End(notes("cyclades.note.philosopher", 5)),
        End(notes("cyclades.note.philosopher", 4)),
    ),
    "spent": (End(won=True, change=empty_purse), End(won=True, change=one_coin)),
}


@pytest.mark.parametrize("title", list(TITLES.by_id))
def test_a_title_is_earned_by_one_end_and_not_by_the_other(title: str) -> None:
    earned, missed = ENDS[title]
    expect(TITLES, title, recorded(RECORD), earned, earned=True)
    expect(TITLES, title, recorded(RECORD), missed, earned=False)
