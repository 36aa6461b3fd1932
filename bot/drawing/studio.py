"""The queue of what is to be drawn, and the drawers that work it off.

The queue is bounded, and whatever nobody waits for any more leaves it. Where several drawers are
there, a table goes back to the one that drew it before, which still has its layers.
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

from bot.drawing.drawers import Crashed, Drawer, HereDrawer, ProcessDrawer
from bot.drawing.work import Work
from bot.metrics import Metrics
from bot.words import Words, standard
from render.face import Picture

log = logging.getLogger(__name__)

LONGEST_QUEUE: Final = 256
"""Beyond this, whoever has waited longest does without a picture."""
MOST_PROCESSES: Final = 4
HERE: Final = 2
"""How many threads draw where no process does."""
_USUAL_SECONDS: Final = 0.03
"""How long a picture takes, until there were some to learn it from."""
_LEARNT: Final = 0.1
_TRIES: Final = 2
_LOOK_AHEAD: Final = 8
_CROWD: Final = 2
"""So many for each drawer, one that it is at and one behind it, are no crowd."""
PATIENT_SECONDS: Final = 2.0
"""So long a patient order waits for others at most."""
_TABLES: Final = 4096


@dataclass(slots=True)
class Order:
    """Work in a queue; ``made`` can be cancelled until somebody begins with it."""

    work: Work
    table_id: int
    came: float = field(default_factory=time.monotonic)
    made: Future[Picture | None] = field(default_factory=Future)


def usual_processes() -> int:
    """How many processes draw if nobody says: a core is left to everything else."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(MOST_PROCESSES, (cores or 1) - 1))


