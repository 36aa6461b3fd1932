"""``pantheon selfplay``: computers play until a rule breaks."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.cli.selfplay_setup import parse_setup
from bot.cli.terminal import Terminal
from games.core.phrase import phrase
from games.core.selfplay import Failure, Observer, SelfPlayMatch


@dataclass
class Tally:
    """Counts the results of the matches so far."""

    matches: int = 0
    decisions: int = 0
    failures: int = 0

    def play(self, terminal: Terminal, name: str, begin: Callable[[], SelfPlayMatch]) -> None:
        """Play one match; a failure is reported with ``name``, which reproduces it."""
        self.matches += 1
        try:
            selfplay_match = begin()
            try:
                selfplay_match.run()
            finally:
                self.decisions += selfplay_match.decisions
        except Failure as failure:
            self.failures += 1
            terminal.complain(phrase("cli.selfplay.failure", seed=name, why=str(failure)))


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
    observers: Callable[[], Sequence[Observer]] = tuple,
) -> int:
    """Play ``matches`` matches; every ``every``-th decision is fully tested.

    ``observers`` creates the observers of each match.
    """
    setup = parse_setup(game, people, options, computer)
    tally, began = Tally(), time.perf_counter()
    for number in range(matches):
        terminal.progress("cli.selfplay.progress", number, matches)
        name = f"{seed}/{number}"

        def begin(name: str = name, number: int = number) -> SelfPlayMatch:
            return setup.selfplay_match(name.encode(), every, number, observers())

        tally.play(terminal, name, begin)
    seconds = time.perf_counter() - began
    terminal.say("cli.selfplay.matches", count=tally.matches)
    terminal.say("cli.selfplay.decisions", count=tally.decisions)
    terminal.say("cli.selfplay.speed", count=round(tally.decisions / seconds) if seconds else 0)
    terminal.say("cli.selfplay.failures", count=tally.failures)
    return 1 if tally.failures else 0
