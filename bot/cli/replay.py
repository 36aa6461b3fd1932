"""``pantheon replay``: tells a recorded match again and proves its luck."""

from __future__ import annotations

from pathlib import Path

from pydantic import ValidationError

from bot.cli.files import read
from bot.cli.terminal import Terminal, Unusable
from games.core.game import AnyGame, find
from games.core.log import Record
from games.core.match import AnyMatch, Match
from games.core.past.proof import unfair
from games.core.phrase import phrase, seat_name
from games.core.script import Diverged


def replay(terminal: Terminal, file: Path) -> int:
    """Print how a record ends; 1 where the rules, its digest or its seed do not agree with it."""
    game, record = game_and_record(file)
    header = record.header
    try:
        match = retold(game, record)
        fair = _proved(terminal, record, match)
    except Diverged as error:
        terminal.say("cli.replay.diverged", why=str(error))
        return 1
    name = phrase(f"{header.game}.name")
    terminal.say("cli.replay.match", game=name, entries=len(match.entries))
    if match.over:
        for standing in game.score(match.state):
            who, won = seat_name(standing.seat), "yes" if standing.won else "no"
            terminal.say("cli.replay.standing", seat=who, points=standing.points, won=won)
    else:
        asked = tuple(seat_name(seat) for seat in match.awaited)
        terminal.say("cli.replay.unfinished", seats=asked)
    terminal.say("cli.replay.digest", digest=match.digest)
    if record.digest not in (None, match.digest):
        terminal.say("cli.replay.other-digest", digest=str(record.digest))
        return 1
    return 0 if fair else 1


def game_and_record(file: Path) -> tuple[AnyGame, Record]:
    """A record, and the game on the shelf that tells it."""
    try:
        record = Record.model_validate_json(read(file))
    except ValidationError:
        raise Unusable(phrase("cli.not-a-record", file=str(file))) from None
    header = record.header
    try:
        return find(header.game, header.edition), record
    except KeyError:
        raise Unusable(
            phrase("cli.unknown.edition", game=header.game, edition=header.edition)
        ) from None


def retold(game: AnyGame, record: Record) -> AnyMatch:
    """The match of a record; raises :class:`Diverged` whatever is wrong with it.

    A record may come from anybody: options, seats and picks that no rule ever wrote break the
    rules in ways of their own, and all of them mean the same.
    """
    try:
        return Match(game, record.header, record.log())
    except Diverged:
        raise
    except Exception as error:
        raise Diverged(0, f"the set-up breaks with {type(error).__name__}") from error


def _proved(terminal: Terminal, record: Record, match: AnyMatch) -> bool:
    """Say whether the outcomes follow from the seed, if the record tells it."""
    if record.seed is None:
        terminal.say("cli.replay.no-seed")
        return True
    try:
        wrong = unfair(match.game, record, bytes.fromhex(record.seed))
    except ValueError:
        terminal.say("cli.replay.other-seed")
        return False
    if wrong:
        terminal.say("cli.replay.unfair", entries=", ".join(map(str, wrong)))
        return False
    terminal.say("cli.replay.fair")
    return True
