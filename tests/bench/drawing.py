"""Measures the overhead of drawing pictures in a worker process."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

import render  # noqa: F401 - hangs up the pictures
from bot.drawing.drawing_queue import DrawingQueue
from bot.drawing.job import DrawingJob, draw_panel
from bot.drawing.workers import DrawingWorker, InProcessWorker, SubprocessWorker
from bot.metrics import Metrics
from bot.words import standard
from games.core.game import find
from render.renderer import RENDERERS
from tests.bench.bar import Figure, progress
from tests.bench.pictures import bench_positions
from tests.cases import GAMES, Case


def drawing() -> Iterator[Figure]:
    """A panel that was drawn before, here and there; and what the process holds after all games."""
    worker, here = SubprocessWorker(), InProcessWorker(standard())
    metrics = Metrics()
    drawing_queue = DrawingQueue([worker], metrics)
    try:
        for name in GAMES:
            if name not in RENDERERS:
                continue
            progress(f"drawing {name} elsewhere")
            game = find(name)
            seen = bench_positions(game, Case(name, game.people[-1]))
            panels = [
                DrawingJob(draw_panel, (name, one.own, one.marks, ()), "en", {}) for one in seen
            ]
            there, beside = _milliseconds(worker, panels), _milliseconds(here, panels)
            told = f"{there:.0f} ms, {there / beside:.2f} times as long as here"
            yield Figure(f"{name}: a known panel drawn by another process", told)
        memory = metrics.registry.get_sample_value("pantheon_drawing_memory_bytes") or 0.0
        yield Figure("memory of a process that has drawn all games", f"{memory / 1e6:.0f} MB")
    finally:
        drawing_queue.close()


def _milliseconds(worker: DrawingWorker, panels: list[DrawingJob]) -> float:
    """The median of drawing each once more; others' work on the machine counts, so compare."""
    spent = []
    for panel in panels:
        worker.draw(panel)
        began = time.perf_counter()
        worker.draw(panel)
        spent.append(1000 * (time.perf_counter() - began))
    return statistics.median(spent)
