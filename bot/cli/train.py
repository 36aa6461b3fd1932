"""``pantheon train``: fits a game's chances of winning from self-play."""

from __future__ import annotations

from pathlib import Path

from bot.cli.files import write
from bot.cli.selfplay_setup import find_game
from bot.cli.terminal import Terminal, UsageError
from games.core.phrase import phrase
from games.core.search.plan import POLICY
from games.core.search.training import trained


def train(terminal: Terminal, *, game: str, matches: int, seed: str, out: Path) -> int:
    """Write the fitted chances of a game to ``out``; the same seed gives the same file."""
    found = find_game(game)
    if POLICY not in found.computers or not matches:
        raise UsageError(phrase("cli.train.impossible", game=game))
    chances = trained(
        found,
        matches,
        seed,
        lambda done, total: terminal.progress("cli.train.progress", done, total),
    )
    write(out, (chances.model_dump_json(indent=2) + "\n").encode())
    terminal.say("cli.train.done", file=str(out), count=matches)
    return 0
