"""Counters, gauges and histograms for the operator.

Every label has few values: no person, table or server is named.
"""

from __future__ import annotations

import platform
import resource
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from bot.version import installed_version

Stage = Literal["acknowledge", "work", "commit", "think", "draw", "post"]
"""Stages that are timed: acknowledging an interaction; all of its work; a transaction with a move;
a computer player's thinking; drawing a picture; delivering a post."""

Outcome = Literal["ok", "refused", "failed", "late", "doubt", "closing", "elsewhere"]
"""How an interaction ended: ``late`` came after Discord's time limit; ``doubt`` was done, but the
connection broke and its response may be lost; ``elsewhere`` is left to the process that has taken
over its shard."""

Where = Literal["desk", "autocompletion", "drawing", "computers", "posts", "alarms"]
"""Where an unexpected error was caught."""

Drawn = Literal["drawn", "again", "dropped"]
"""The outcome of a picture: ``again`` if it has to be drawn again because the process ended;
``dropped`` if nobody waited for it any more or too many were queued."""

Delivery = Literal["delivered", "later", "undeliverable", "failed"]

_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The metrics of one process, in their own registry."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._interactions = Counter(
            "pantheon_interactions",
            "Commands and clicks, by what they were and how they ended.",
            ["what", "outcome"],
            registry=registry,
        )
        self._stages = Histogram(
            "pantheon_stage_seconds",
            "How long each stage of the work takes.",
            ["stage"],
            buckets=_BOUNDS,
            registry=registry,
        )
        self._errors = Counter(
            "pantheon_errors",
            "Errors nobody expected, by where they were met.",
            ["where"],
            registry=registry,
        )
        self._posts = Counter(
            "pantheon_posts",
            "Attempts to bring a post to its channel, reminders and digests included.",
            ["kind", "outcome"],
            registry=registry,
        )
        self._steps = Counter(
            "pantheon_computer_steps", "Answers of computer players.", registry=registry
        )
        self._drawings = Counter(
            "pantheon_drawings", "Pictures, by what became of them.", ["outcome"], registry=registry
        )
        self._drawing_queue = self._gauge("drawing_queue", "Pictures that wait to be drawn.")
        self._drawing_processes = self._gauge("drawing_processes", "Processes that draw.")
        self._drawing_memory = self._gauge(
            "drawing_memory_bytes", "Memory that these processes use, where the system tells."
        )
        # Initialise everything to 0, so that the first error already shows as a change.
        for stage in get_args(Stage):
            self._stages.labels(stage)
        for where in get_args(Where):
            self._errors.labels(where)
        for drawn in get_args(Drawn):
            self._drawings.labels(drawn)
        self.hot_matches = self._gauge("hot_matches", "Matches held in memory.")
        self.outbox_depth = self._gauge("outbox_depth", "Posts owed and not delivered yet.")
        self.outbox_oldest = self._gauge(
            "outbox_oldest_seconds", "Age of the oldest of these posts; 0 where none is owed."
        )
        self.outbox_lost = self._gauge(
            "outbox_lost", "Posts that wait for a lost channel or a server that is gone."
        )
        self.alarms = self._gauge("alarms", "Reminders and other things with a time to come.")
        self.database_up = self._gauge("database_up", "Whether the database answered just now.")
        self.ready = self._gauge("ready", "Whether the bot is connected and takes work.")
        self.servers = self._gauge("servers", "Servers that this process serves.")
        self._shards = self._gauge("shard", "Shards that are connected here.", "shard")
        self.gateway_latency = self._gauge(
            "gateway_latency_seconds", "Discord's answer to the last heartbeat."
        )

    def count_interaction(self, what: str, outcome: Outcome) -> None:
        """Count a finished command or click."""
        self._interactions.labels(what, outcome).inc()

    def count_error(self, where: str) -> None:
        """Count an unexpected error."""
        self._errors.labels(where).inc()

    def posted(self, kind: str, outcome: Delivery) -> None:
        """Count an attempt to deliver a post."""
        self._posts.labels(kind, outcome).inc()

    def count_computer_move(self) -> None:
        """Count an answer of a computer player."""
        self._steps.inc()

    def count_picture(self, outcome: Drawn) -> None:
        """Count a picture that left the queue."""
        self._drawings.labels(outcome).inc()

    def set_drawing_gauges(
        self, queued: Callable[[], int], processes: Callable[[], tuple[int, ...]]
    ) -> None:
        """Set the functions that return the queue's length and the ids of drawing processes."""
        self._drawing_queue.set_function(queued)
        self._drawing_processes.set_function(lambda: len(processes()))
        self._drawing_memory.set_function(lambda: sum(map(_memory, processes())))

    def observe_stage(self, stage: Stage, seconds: float) -> None:
        """Record the duration of a stage."""
        self._stages.labels(stage).observe(seconds)

    @contextmanager
    def timed(self, stage: Stage) -> Iterator[None]:
        """Measure the duration of the block, even if it fails."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.observe_stage(stage, time.perf_counter() - began)

    def serve_shards(self, shard_ids: Iterable[int]) -> None:
        """Set which gateway shards are connected here; all others are not."""
        self._shards.clear()
        for shard_id in shard_ids:
            self._shards.labels(str(shard_id)).set(1)

    def describe(self, database: str) -> None:
        """Set the information about version and kind of database."""
        self._gauge("build_info", "What runs here.", "version", "python", "database").labels(
            installed_version(), platform.python_version(), database
        ).set(1)

    def exposition(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    def _gauge(self, name: str, told: str, *labels: str) -> Gauge:
        return Gauge(f"pantheon_{name}", told, labels, registry=self.registry)


def _memory(process: int) -> int:
    """The private memory of a process in bytes; shared memory is not counted."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()
    except OSError:
        return 0
    return (int(pages[1]) - int(pages[2])) * resource.getpagesize()
