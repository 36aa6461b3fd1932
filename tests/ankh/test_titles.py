"""Titles of Ankh: for each an end that earns it and one that does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.ankh.components import MONUMENTS
from games.ankh.state import State
from games.ankh.titles import TITLES
from games.ankh.words.names import figure, monument
from games.core.phrase import phrase, seat_name
from tests.title_cases import RIVAL, SEAT, End, expect, notes, recorded

RECORD = "ankh/2_gods-chosen_sensible_ankh.json"
BEASTS = ("satet", "mummy", "apep")
beasts = tuple(
    note for name in BEASTS for note in notes("ankh.note.guardian", 1, figure=figure(name))
)
built = tuple(
    note for kind in MONUMENTS for note in notes("ankh.note.built", 1, monument=monument(kind))
)


def merge(state: State) -> None:
    """Azure plays on at amber's side."""
    state.gods[SEAT] = replace(state.gods[state.god_at(SEAT)], junior=RIVAL)


def alone(state: State) -> None:
    """Amber's god is not merged."""
    state.gods[SEAT] = replace(state.gods[state.god_at(SEAT)], junior=None)


ENDS = {
    "peaceful": (
        End(won=True),
        End(notes("ankh.note.battle", 1, fighters=(seat_name(SEAT),)), won=True),
    ),
    "warlord": (End(notes("ankh.note.wins", 4)), End(notes("ankh.note.wins", 3))),
    "guardians": (
        End(beasts),
        End(notes("ankh.note.guardian", 5, figure=phrase("ankh.figure.satet"))),
    ),
    "architect": (
        End(built),
        End(notes("ankh.note.built", 3, monument=phrase("ankh.monument.temple"))),
    ),
    "summit": (End(notes("ankh.note.devotion-top", 1)), End(notes("ankh.note.devotion", 9))),
    "ascetic": (
        End(notes("ankh.note.power", 5), won=True),
        End(notes("ankh.note.power", 6), won=True),
    ),
    "merged": (End(won=True, change=merge), End(won=True, change=alone)),
    "jailer": (End(notes("ankh.note.captured", 3)), End(notes("ankh.note.captured", 2))),
    "caravans": (End(notes("ankh.note.caravan", 3)), End(notes("ankh.note.caravan", 2))),
    "tiebreaker": (End(notes("ankh.note.tiebreaker", 1)), End(notes("ankh.note.wins", 1))),
    "dominion": (End(notes("ankh.note.dominates", 8)), End(notes("ankh.note.dominates", 7))),
    "conqueror": (End(notes("ankh.note.controls-from", 2)), End(notes("ankh.note.controls", 9))),
}


@pytest.mark.parametrize("title", list(TITLES.by_id))
def test_a_title_is_earned_by_one_end_and_not_by_the_other(title: str) -> None:
    earned, missed = ENDS[title]
    expect(TITLES, title, recorded(RECORD), earned, earned=True)
    expect(TITLES, title, recorded(RECORD), missed, earned=False)
