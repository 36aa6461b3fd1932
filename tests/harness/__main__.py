"""``python -m tests.harness``: self-play with the checks that are not installed.

As soon as a game has words, the messages of every tested position are built, too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial

import games.library
import render
from bot.cli.campaigns import campaigns
from bot.cli.selfplay import selfplay
from bot.cli.selfplay_setup import find_game
from bot.cli.terminal import Terminal, UsageError
from bot.words import ENGLISH, standard
from tests.harness.reach import Met, recorded
from tests.harness.thorough import display_observers, thorough

DRAWN = render


def main(argv: Sequence[str] | None = None) -> int:
    """Exit code 0 is well, 1 is a failure found, 2 a misuse."""
    typed = _parser().parse_args(argv)
    terminal = Terminal(standard(), ENGLISH)
    if typed.game is None and not typed.thorough:
        _parser().error("name a game, or play all of them with --thorough")
    names = [typed.game] if typed.game is not None else sorted(games.library.__all__)
    failures = 0
    try:
        for name in map(_known, names):
            with recorded(name) if typed.reach else nullcontext() as met:
                failures += _play(typed, terminal, name)
            if met is not None:
                _put_unmet(met)
    except UsageError as unusable:
        terminal.complain(unusable.phrase)
        return 2
    return 1 if failures else 0


def _known(name: str) -> str:
    return find_game(name).id


def _play(typed: argparse.Namespace, terminal: Terminal, game: str) -> int:
    if typed.thorough:
        return thorough(
            terminal,
            game=game,
            matches=1 if typed.games is None else typed.games,
            seed=typed.seed,
        )
    if typed.campaign:
        return campaigns(
            terminal,
            game=game,
            people=typed.seats,
            count=1 if typed.games is None else typed.games,
            seed=typed.seed,
            computer=typed.computer,
            every=typed.test_every,
            observers=partial(display_observers, game),
        )
    return selfplay(
        terminal,
        game=game,
        people=typed.seats,
        matches=10 if typed.games is None else typed.games,
        seed=typed.seed,
        computer=typed.computer,
        options=typed.options,
        every=typed.test_every,
        observers=partial(display_observers, game),
    )


def _put_unmet(met: Met) -> None:
    for game in met.games:
        unmet = met.unmet(game)
        print(f"{game}: {len(unmet)} never met")
        for name in unmet:
            print(f"  {name}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.harness", description=__doc__)
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (as many as can)")
    parser.add_argument("--games", type=int, metavar="K", help="how many matches")
    parser.add_argument("--seed", default="pantheon", metavar="S")
    parser.add_argument("--computer", default="random", metavar="KIND")
    parser.add_argument("--options", metavar="JSON", help="the table's options")
    parser.add_argument("--test-every", type=int, default=40, metavar="D", help="0: never")
    parser.add_argument("--campaign", action="store_true", help="play whole campaigns")
    parser.add_argument(
        "--thorough",
        action="store_true",
        help="every number of people, option and cast, with every decision checked for leaks, too",
    )
    parser.add_argument(
        "--reach",
        action="store_true",
        help="list every question, note, headline, option and rule that no match met",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
