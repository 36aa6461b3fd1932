"""Titles of Anunnaki: for each an end that earns it and one that does not."""

from __future__ import annotations

import pytest

from games.anunnaki.components import MINOR_GODS
from games.anunnaki.state import State
from games.anunnaki.titles import TITLES
from games.core.phrase import phrase, seat_name
from tests.title_cases import RIVAL, SEAT, End, expect, notes, recorded

RECORD = "anunnaki/2_houses-chosen_sensible_anunnaki.json"
beaten = (phrase("anunnaki.note.won", seat=seat_name(RIVAL), other=seat_name(SEAT)),)


def summon_five(state: State) -> None:
    """Amber has five gods."""
    state.houses[SEAT].summoned = list(MINOR_GODS)[:5]


def summon_nobody(state: State) -> None:
    """Amber has no gods."""
    state.houses[SEAT].summoned = []


def summon_main(state: State) -> None:
    """Amber has its main god."""
    state.houses[SEAT].summoned = [state.houses[SEAT].main]


ENDS = {
    "peaceful": (
        End(notes("anunnaki.note.attacks-civilisation", 3), won=True),
        End(notes("anunnaki.note.attacks", 1), won=True),
    ),
    "conqueror": (End(notes("anunnaki.note.won", 5)), End(notes("anunnaki.note.won", 4))),
    "undefeated": (
        End(notes("anunnaki.note.won", 3)),
        End((*notes("anunnaki.note.won", 3), *beaten)),
    ),
    "explorer": (
        End(notes("anunnaki.note.beat-civilisation", 3)),
        End(notes("anunnaki.note.lost-to-civilisation", 3)),
    ),
    "pantheon": (End(change=summon_five), End(change=summon_nobody)),
    "godless": (End(won=True, change=summon_nobody), End(won=True, change=summon_main)),
    "diplomat": (
        End(notes("anunnaki.note.fulfilled", 5)),
        End(notes("anunnaki.note.took-agreement", 5)),
    ),
    "settler": (End(notes("anunnaki.note.built", 4)), End(notes("anunnaki.note.built", 3))),
    "astronomer": (
        End(notes("anunnaki.note.trigger-signs", 1)),
        End(notes("anunnaki.note.trigger-track", 1)),
    ),
    "treasures": (End(notes("anunnaki.note.artifact", 2)), End(notes("anunnaki.note.artifact", 1))),
    "engineer": (End(notes("anunnaki.note.upgraded", 4)), End(notes("anunnaki.note.upgraded", 3))),
    "first": (End(categories={"places": 12}), End(categories={"places": 11})),
}


@pytest.mark.parametrize("title", list(TITLES.by_id))
def test_a_title_is_earned_by_one_end_and_not_by_the_other(title: str) -> None:
    earned, missed = ENDS[title]
    expect(TITLES, title, recorded(RECORD), earned, earned=True)
    expect(TITLES, title, recorded(RECORD), missed, earned=False)