class Studio:
    """Hands work to its drawers, first come, first served; patient orders let others go first.

    A thread is started for a drawer when there is something to do, and ends when there is not.
    """

    def __init__(
        self,
        drawers: Sequence[Drawer],
        metrics: Metrics | None = None,
        spare: Callable[[], Drawer] | None = None,
    ) -> None:
        self._drawers = list(drawers)
        self.spare = spare or (lambda: HereDrawer(standard()))
        """Makes another drawer of the same kind, for long work that nobody waits for."""
        self._idle = list(range(len(self._drawers)))
        self._queue: deque[Order] = deque()
        self._patient: deque[Order] = deque()
        self._drew: LRUCache[int, int] = LRUCache(_TABLES)
        self._lock = Lock()
        self._closed = False
        self._usual_seconds = _USUAL_SECONDS
        self._metrics = metrics or Metrics()
        self._metrics.watch_drawing(
            lambda: len(self._queue) + len(self._patient), lambda: self.pids
        )

    @classmethod
    def here(cls, words: Words | None = None, metrics: Metrics | None = None) -> Studio:
        """One that draws in threads of this process."""
        drawer = HereDrawer(words or standard())
        return cls([drawer] * HERE, metrics, lambda: drawer)

    @classmethod
    def apart(
        cls, processes: int, folders: Sequence[Path] = (), metrics: Metrics | None = None
    ) -> Studio:
        """One that draws in so many processes, with the words in ``folders``."""
        drawers = [ProcessDrawer(folders) for _ in range(processes)]
        return cls(drawers, metrics, lambda: ProcessDrawer(folders, modest=True))

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that draw for this one."""
        found = (d.pid for d in self._drawers if isinstance(d, ProcessDrawer))
        return tuple(pid for pid in found if pid is not None)

    @property
    def has_idle(self) -> bool:
        """Whether a drawer has nothing to do."""
        return bool(self._idle)

    @property
    def crowded(self) -> bool:
        """Whether somebody waits behind others who wait, patient ones not counted."""
        return self._asked > _CROWD * len(self._drawers)

    @property
    def seconds_behind(self) -> float:
        """How long, as things usually go, whoever has just asked for a picture waits for it."""
        return self._asked / len(self._drawers) * self._usual_seconds

    @property
    def _asked(self) -> int:
        """How much is being drawn or waits in the queue."""
        return len(self._queue) + len(self._drawers) - len(self._idle)

    @property
    def closed(self) -> bool:
        """Whether nothing is drawn any more."""
        return self._closed

    def start(self) -> None:
        """Start the processes ahead of the first picture; waits for nothing."""
        for drawer in self._drawers:
            if isinstance(drawer, ProcessDrawer):
                drawer.start()

    def begin(
        self, work: Work, table_id: int = 0, *, patient: bool = False
    ) -> Future[Picture | None]:
        """Put work into the queue; to cancel what is returned takes it out again.

        ``patient`` is what goes into a post: those who have clicked and wait come first.
        """
        order = Order(work, table_id)
        with self._lock:
            if self._closed:
                order.made.cancel()
                return order.made
            (self._patient if patient else self._queue).append(order)
            self._thin_out()
            drawer = self._idle.pop() if self._idle else None
        if drawer is not None:
            Thread(
                target=self._work_off, args=(drawer,), name=f"draw-{drawer}", daemon=True
            ).start()
        return order.made

    def close(self) -> None:
        """Draw no more; whoever waits does without."""
        with self._lock:
            self._closed = True
            left = [*self._queue, *self._patient]
            self._queue.clear()
            self._patient.clear()
        for order in left:
            order.made.cancel()
        for drawer in self._drawers:
            drawer.close()

    def _thin_out(self) -> None:
        """Keep the queues within their bounds."""
        for queue in (self._queue, self._patient):
            if len(queue) <= LONGEST_QUEUE:
                continue
            wanted = [order for order in queue if not order.made.cancelled()]
            queue.clear()
            queue.extend(wanted)
            while len(queue) > LONGEST_QUEUE:
                queue.popleft().made.cancel()
                self._metrics.drew("dropped")

    def _work_off(self, place: int) -> None:
        while (order := self._next(place)) is not None:
            began = time.monotonic()
            try:
                order.made.set_result(self._drawn(place, order.work))
                self._took(time.monotonic() - began)
            except InvalidStateError:
                log.debug("a picture came when its queue was closed")
            except Exception as error:
                order.made.set_exception(error)

    def _took(self, seconds: float) -> None:
        """Learn how long pictures usually take; a single slow one says little."""
        self._usual_seconds += (min(seconds, 1.0) - self._usual_seconds) * _LEARNT

    def _next(self, place: int) -> Order | None:
        """The next order for a drawer, which is idle where there is none."""
        with self._lock:
            while queue := self._ready():
                order = self._chosen(place, queue)
                queue.remove(order)
                if order.made.set_running_or_notify_cancel():
                    self._drew[order.table_id] = place
                    return order
                self._metrics.drew("dropped")
            self._idle.append(place)
            return None

    def _ready(self) -> deque[Order]:
        """Those whose turn it is: the patient ones where nobody else waits, or for too long."""
        patient = self._patient
        late = patient and time.monotonic() - patient[0].came > PATIENT_SECONDS
        return patient if late or not self._queue else self._queue

    def _chosen(self, place: int, queue: deque[Order]) -> Order:
        """The first of a queue, or one close behind it whose table this drawer knows."""
        first = queue[0]
        if len(self._drawers) == 1 or self._drew.get(first.table_id, place) == place:
            return first
        for order, _ in zip(queue, range(_LOOK_AHEAD), strict=False):
            if self._drew.get(order.table_id) == place:
                return order
        return first

    def _drawn(self, place: int, work: Work) -> Picture | None:
        """The picture; one that was being drawn when its process ended is drawn again, once."""
        for again in range(_TRIES):
            try:
                picture = self._drawers[place].draw(work)
            except Crashed:
                if self._closed or again == _TRIES - 1:
                    raise
                log.warning("a process that draws has ended; another one takes over")
                self._metrics.drew("again")
            else:
                self._metrics.drew("drawn")
                return picture
        raise AssertionError
