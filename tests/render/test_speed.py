"""Drawing costs little beside encoding, because what stays the same is kept."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import thread_time

from render.deus.face import DeusFace
from render.deus.inks import inks
from render.face import Mark
from tests.render.samples import sample
from tests.render.words import speaker

FACE = DeusFace()
SAY = speaker()


def _cost(work: Callable[[], object]) -> float:
    """What ``work`` takes of the processor; other processes do not count."""
    begin = thread_time()
    work()
    return thread_time() - begin


def test_a_board_picture_takes_at_most_three_times_its_encoding() -> None:
    FACE.board(sample(4, 1), SAY)
    ratios = []
    for seed in range(7):
        view = sample(4, 100 + seed)
        whole = _cost(lambda view=view: FACE.board(view, SAY))  # type: ignore[misc]
        drawn = FACE.draw_board(view, SAY)
        ratios.append(whole / _cost(lambda drawn=drawn: inks().encode(drawn)))  # type: ignore[misc]
    assert median(ratios) <= 3, ratios


def test_a_panel_with_other_marks_takes_at_most_twice_its_encoding() -> None:
    view = sample(4, 3, seat="amber")
    ratios = []
    for shift in range(8):
        chosen = view.regions[shift::5]
        marks = [Mark(r.label, r.label, n) for n, r in enumerate(chosen, 1)]
        whole = _cost(lambda marks=marks: FACE.panel(view, SAY, marks=marks))  # type: ignore[misc]
        drawn = FACE.draw_panel(view, SAY, marks=marks)
        ratios.append(whole / _cost(lambda drawn=drawn: inks().encode(drawn)))  # type: ignore[misc]
    assert median(ratios[1:]) <= 2, ratios
