"""Plays a match and keeps it: ``python -m tests.golden.record deus --seats 2 --seed first``.

Now and then an answer is taken back, and once the table rewinds past luck, so that a recorded
match holds everything a log can hold. An existing file is never overwritten.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from games.core.fair import Dice
from games.core.game import AnyGame, Legacy, find
from games.core.match import AnyMatch, Match
from tests.cases import Case, Value
from tests.golden import FOLDER, outcome_of
from tests.toy import registered_toy

REGRET = 12
REWIND_AFTER = 60


def play(
    game: AnyGame,
    people: int,
    options: dict[str, Value],
    seed: bytes,
    kind: str,
    words: Sequence[str] | None = None,
    legacy: Legacy | None = None,
) -> AnyMatch:
    """A whole match with second thoughts."""
    seats = Case(game.id, people, tuple(options.items())).seats(game)
    match: AnyMatch = Match.begin(
        game, seats, options, seed=seed, people=people, words=words, legacy=legacy
    )
    dice = Dice(seed, "players")
    computer = game.computer(kind)
    rewound = False
    while not match.over:
        ask = dice.pick(match.pending)

        def get_view(seat: str = ask.seat) -> object:
            return match.view(seat)

        match.answer(ask.seat, computer(ask, get_view, dice))
        if match.undoable(ask.seat) and dice.below(REGRET) == 0:
            match.undo(ask.seat)
        elif not rewound and len(match.entries) > REWIND_AFTER and not match.over:
            rewound = True
            match.rewind(None, len(match.entries) - 10)
    return match


def scenario(game: AnyGame, people: int, number: int, seed: bytes, kind: str) -> AnyMatch:
    """A scenario of the game's campaign, after all those before it were played in the same way."""
    campaign = game.campaign
    assert campaign is not None
    chosen = campaign.options()
    left = scenario(game, people, number - 1, seed, kind).legacy if number > 1 else {}
    options = {**campaign.match_options(number, chosen)}
    return play(game, people, options, seed, kind, legacy=left)  # type: ignore[arg-type]


def text(match: AnyMatch) -> str:
    """The file: a record with its seed, and the final standings as its last line."""
    standings = json.dumps(outcome_of(match).standings)
    whole = match.record(with_seed=True).text().rstrip().removesuffix("}")
    return f'{whole},\n "standings": {standings}}}\n'


def _option(text: str) -> tuple[str, Value]:
    """ "rounds=5" is a number, "paired=true" a truth, "weather=storm" a word."""
    name, value = text.split("=", 1)
    try:
        read: Value = json.loads(value)
    except ValueError:
        read = value
    return name, read


def main(arguments: Sequence[str] | None = None) -> int:
    """Record one match; returns the exit code."""
    parser = argparse.ArgumentParser(prog="tests.golden.record")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2, help="how many people play")
    parser.add_argument("--seed", default="golden")
    parser.add_argument("--computer", default="random", help="who plays: random, sensible...")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--into", type=Path, default=FOLDER, help="folder of the games' folders")
    parser.add_argument("--scenario", type=int, help="a scenario of the game's campaign")
    parser.add_argument("--word", action="append", help="what a player adds to the luck")
    given = parser.parse_args(arguments)
    options = dict(map(_option, given.option))
    with registered_toy():
        game = find(given.game)
        seed, words = given.seed.encode(), given.word
        parts = [str(given.seats), *(option.replace("=", "-") for option in given.option)]
        if given.scenario is not None:
            match = scenario(game, given.seats, given.scenario, seed, given.computer)
            parts.append(f"scenario-{given.scenario}")
        else:
            match = play(game, given.seats, options, seed, given.computer, words)
        parts += [given.computer, given.seed]
        path = given.into / given.game / ("_".join(parts) + ".json")
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text(match))
        except FileExistsError:
            sys.stderr.write(f"{path.name} exists; recorded matches are never overwritten\n")
            return 1
    sys.stdout.write(f"{path.name}: {len(match.entries)} entries, {match.digest}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
