"""Drawing Ankh costs little beside encoding, because what stays the same is kept."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import thread_time

from render.ankh.face import AnkhFace
from render.ankh.inks import inks
from tests.render.egypt import marked, middle, positions, say_with

FACE = AnkhFace()
SAY = say_with()


def _cost(work: Callable[[], object]) -> float:
    """What ``work`` takes of the processor; other processes do not count."""
    begin = thread_time()
    work()
    return thread_time() - begin


def test_a_board_picture_takes_at_most_three_times_its_encoding() -> None:
    for people in (3, 5):
        first, *views = [m.view(None) for m in positions(people, b"turns", 20, player="sensible")]
        FACE.board(first, SAY)
        ratios = []
        for view in views[:9]:
            whole = _cost(lambda view=view: FACE.board(view, SAY))  # type: ignore[misc]
            drawn = FACE.draw_board(view, SAY)
            ratios.append(whole / _cost(lambda drawn=drawn: inks().encode(drawn)))  # type: ignore[misc]
        assert median(ratios) <= 3, ratios


def test_a_panel_with_other_marks_takes_at_most_twice_its_encoding() -> None:
    view = middle(5, "amber")
    ratios = []
    for step in range(3, 11):
        marks = marked(view, step)
        whole = _cost(lambda marks=marks: FACE.panel(view, SAY, marks=marks))  # type: ignore[misc]
        drawn = FACE.draw_panel(view, SAY, marks=marks)
        ratios.append(whole / _cost(lambda drawn=drawn: inks().encode(drawn)))  # type: ignore[misc]
    assert median(ratios[1:]) <= 2, ratios
