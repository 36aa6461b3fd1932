"""Runs the benchmarks and prints every figure beside its bar."""

from __future__ import annotations

import argparse
import sys

from tests.bench.bar import Bench, Figure, progress
from tests.bench.clicks import clicks
from tests.bench.cold_start import cold_start
from tests.bench.computers import thinking, wins
from tests.bench.database_use import database_use
from tests.bench.drawing import drawing
from tests.bench.experts import experts
from tests.bench.habits import habits
from tests.bench.houses import houses
from tests.bench.idle import idle
from tests.bench.pictures import pictures
from tests.bench.rules import memory, replay, selfplay
from tests.bench.scale import scale
from tests.bench.start_up import start_up
from tests.bench.waiting import waiting

BENCHES: dict[str, Bench] = {
    "selfplay": selfplay,
    "replay": replay,
    "memory": memory,
    "pictures": pictures,
    "drawing": drawing,
    "database_use": database_use,
    "start-up": start_up,
    "cold-start": cold_start,
    "idle": idle,
    "scale": scale,
    "clicks": clicks,
    "thinking": thinking,
    "wins": wins,
    "habits": habits,
    "waiting": waiting,
    "houses": houses,
    "experts": experts,
}
# These take a quarter of an hour or hours: only where they are asked for.
ON_DEMAND = ("houses", "experts")
MARKS = {True: "ok", False: "MISSED", None: ""}


def show(figure: Figure) -> None:
    """One line: what, the figure, the bar, and whether it is met."""
    progress("")
    line = f"{figure.what:<72} {figure.measured:>32}   {figure.bar:<22} {MARKS[figure.met]}"
    print(line.rstrip(), flush=True)


def main() -> int:
    """Exit code 0 unless something breaks: a missed bar is only marked."""
    parser = argparse.ArgumentParser(prog="tests.bench", description=__doc__)
    parser.add_argument("--only", action="append", choices=BENCHES, metavar="NAME")
    chosen = parser.parse_args().only or [name for name in BENCHES if name not in ON_DEMAND]
    missed = 0
    for name in chosen:
        for figure in BENCHES[name]():
            show(figure)
            missed += figure.met is False
    print(f"\n{missed} missed" if missed else "\nevery bar is met")
    return 0


if __name__ == "__main__":
    sys.exit(main())
