"""The drawing queue: order, bounds, cancelled jobs and crashed workers."""

from __future__ import annotations

import os
import signal
from concurrent.futures import CancelledError
from pathlib import Path
from threading import Event

import pytest

from bot.drawing import drawing_queue as studios
from bot.drawing.drawing_queue import DrawingQueue, default_process_count
from bot.drawing.job import DrawingJob
from bot.drawing.workers import WorkerCrashed
from bot.metrics import Metrics
from render.renderer import Picture
from tests.drawing import sample_tasks
from tests.drawing.sample_tasks import job

RESULT_TIMEOUT_SECONDS = 60.0


class SlowDrawer:
    """Draws nothing before it is told to go on, and remembers what it drew."""

    def __init__(self) -> None:
        self.begun, self.go_on = Event(), Event()
        self.drew: list[object] = []

    def draw(self, job: DrawingJob) -> Picture | None:
        self.begun.set()
        assert self.go_on.wait(RESULT_TIMEOUT_SECONDS)
        self.drew.append(job.args[0])
        return sample_tasks.told(str(job.args[0]))

    def close(self) -> None:
        self.go_on.set()


def counted(metrics: Metrics, outcome: str) -> float:
    found = metrics.registry.get_sample_value("pantheon_drawings_total", {"outcome": outcome})
    assert found is not None
    return found


def test_first_come_first_served_and_nothing_that_nobody_wants() -> None:
    worker, metrics = SlowDrawer(), Metrics()
    drawing_queue = DrawingQueue([worker], metrics)
    orders = [drawing_queue.submit(job(sample_tasks.sketch, text)) for text in "abcd"]
    assert worker.begun.wait(RESULT_TIMEOUT_SECONDS)
    assert not orders[0].cancel()
    assert orders[1].cancel()
    worker.go_on.set()
    assert orders[3].result(RESULT_TIMEOUT_SECONDS) == sample_tasks.told("d")
    assert worker.drew == ["a", "c", "d"]
    assert (counted(metrics, "drawn"), counted(metrics, "dropped")) == (3, 1)


def test_whoever_waits_in_person_goes_first() -> None:
    worker = SlowDrawer()
    drawing_queue = DrawingQueue([worker])
    drawing_queue.submit(job(sample_tasks.sketch, "first"))
    assert worker.begun.wait(RESULT_TIMEOUT_SECONDS)
    post = drawing_queue.submit(job(sample_tasks.sketch, "post"), for_post=True)
    panel = drawing_queue.submit(job(sample_tasks.sketch, "panel"))
    worker.go_on.set()
    assert post.result(RESULT_TIMEOUT_SECONDS) is not None
    assert panel.done()
    assert worker.drew == ["first", "panel", "post"]


def test_a_slow_drawer_is_no_crowd_and_posts_are_none() -> None:
    worker = SlowDrawer()
    drawing_queue = DrawingQueue([worker])
    begun = [drawing_queue.submit(job(sample_tasks.sketch, "first"))]
    assert worker.begun.wait(RESULT_TIMEOUT_SECONDS)
    begun += [drawing_queue.submit(job(sample_tasks.sketch, n), for_post=True) for n in range(3)]
    crowds = []
    for name in ("second", "third"):
        begun.append(drawing_queue.submit(job(sample_tasks.sketch, name)))
        crowds.append(drawing_queue.backlogged)
    assert crowds == [False, True]
    worker.go_on.set()
    assert all(order.result(RESULT_TIMEOUT_SECONDS) for order in begun)
    assert not drawing_queue.backlogged


def test_a_post_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studios, "MAX_POST_WAIT_SECONDS", 0.0)
    worker = SlowDrawer()
    drawing_queue = DrawingQueue([worker])
    drawing_queue.submit(job(sample_tasks.sketch, "first"))
    assert worker.begun.wait(RESULT_TIMEOUT_SECONDS)
    drawing_queue.submit(job(sample_tasks.sketch, "post"), for_post=True)
    panel = drawing_queue.submit(job(sample_tasks.sketch, "panel"))
    worker.go_on.set()
    assert panel.result(RESULT_TIMEOUT_SECONDS) is not None
    assert worker.drew == ["first", "post", "panel"]


