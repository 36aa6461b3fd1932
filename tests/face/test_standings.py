"""The final reckoning as people read it."""

from __future__ import annotations

from discord import ui

from bot.face.reader import Reader
from bot.face.sheet import Sheet
from bot.face.standings import put_result
from games.core.game import Standing
from tests.face.salon import words


def told(*standings: Standing) -> list[str]:
    """The lines that say who is where."""
    sheet = Sheet()
    put_result(sheet, standings, Reader(words(), "en"))
    shown = [i.content for i in sheet.view().walk_children() if isinstance(i, ui.TextDisplay)]
    return [line for text in shown for line in text.splitlines() if not line.startswith("#")]


def test_equals_share_a_place_and_the_next_one_counts_them() -> None:
    lines = told(
        Standing("south", 40, won=False),
        Standing("west", 75, won=True),
        Standing("north", 75, won=True),
        Standing("east", 60, won=False),
        Standing("up", 60, won=False),
    )
    places = [line.split()[0] for line in lines]
    assert places == ["1.", "1.", "3.", "3.", "5."]
    assert lines[-1] == "5. south – 40 points"


def test_who_wins_a_tie_stands_before_whom_they_beat() -> None:
    lines = told(Standing("north", 75, won=False), Standing("west", 75, won=True))
    assert lines == ["1. west – 75 points", "2. north – 75 points"]
