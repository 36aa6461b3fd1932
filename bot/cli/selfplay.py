"""``pantheon selfplay``: computers play by themselves until a rule breaks."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import games.library
import render
from bot.cli.audience import Audience
from bot.cli.reach import put_unmet, watched
from bot.cli.seating import sit_down, the_game
from bot.cli.terminal import Terminal
from bot.words import Words
from games.core.phrase import phrase
from games.core.selfplay import Failure, Onlooker, Rehearsal
from games.core.selfplay.cases import Cell, matrix
from games.core.selfplay.spy import Spy

DRAWN = render


@dataclass
class Tally:
    """What came of the matches so far."""

    matches: int = 0
    decisions: int = 0
    failures: int = 0

    def play(self, terminal: Terminal, name: str, begin: Callable[[], Rehearsal]) -> None:
        """Play one match; a failure is told with the ``name`` that finds it again."""
        self.matches += 1
        try:
            rehearsal = begin()
            try:
                rehearsal.run()
            finally:
                self.decisions += rehearsal.decisions
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
    reach: bool = False,
) -> int:
    """Play ``matches`` matches; every ``every``-th decision is put to the full test.

    ``reach`` lists afterwards what of the game none of them met.
    """
    sitting = sit_down(game, people, options, computer)
    audience = audience_of(game)
    tally, began = Tally(), time.perf_counter()
    with watched(sitting.game, on=reach) as watch:
        for number in range(matches):
            terminal.progress("cli.selfplay.progress", number, matches)
            name = f"{seed}/{number}"

            def begin(name: str = name, number: int = number) -> Rehearsal:
                return sitting.rehearsal(name.encode(), every, number, audience())

            tally.play(terminal, name, begin)
    seconds = time.perf_counter() - began
    terminal.say("cli.selfplay.matches", count=tally.matches)
    terminal.say("cli.selfplay.decisions", count=tally.decisions)
    terminal.say("cli.selfplay.speed", count=round(tally.decisions / seconds) if seconds else 0)
    terminal.say("cli.selfplay.failures", count=tally.failures)
    put_unmet(terminal, watch)
    return 1 if tally.failures else 0


def thorough(terminal: Terminal, *, game: str | None, matches: int, seed: str, reach: bool) -> int:
    """Play the whole matrix, of one game or of all, with every decision put to the full test.

    At every match somebody spies, too: see :mod:`games.core.selfplay.spy`.
    """
    names = [the_game(game).id] if game is not None else sorted(games.library.__all__)
    failures = 0
    for name in names:
        with watched(the_game(name), on=reach) as watch:
            failures += _all_of(terminal, name, matches, seed)
        put_unmet(terminal, watch)
    terminal.say("cli.selfplay.failures", count=failures)
    return 1 if failures else 0


def _all_of(terminal: Terminal, game: str, matches: int, seed: str) -> int:
    """The failures of all cells of a game; each cell is told in a line."""
    failures, audience, cells = 0, audience_of(game), matrix([game])
    for place, cell in enumerate(cells):
        terminal.progress("cli.selfplay.cells", place, len(cells))
        tally, began = Tally(), time.perf_counter()
        for number in range(matches):

            def begin(cell: Cell = cell, number: int = number) -> Rehearsal:
                return cell.rehearsal(number, seed=seed, onlookers=[*audience(), _spy()])

            tally.play(terminal, f"{cell}/{seed}/{number}", begin)
        failures += tally.failures
        terminal.say(
            "cli.selfplay.cell",
            cell=str(cell),
            matches=tally.matches,
            decisions=tally.decisions,
            failures=tally.failures,
            seconds=round(time.perf_counter() - began),
        )
    return failures


def _spy() -> Onlooker:
    """Somebody who tries to find out at every seat what that seat may not know."""
    return Spy(answers=2, trials=30, checkpoints=4)


def audience_of(game: str) -> Callable[[], list[Onlooker]]:
    """Who looks on at each match; nobody at a game that has no words yet."""
    words = Words.load(strict=True)
    return lambda: [Audience(words)] if words.knows(f"{game}.name") else []
