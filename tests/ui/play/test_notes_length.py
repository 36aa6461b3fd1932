"""The first post of a scenario contains its story, however many notes come before."""

from __future__ import annotations

from bot.ui.kit.reader import Reader
from bot.ui.play.turn_post import _log_text
from games.core.phrase import phrase
from games.core.state import Note
from tests.ui.discord_sim import words


def told(count: int, opening: int) -> list[str]:
    """So many bids as a post tells them."""
    notes = [Note(phrase("toy.note.bid", seat="Ada", bid=number)) for number in range(count)]
    return _log_text(notes, Reader(words(), "en"), 2200, opening).splitlines()


def test_the_end_of_a_long_story_is_told() -> None:
    lines = told(40, 0)
    assert "bid 39" in lines[-1]
    assert not any("bid 0." in line for line in lines)


def test_so_is_the_opening_of_a_scenario() -> None:
    lines = told(40, 60)
    assert "bid 0." in lines[0]
    assert "bid 39" in lines[-1]
    assert len(lines) < 18
    assert told(3, 60) == told(3, 0)
