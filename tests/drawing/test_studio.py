"""The queue of drawings: in order, bounded, without what nobody wants, and over any crash."""

from __future__ import annotations

import os
import signal
from concurrent.futures import CancelledError
from pathlib import Path
from threading import Event

import pytest

from bot.drawing import studio as studios
from bot.drawing.drawers import Crashed
from bot.drawing.studio import Studio, usual_processes
from bot.drawing.work import Work
from bot.metrics import Metrics
from render.face import Picture
from tests.drawing import sketches
from tests.drawing.sketches import work

PATIENCE = 60.0


class SlowDrawer:
    """Draws nothing before it is told to go on, and remembers what it drew."""

    def __init__(self) -> None:
        self.begun, self.go_on = Event(), Event()
        self.drew: list[object] = []

    def draw(self, work: Work) -> Picture | None:
        self.begun.set()
        assert self.go_on.wait(PATIENCE)
        self.drew.append(work.args[0])
        return sketches.told(str(work.args[0]))

    def close(self) -> None:
        self.go_on.set()


def counted(metrics: Metrics, outcome: str) -> float:
    found = metrics.registry.get_sample_value("pantheon_drawings_total", {"outcome": outcome})
    assert found is not None
    return found


def test_first_come_first_served_and_nothing_that_nobody_wants() -> None:
    drawer, metrics = SlowDrawer(), Metrics()
    studio = Studio([drawer], metrics)
    orders = [studio.begin(work(sketches.sketch, text)) for text in "abcd"]
    assert drawer.begun.wait(PATIENCE)
    assert not orders[0].cancel()
    assert orders[1].cancel()
    drawer.go_on.set()
    assert orders[3].result(PATIENCE) == sketches.told("d")
    assert drawer.drew == ["a", "c", "d"]
    assert (counted(metrics, "drawn"), counted(metrics, "dropped")) == (3, 1)


def test_whoever_waits_in_person_goes_first() -> None:
    drawer = SlowDrawer()
    studio = Studio([drawer])
    studio.begin(work(sketches.sketch, "first"))
    assert drawer.begun.wait(PATIENCE)
    post = studio.begin(work(sketches.sketch, "post"), patient=True)
    panel = studio.begin(work(sketches.sketch, "panel"))
    drawer.go_on.set()
    assert post.result(PATIENCE) is not None
    assert panel.done()
    assert drawer.drew == ["first", "panel", "post"]


def test_a_slow_drawer_is_no_crowd_and_posts_are_none() -> None:
    drawer = SlowDrawer()
    studio = Studio([drawer])
    begun = [studio.begin(work(sketches.sketch, "first"))]
    assert drawer.begun.wait(PATIENCE)
    begun += [studio.begin(work(sketches.sketch, n), patient=True) for n in range(3)]
    crowds = []
    for name in ("second", "third"):
        begun.append(studio.begin(work(sketches.sketch, name)))
        crowds.append(studio.crowded)
    assert crowds == [False, True]
    drawer.go_on.set()
    assert all(order.result(PATIENCE) for order in begun)
    assert not studio.crowded


def test_a_post_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studios, "PATIENT_SECONDS", 0.0)
    drawer = SlowDrawer()
    studio = Studio([drawer])
    studio.begin(work(sketches.sketch, "first"))
    assert drawer.begun.wait(PATIENCE)
    studio.begin(work(sketches.sketch, "post"), patient=True)
    panel = studio.begin(work(sketches.sketch, "panel"))
    drawer.go_on.set()
    assert panel.result(PATIENCE) is not None
    assert drawer.drew == ["first", "post", "panel"]


def test_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studios, "LONGEST_QUEUE", 3)
    drawer, metrics = SlowDrawer(), Metrics()
    studio = Studio([drawer], metrics)
    first = studio.begin(work(sketches.sketch, "first"))
    assert drawer.begun.wait(PATIENCE)
    orders = [studio.begin(work(sketches.sketch, n)) for n in range(5)]
    queued = metrics.registry.get_sample_value("pantheon_drawing_queue")
    assert queued == 3
    drawer.go_on.set()
    assert [order.cancelled() for order in orders] == [True, True, False, False, False]
    assert first.result(PATIENCE) is not None
    assert orders[4].result(PATIENCE) == sketches.told("4")


def test_a_table_goes_back_to_the_drawer_that_knows_it() -> None:
    drawers = [SlowDrawer(), SlowDrawer()]
    studio = Studio(drawers)
    for drawer in drawers:
        drawer.go_on.set()
    studio.begin(work(sketches.sketch, "a"), table_id=1).result(PATIENCE)
    (knows, other) = drawers if drawers[0].drew else drawers[::-1]
    for drawer in drawers:
        drawer.go_on.clear()
        drawer.begun.clear()
    busy = [studio.begin(work(sketches.sketch, f"busy {n}"), table_id=10 + n) for n in range(2)]
    assert all(drawer.begun.wait(PATIENCE) for drawer in drawers)
    new = studio.begin(work(sketches.sketch, "new"), table_id=2)
    known = studio.begin(work(sketches.sketch, "b"), table_id=1)
    knows.go_on.set()
    assert known.result(PATIENCE) is not None
    assert knows.drew[-1] == "b" or knows.drew[-2] == "b"
    other.go_on.set()
    for order in (*busy, new):
        order.result(PATIENCE)
    assert "b" not in other.drew


def test_what_was_being_drawn_when_its_process_ended_is_drawn_again(tmp_path: Path) -> None:
    metrics = Metrics()
    studio = Studio.apart(1, metrics=metrics)
    try:
        once = studio.begin(work(sketches.crash_once, str(tmp_path / "mark")))
        assert once.result(PATIENCE) == sketches.told("drawn after all")
        assert counted(metrics, "again") == 1
        assert metrics.registry.get_sample_value("pantheon_drawing_processes") == 1
        memory = metrics.registry.get_sample_value("pantheon_drawing_memory_bytes")
        assert memory is not None
        assert memory > 1e6
        with pytest.raises(Crashed):
            studio.begin(work(sketches.crash)).result(PATIENCE)
        [process] = studio.pids or (None,)
        assert process is None
        assert studio.begin(work(sketches.sketch, "on")).result(PATIENCE) is not None
        [process] = studio.pids
        os.kill(process, signal.SIGKILL)
        assert studio.begin(work(sketches.sketch, "and on")).result(PATIENCE) is not None
        assert studio.pids not in ((), (process,))
    finally:
        studio.close()
    assert studio.pids == ()


def test_a_closed_studio_draws_no_more() -> None:
    drawer = SlowDrawer()
    studio = Studio([drawer])
    under_way = studio.begin(work(sketches.sketch, "under way"))
    assert drawer.begun.wait(PATIENCE)
    waiting = studio.begin(work(sketches.sketch, "waiting"))
    studio.close()
    for order in (waiting, studio.begin(work(sketches.sketch, "late"))):
        with pytest.raises(CancelledError):
            order.result(PATIENCE)
    assert under_way.result(PATIENCE) is not None


def test_a_core_is_left_to_the_bot_itself() -> None:
    assert 1 <= usual_processes() <= studios.MOST_PROCESSES
