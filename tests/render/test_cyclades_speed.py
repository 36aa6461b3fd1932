"""Drawing Cyclades costs little beside encoding, because what stays the same is kept."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import thread_time

from games.cyclades.view import CycladesView
from render.cyclades.face import CycladesFace
from render.cyclades.inks import inks
from tests.render.islands import marked, middle, positions, say_with

FACE = CycladesFace()
SAY = say_with()


def _cost(work: Callable[[], object]) -> float:
    """What ``work`` takes of the processor; other processes do not count."""
    begin = thread_time()
    work()
    return thread_time() - begin


def _turns(people: int) -> list[CycladesView]:
    return [match.view(None) for match in positions(people, b"turns", 60)][2:10]


def test_a_board_picture_takes_at_most_three_times_its_encoding() -> None:
    for people in (3, 6):
        first, *views = _turns(people)
        FACE.board(first, SAY)
        ratios = []
        for view in views:
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
