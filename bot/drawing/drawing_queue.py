"""The queue of drawing jobs, and the workers that run them.

The queue is bounded, and cancelled jobs are dropped. A table's jobs go to the worker that drew the
table before, because that worker has its layers cached.
"""

from __future__ import annotations

import logging
import os
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, InvalidStateError
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock, Thread
from typing import Final

from cachetools import LRUCache

from bot.drawing.job import DrawingJob
from bot.drawing.workers import DrawingWorker, InProcessWorker, SubprocessWorker, WorkerCrashed
from bot.metrics import Metrics
from bot.words import Words, standard
from render.renderer import Picture

log = logging.getLogger(__name__)

MAX_QUEUE_LENGTH: Final = 256
"""Beyond this length, the oldest jobs are cancelled."""
MAX_PROCESSES: Final = 4
THREAD_COUNT: Final = 2
"""How many threads draw where there are no worker processes."""
_INITIAL_DRAW_SECONDS: Final = 0.03
"""The assumed drawing time before any has been measured."""
_AVERAGE_WEIGHT: Final = 0.1
"""The weight of the newest drawing time in the moving average."""
_MAX_ATTEMPTS: Final = 2
_AFFINITY_WINDOW: Final = 8
"""How many jobs from the front of the queue are searched for one of a table the worker knows."""
_BACKLOG_PER_WORKER: Final = 2
"""A queue is backlogged with more jobs than this for each worker: one running, one waiting."""
MAX_POST_WAIT_SECONDS: Final = 2.0
"""How long a job for a post may be overtaken by others."""
_MAX_TABLES: Final = 4096
"""For how many tables the worker that drew them last is remembered."""


@dataclass(slots=True)
class QueuedJob:
    """A job in the queue; ``future`` can be cancelled until a worker starts it."""

    job: DrawingJob
    table_id: int
    queued_at: float = field(default_factory=time.monotonic)
    future: Future[Picture | None] = field(default_factory=Future)