def test_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studios, "MAX_QUEUE_LENGTH", 3)
    worker, metrics = SlowDrawer(), Metrics()
    drawing_queue = DrawingQueue([worker], metrics)
    first = drawing_queue.submit(job(sample_tasks.sketch, "first"))
    assert worker.begun.wait(RESULT_TIMEOUT_SECONDS)
    orders = [drawing_queue.submit(job(sample_tasks.sketch, n)) for n in range(5)]
    queued = metrics.registry.get_sample_value("pantheon_drawing_queue")
    assert queued == 3
    worker.go_on.set()
    assert [order.cancelled() for order in orders] == [True, True, False, False, False]
    assert first.result(RESULT_TIMEOUT_SECONDS) is not None
    assert orders[4].result(RESULT_TIMEOUT_SECONDS) == sample_tasks.told("4")


def test_a_table_goes_back_to_the_drawer_that_knows_it() -> None:
    workers = [SlowDrawer(), SlowDrawer()]
    drawing_queue = DrawingQueue(workers)
    for worker in workers:
        worker.go_on.set()
    drawing_queue.submit(job(sample_tasks.sketch, "a"), table_id=1).result(RESULT_TIMEOUT_SECONDS)
    (knows, other) = workers if workers[0].drew else workers[::-1]
    for worker in workers:
        worker.go_on.clear()
        worker.begun.clear()
    busy = [
        drawing_queue.submit(job(sample_tasks.sketch, f"busy {n}"), table_id=10 + n)
        for n in range(2)
    ]
    assert all(worker.begun.wait(RESULT_TIMEOUT_SECONDS) for worker in workers)
    new = drawing_queue.submit(job(sample_tasks.sketch, "new"), table_id=2)
    known = drawing_queue.submit(job(sample_tasks.sketch, "b"), table_id=1)
    knows.go_on.set()
    assert known.result(RESULT_TIMEOUT_SECONDS) is not None
    assert knows.drew[-1] == "b" or knows.drew[-2] == "b"
    other.go_on.set()
    for order in (*busy, new):
        order.result(RESULT_TIMEOUT_SECONDS)
    assert "b" not in other.drew


def test_what_was_being_drawn_when_its_process_ended_is_drawn_again(tmp_path: Path) -> None:
    metrics = Metrics()
    drawing_queue = DrawingQueue.in_processes(1, metrics=metrics)
    try:
        once = drawing_queue.submit(job(sample_tasks.crash_once, str(tmp_path / "mark")))
        assert once.result(RESULT_TIMEOUT_SECONDS) == sample_tasks.told("drawn after all")
        assert counted(metrics, "again") == 1
        assert metrics.registry.get_sample_value("pantheon_drawing_processes") == 1
        memory = metrics.registry.get_sample_value("pantheon_drawing_memory_bytes")
        assert memory is not None
        assert memory > 1e6
        with pytest.raises(WorkerCrashed):
            drawing_queue.submit(job(sample_tasks.crash)).result(RESULT_TIMEOUT_SECONDS)
        [process] = drawing_queue.pids or (None,)
        assert process is None
        assert (
            drawing_queue.submit(job(sample_tasks.sketch, "on")).result(RESULT_TIMEOUT_SECONDS)
            is not None
        )
        [process] = drawing_queue.pids
        os.kill(process, signal.SIGKILL)
        assert (
            drawing_queue.submit(job(sample_tasks.sketch, "and on")).result(RESULT_TIMEOUT_SECONDS)
            is not None
        )
        assert drawing_queue.pids not in ((), (process,))
    finally:
        drawing_queue.close()
    assert drawing_queue.pids == ()


def test_a_closed_studio_draws_no_more() -> None:
    worker = SlowDrawer()
    drawing_queue = DrawingQueue([worker])
    under_way = drawing_queue.submit(job(sample_tasks.sketch, "under way"))
    assert worker.begun.wait(RESULT_TIMEOUT_SECONDS)
    waiting = drawing_queue.submit(job(sample_tasks.sketch, "waiting"))
    drawing_queue.close()
    for order in (waiting, drawing_queue.submit(job(sample_tasks.sketch, "late"))):
        with pytest.raises(CancelledError):
            order.result(RESULT_TIMEOUT_SECONDS)
    assert under_way.result(RESULT_TIMEOUT_SECONDS) is not None


def test_a_core_is_left_to_the_bot_itself() -> None:
    assert 1 <= default_process_count() <= studios.MAX_PROCESSES
