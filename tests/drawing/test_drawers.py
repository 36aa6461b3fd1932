"""A process that draws: the same pictures, no secrets, and an end with whoever started it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.drawing.drawers import (
    MODEST,
    POLITE,
    Crashed,
    DrawingFailed,
    HereDrawer,
    ProcessDrawer,
)
from bot.drawing.work import Work, draw_panel
from bot.settings import ROOT
from bot.words import standard
from games.core.match import Match
from games.deus import GAME
from tests.drawing import sketches
from tests.drawing.sketches import work


@pytest.fixture(scope="module")
def drawer() -> Iterator[ProcessDrawer]:
    """A process for all tests that leave it alive."""
    drawer = ProcessDrawer()
    yield drawer
    drawer.close()


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


def test_a_process_draws_what_we_would_draw_here(drawer: ProcessDrawer) -> None:
    match = Match.begin(GAME, ("amber", "azure"), seed=b"drawn elsewhere")
    view = match.view("amber")
    names = {"amber": "Anna", "azure": "Олена"}
    panel = Work(draw_panel, ("deus", view, (), ()), "en", names)
    picture = drawer.draw(panel)
    assert picture is not None
    assert picture == HereDrawer(standard()).draw(panel)
    assert "Олена" in picture.alt


@pytest.mark.parametrize(("modest", "step"), [(False, POLITE), (True, MODEST)])
def test_whoever_draws_lets_others_go_first(modest: bool, step: int) -> None:
    drawer = ProcessDrawer(modest=modest)
    assert drawer.draw(work(sketches.sketch, "a line")) is not None
    assert drawer.pid is not None
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, drawer.pid) == min(19, ours + step)
    drawer.close()


def test_what_cannot_be_drawn_fails_alone_and_says_why(drawer: ProcessDrawer) -> None:
    drawer.draw(work(sketches.sketch, "first"))
    process = drawer.pid
    with pytest.raises(DrawingFailed, match="no such colour"):
        drawer.draw(work(sketches.spoil))
    assert drawer.draw(work(sketches.sketch, "second")) == sketches.told("second")
    assert drawer.pid == process


def test_a_process_gets_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "PLAYGROUND_DATABASE_URL"):
        monkeypatch.setenv(name, "secret")
    drawer = ProcessDrawer()
    try:
        found = drawer.draw(work(sketches.surroundings))
    finally:
        drawer.close()
    assert found is not None
    assert not {"DISCORD_TOKEN", "DATABASE_URL", "PLAYGROUND_DATABASE_URL"} & {*found.alt.split()}
    assert "PATH" in found.alt.split()


def test_a_crash_is_told_and_the_next_drawing_starts_another_process() -> None:
    drawer = ProcessDrawer()
    try:
        with pytest.raises(Crashed):
            drawer.draw(work(sketches.crash))
        assert drawer.pid is None
        assert drawer.draw(work(sketches.sketch, "again")) == sketches.told("again")
        assert drawer.pid is not None
    finally:
        drawer.close()


def test_a_polite_signal_to_the_whole_group_leaves_drawing_to_whoever_started_it() -> None:
    drawer = ProcessDrawer()
    try:
        drawer.draw(work(sketches.sketch, "before"))
        process = drawer.pid
        assert process is not None
        for polite in (signal.SIGTERM, signal.SIGINT):
            os.kill(process, polite)
        assert drawer.draw(work(sketches.sketch, "after")) == sketches.told("after")
        assert drawer.pid == process
    finally:
        drawer.close()
    assert gone(process)


def test_whoever_draws_ends_with_the_process_that_started_it() -> None:
    script = (
        "import time\n"
        "from bot.drawing.drawers import ProcessDrawer\n"
        "from tests.drawing.sketches import sketch, work\n"
        "drawer = ProcessDrawer()\n"
        "drawer.draw(work(sketch, 'drawn'))\n"
        "print(drawer.pid, flush=True)\n"
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
