"""``pantheon selfplay``: computers play by themselves until a rule breaks."""

from __future__ import annotations

import time

from bot.cli.seating import sit_down
from bot.cli.terminal import Terminal
from games.core.phrase import phrase
from games.core.selfplay import Failure


def selfplay(
    terminal: Terminal,
    *,
    game: str,
    people: int | None,
    matches: int,
    seed: str,
    computer: str,
    options: str | None,
    every: int,
) -> int:
    """Play ``matches`` matches; every ``every``-th decision is put to the full test."""
    sitting = sit_down(game, people, options, computer)
    decisions, failures, began = 0, 0, time.perf_counter()
    for number in range(matches):
        terminal.progress("cli.selfplay.progress", number, matches)
        name = f"{seed}/{number}"
        try:
            rehearsal = sitting.rehearsal(name.encode(), every)
            try:
                rehearsal.run()
            finally:
                decisions += rehearsal.decisions
        except Failure as failure:
            failures += 1
            terminal.complain(phrase("cli.selfplay.failure", seed=name, why=str(failure)))
    seconds = time.perf_counter() - began
    terminal.say("cli.selfplay.matches", count=matches)
    terminal.say("cli.selfplay.decisions", count=decisions)
    terminal.say("cli.selfplay.speed", count=round(decisions / seconds) if seconds else 0)
    terminal.say("cli.selfplay.failures", count=failures)
    return 1 if failures else 0
