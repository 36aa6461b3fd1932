"""Battle dice against expectation."""

from __future__ import annotations

import pytest

from games.core.phrase import phrase, seat_name
from games.cyclades.facts import luck
from tests.title_cases import RIVAL, SEAT, End, notes, recorded

RECORD = "cyclades/3_setup-quick_sensible_cyclades.json"
STAGE = notes("cyclades.note.stage", 1, rival=seat_name(RIVAL), attackdie=3, defencedie=1)


def test_both_sides_of_a_stage_have_rolled_a_die() -> None:
    found = luck(End((*STAGE, *STAGE)).of(recorded(RECORD)))
    assert found[SEAT][:2] == (2, 6)
    assert found[RIVAL][:2] == (2, 2)
    assert found[SEAT].expected == pytest.approx(3.0)


@pytest.mark.parametrize(
    ("hero", "counted"), [("helen", False), ("croesus", False), ("ajax", True)]
)
def test_heroes_who_change_dice_take_their_faction_out(hero: str, counted: bool) -> None:
    hired = notes("cyclades.note.hired", 1, hero=phrase(f"cyclades.hero.{hero}"))
    found = luck(End((*hired, *STAGE)).of(recorded(RECORD)))
    assert (SEAT in found) is counted
    assert RIVAL in found


def test_every_die_of_a_recorded_match_is_counted_once() -> None:
    match = recorded(RECORD)
    stages = len(match.notes("cyclades.note.stage"))
    assert stages > 0
    assert sum(dice.rolls for dice in luck(match).values()) <= 2 * stages
