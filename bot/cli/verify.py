"""``pantheon verify``: proves the luck of an exported match, the draw of seats included."""

from __future__ import annotations

from pathlib import Path

from bot.cli.records import check_records
from bot.cli.replay import retold
from bot.cli.terminal import Terminal
from games.core.game import AnyGame
from games.core.log import Record
from games.core.past.proof import seated_by_lot, unfair
from games.core.replay import Diverged


def verify(terminal: Terminal, file: Path) -> int:
    """Print what the published seed of a match, or of each scenario of a campaign, proves."""
    return check_records(terminal, file, _verify)


def _verify(terminal: Terminal, game: AnyGame, record: Record) -> int:
    """Print what the published seed proves; returns 1 if something does not follow from it."""
    header = record.header
    terminal.say("cli.verify.hash", hash=header.seed_hash)
    if header.words:
        # Typed words must not control the terminal.
        terminal.say("cli.verify.words", words=", ".join(ascii(word) for word in header.words))
    if header.origins:
        terminal.say("cli.verify.forked", count=header.forked, hashes=", ".join(header.origins))
    if record.seed is None:
        terminal.say("cli.replay.no-seed")
        return 1
    try:
        retold(game, record)
        return 0 if proved(terminal, game, record, bytes.fromhex(record.seed)) else 1
    except Diverged as error:
        terminal.say("cli.replay.diverged", why=str(error))
    except ValueError:
        terminal.say("cli.replay.other-seed")
    return 1


def proved(terminal: Terminal, game: AnyGame, record: Record, seed: bytes) -> bool:
    """Print whether seats and outcomes follow from the seed; raises ``ValueError`` for a wrong
    seed."""
    wrong = unfair(game, record, seed)
    by_lot = seated_by_lot(record.header, seed)
    if wrong:
        terminal.say("cli.replay.unfair", entries=", ".join(map(str, wrong)))
    else:
        terminal.say("cli.replay.fair")
    if not by_lot:
        terminal.say("cli.verify.other-seats")
    elif record.header.drawn and not record.header.origins:
        terminal.say("cli.verify.seats")
    return by_lot and not wrong