def default_process_count() -> int:
    """The default number of worker processes: one core is left to the bot itself."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(MAX_PROCESSES, (cores or 1) - 1))


class DrawingQueue:
    """Runs jobs on its workers in order of arrival; jobs for posts let others go first.

    Each worker that has a job is driven by a thread, which ends when the queue is empty.
    """

    def __init__(
        self,
        workers: Sequence[DrawingWorker],
        metrics: Metrics | None = None,
        new_worker: Callable[[], DrawingWorker] | None = None,
    ) -> None:
        self._workers = list(workers)
        self.new_worker = new_worker or (lambda: InProcessWorker(standard()))
        """Makes another worker of the same kind, for long background jobs."""
        self._idle = list(range(len(self._workers)))
        self._queue: deque[QueuedJob] = deque()
        self._post_queue: deque[QueuedJob] = deque()
        self._worker_of_table: LRUCache[int, int] = LRUCache(_MAX_TABLES)
        self._lock = Lock()
        self._closed = False
        self._average_seconds = _INITIAL_DRAW_SECONDS
        self._metrics = metrics or Metrics()
        self._metrics.set_drawing_gauges(
            lambda: len(self._queue) + len(self._post_queue), lambda: self.pids
        )

    @classmethod
    def in_threads(cls, words: Words | None = None, metrics: Metrics | None = None) -> DrawingQueue:
        """A queue that draws in threads of this process."""
        worker = InProcessWorker(words or standard())
        return cls([worker] * THREAD_COUNT, metrics, lambda: worker)

    @classmethod
    def in_processes(
        cls, processes: int, folders: Sequence[Path] = (), metrics: Metrics | None = None
    ) -> DrawingQueue:
        """A queue with this many worker processes, which load their words from ``folders``."""
        workers = [SubprocessWorker(folders) for _ in range(processes)]
        return cls(workers, metrics, lambda: SubprocessWorker(folders, low_priority=True))

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the living worker processes."""
        found = (w.pid for w in self._workers if isinstance(w, SubprocessWorker))
        return tuple(pid for pid in found if pid is not None)

    @property
    def backlogged(self) -> bool:
        """Whether more jobs wait than one for each worker; jobs for posts do not count."""
        return self._outstanding > _BACKLOG_PER_WORKER * len(self._workers)

    @property
    def expected_wait_seconds(self) -> float:
        """How long a picture requested now is expected to take, from the average drawing time."""
        return self._outstanding / len(self._workers) * self._average_seconds

    @property
    def _outstanding(self) -> int:
        """The number of jobs that run or wait, without those for posts that wait."""
        return len(self._queue) + len(self._workers) - len(self._idle)

    @property
    def closed(self) -> bool:
        """Whether the queue is closed."""
        return self._closed

    def start(self) -> None:
        """Start the worker processes before the first picture is needed; does not wait for them."""
        for worker in self._workers:
            if isinstance(worker, SubprocessWorker):
                worker.start()

    def submit(
        self, job: DrawingJob, table_id: int = 0, *, for_post: bool = False
    ) -> Future[Picture | None]:
        """Queue a job; cancelling the returned future takes it out again.

        ``for_post`` jobs let others go first, because nobody has clicked and waits for a post.
        The future is cancelled at once where the queue is closed.
        """
        queued = QueuedJob(job, table_id)
        with self._lock:
            if self._closed:
                queued.future.cancel()
                return queued.future
            (self._post_queue if for_post else self._queue).append(queued)
            self._enforce_limits()
            number = self._idle.pop() if self._idle else None
        if number is not None:
            Thread(
                target=self._run_worker, args=(number,), name=f"draw-{number}", daemon=True
            ).start()
        return queued.future

    def close(self) -> None:
        """Cancel all waiting jobs and end the workers."""
        with self._lock:
            self._closed = True
            left = [*self._queue, *self._post_queue]
            self._queue.clear()
            self._post_queue.clear()
        for queued in left:
            queued.future.cancel()
        for worker in self._workers:
            worker.close()

    def _enforce_limits(self) -> None:
        """Drop cancelled jobs, then the oldest ones, from queues that are too long."""
        for queue in (self._queue, self._post_queue):
            if len(queue) <= MAX_QUEUE_LENGTH:
                continue
            wanted = [queued for queued in queue if not queued.future.cancelled()]
            queue.clear()
            queue.extend(wanted)
            while len(queue) > MAX_QUEUE_LENGTH:
                queue.popleft().future.cancel()
                self._metrics.count_picture("dropped")

    def _run_worker(self, worker_number: int) -> None:
        while (queued := self._next(worker_number)) is not None:
            began = time.monotonic()
            try:
                queued.future.set_result(self._draw_with_retry(worker_number, queued.job))
                self._record_duration(time.monotonic() - began)
            except InvalidStateError:
                log.debug("a picture was finished after its queue was closed")
            except Exception as error:
                queued.future.set_exception(error)

    def _record_duration(self, seconds: float) -> None:
        """Update the moving average of drawing times; one slow picture counts little."""
        self._average_seconds += (min(seconds, 1.0) - self._average_seconds) * _AVERAGE_WEIGHT

    def _next(self, worker_number: int) -> QueuedJob | None:
        """The next job for a worker; where there is none, the worker is marked idle."""
        with self._lock:
            while queue := self._queue_to_serve():
                queued = self._choose_job(worker_number, queue)
                queue.remove(queued)
                if queued.future.set_running_or_notify_cancel():
                    self._worker_of_table[queued.table_id] = worker_number
                    return queued
                self._metrics.count_picture("dropped")
            self._idle.append(worker_number)
            return None

    def _queue_to_serve(self) -> deque[QueuedJob]:
        """The queue to take from: that of posts only if the other is empty or a post is late."""
        for_post = self._post_queue
        late = for_post and time.monotonic() - for_post[0].queued_at > MAX_POST_WAIT_SECONDS
        return for_post if late or not self._queue else self._queue

    def _choose_job(self, worker_number: int, queue: deque[QueuedJob]) -> QueuedJob:
        """The first job, or one close behind it if this worker drew its table before."""
        first = queue[0]
        if (
            len(self._workers) == 1
            or self._worker_of_table.get(first.table_id, worker_number) == worker_number
        ):
            return first
        for queued, _ in zip(queue, range(_AFFINITY_WINDOW), strict=False):
            if self._worker_of_table.get(queued.table_id) == worker_number:
                return queued
        return first

    def _draw_with_retry(self, worker_number: int, job: DrawingJob) -> Picture | None:
        """Draw the picture; if the worker process ends meanwhile, try once more in a new one."""
        for attempt in range(_MAX_ATTEMPTS):
            try:
                picture = self._workers[worker_number].draw(job)
            except WorkerCrashed:
                if self._closed or attempt == _MAX_ATTEMPTS - 1:
                    raise
                log.warning("a drawing process has ended; a new one draws the picture")
                self._metrics.count_picture("again")
            else:
                self._metrics.count_picture("drawn")
                return picture
        raise AssertionError
