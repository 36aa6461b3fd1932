"""Worker processes: the same pictures, no secrets, and an end with their parent process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.drawing.job import DrawingJob, draw_panel
from bot.drawing.workers import (
    LOW_PRIORITY_NICE_INCREMENT,
    NICE_INCREMENT,
    DrawingFailed,
    InProcessWorker,
    SubprocessWorker,
    WorkerCrashed,
)
from bot.settings import ROOT
from bot.words import standard
from games.core.match import Match
from games.deus import GAME
from tests.drawing import sample_tasks
from tests.drawing.sample_tasks import job


@pytest.fixture(scope="module")
def worker() -> Iterator[SubprocessWorker]:
    """A process for all tests that leave it alive."""
    worker = SubprocessWorker()
    yield worker
    worker.close()


def alive(process: int) -> bool:
    """Whether there is such a process that has not ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def gone(process: int, seconds: float = 20.0) -> bool:
    """Whether a process ends before long."""
    end = time.monotonic() + seconds
    while alive(process) and time.monotonic() < end:
        time.sleep(0.05)
    return not alive(process)


def test_a_process_draws_what_we_would_draw_here(worker: SubprocessWorker) -> None:
    match = Match.begin(GAME, ("amber", "azure"), seed=b"drawn elsewhere")
    view = match.view("amber")
    names = {"amber": "Anna", "azure": "Олена"}
    panel = DrawingJob(draw_panel, ("deus", view, (), ()), "en", names)
    picture = worker.draw(panel)
    assert picture is not None
    assert picture == InProcessWorker(standard()).draw(panel)
    assert "Олена" in picture.alt


@pytest.mark.parametrize(
    ("low_priority", "step"), [(False, NICE_INCREMENT), (True, LOW_PRIORITY_NICE_INCREMENT)]
)
def test_whoever_draws_lets_others_go_first(low_priority: bool, step: int) -> None:
    worker = SubprocessWorker(low_priority=low_priority)
    assert worker.draw(job(sample_tasks.sketch, "a line")) is not None
    assert worker.pid is not None
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(19, ours + step)
    worker.close()


def test_what_cannot_be_drawn_fails_alone_and_says_why(worker: SubprocessWorker) -> None:
    worker.draw(job(sample_tasks.sketch, "first"))
    process = worker.pid
    with pytest.raises(DrawingFailed, match="no such colour"):
        worker.draw(job(sample_tasks.spoil))
    assert worker.draw(job(sample_tasks.sketch, "second")) == sample_tasks.told("second")
    assert worker.pid == process


def test_a_process_gets_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "PLAYGROUND_DATABASE_URL"):
        monkeypatch.setenv(name, "secret")
    worker = SubprocessWorker()
    try:
        found = worker.draw(job(sample_tasks.surroundings))
    finally:
        worker.close()
    assert found is not None
    assert not {"DISCORD_TOKEN", "DATABASE_URL", "PLAYGROUND_DATABASE_URL"} & {*found.alt.split()}
    assert "PATH" in found.alt.split()


def test_a_crash_is_told_and_the_next_drawing_starts_another_process() -> None:
    worker = SubprocessWorker()
    try:
        with pytest.raises(WorkerCrashed):
            worker.draw(job(sample_tasks.crash))
        assert worker.pid is None
        assert worker.draw(job(sample_tasks.sketch, "again")) == sample_tasks.told("again")
        assert worker.pid is not None
    finally:
        worker.close()


def test_a_drawing_that_takes_too_long_ends_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = SubprocessWorker()
    try:
        worker.draw(job(sample_tasks.sketch, "before"))
        process = worker.pid
        assert process is not None
        with monkeypatch.context() as soon:
            soon.setattr(worker, "_timeout", 0.2)
            with pytest.raises(WorkerCrashed):
                worker.draw(job(sample_tasks.stall))
        assert gone(process)
        assert worker.draw(job(sample_tasks.sketch, "after")) == sample_tasks.told("after")
    finally:
        worker.close()


def test_a_process_killed_while_idle_is_told_and_replaced() -> None:
    worker = SubprocessWorker()
    try:
        worker.draw(job(sample_tasks.sketch, "before"))
        process = worker.pid
        assert process is not None
        os.kill(process, signal.SIGKILL)
        assert gone(process)
        assert worker.draw(job(sample_tasks.sketch, "after")) == sample_tasks.told("after")
    finally:
        worker.close()


def test_a_polite_signal_to_the_whole_group_leaves_drawing_to_whoever_started_it() -> None:
    worker = SubprocessWorker()
    try:
        worker.draw(job(sample_tasks.sketch, "before"))
        process = worker.pid
        assert process is not None
        for polite in (signal.SIGTERM, signal.SIGINT):
            os.kill(process, polite)
        assert worker.draw(job(sample_tasks.sketch, "after")) == sample_tasks.told("after")
        assert worker.pid == process
    finally:
        worker.close()
    assert gone(process)


def test_whoever_draws_ends_with_the_process_that_started_it() -> None:
    script = (
        "import time\n"
        "from bot.drawing.workers import SubprocessWorker\n"
        "from tests.drawing.sample_tasks import sketch, job\n"
        "worker = SubprocessWorker()\n"
        "worker.draw(job(sketch, 'drawn'))\n"
        "print(worker.pid, flush=True)\n"
        "time.sleep(60)\n"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    assert alive(child)
    parent.kill()
    parent.communicate()
    assert gone(child)
