"""Measures the CPU time of a developer's commands from a cold start, with compiled code."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Iterator

from bot.settings import ROOT
from tests.bench.bar import Figure, at_most, progress

RUNS = 5
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
COMMANDS = {
    "one file of rules tests": ((*PYTEST, "tests/deus/test_payment.py"), 1.2),
    "pantheon --help": (("-m", "bot.cli", "--help"), 0.5),
    "collection of all tests": ((*PYTEST, "--collect-only"), 10),
}


def cold_start() -> Iterator[Figure]:
    """The least CPU time of several runs of each command, each in a process of its own."""
    for name, (words, bar) in COMMANDS.items():
        spent = []
        for number in range(RUNS):
            progress(f"{name}, {number + 1} of {RUNS}")
            spent.append(_cpu_seconds(words))
        yield at_most(f"CPU time of {name}", min(spent), bar, "s")


def _cpu_seconds(words: tuple[str, ...]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
