"""A measured figure and its bar."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple


class Figure(NamedTuple):
    """One line of the result; ``met`` is None where there is no bar."""

    what: str
    measured: str
    bar: str = ""
    met: bool | None = None


Bench = Callable[[], Iterator[Figure]]


def at_least(what: str, value: float, bar: float, unit: str) -> Figure:
    """A figure that should be high."""
    times = f"{value / bar:.1f}x" if bar else ""
    return Figure(what, f"{value:,.0f} {unit} ({times})", f">= {bar:,.0f} {unit}", value >= bar)


def at_most(what: str, value: float, bar: float, unit: str) -> Figure:
    """A figure that should be low."""
    return Figure(what, f"{value:,.2f} {unit}", f"<= {bar:,.2f} {unit}", value <= bar)


def seconds(work: Callable[[], object]) -> float:
    """How long ``work`` keeps one core busy: others may use the machine at the same time."""
    gc.collect()
    began = time.process_time()
    work()
    return time.process_time() - began


def progress(text: str) -> None:
    """Say on the terminal what is going on; the line is overwritten by the next one."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()
