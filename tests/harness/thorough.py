"""Plays a game with every number of people, option and computer, and checks every decision."""

from __future__ import annotations

import time

from bot.cli.selfplay import Tally
from bot.cli.terminal import Terminal
from games.core.selfplay import Observer, SelfPlayMatch
from tests.harness.cases import Cell, matrix
from tests.harness.display_checker import DisplayChecker
from tests.harness.leak_checker import LeakChecker
from tests.strict_words import strict_words


def thorough(terminal: Terminal, *, game: str, matches: int, seed: str) -> int:
    """Play the whole matrix of a game with all checks; returns the number of failures."""
    failures = 0
    for cell in matrix([game]):
        tally, began = Tally(), time.perf_counter()
        for number in range(matches):

            def begin(cell: Cell = cell, number: int = number) -> SelfPlayMatch:
                observers = display_observers(game)
                observers.append(LeakChecker(answers=2, trials=30, checkpoints=4))
                return cell.selfplay_match(number, seed=seed, observers=observers)

            tally.play(terminal, f"{cell}/{seed}/{number}", begin)
        failures += tally.failures
        seconds = round(time.perf_counter() - began)
        print(
            f"{cell}: {tally.matches} matches, {tally.decisions} decisions, "
            f"{tally.failures} failures, {seconds} s",
            flush=True,
        )
    return failures


def display_observers(game: str) -> list[Observer]:
    """A display checker; none for a game that has no words yet."""
    words = strict_words()
    return [DisplayChecker(words)] if words.knows(f"{game}.name") else []
