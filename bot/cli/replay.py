"""``pantheon replay``: replays a recorded match and proves its luck."""

from __future__ import annotations

from pathlib import Path

from bot.cli.records import check_records
from bot.cli.terminal import Terminal
from bot.game_words import game_name
from games.core.game import AnyGame
from games.core.log import Record
from games.core.match import AnyMatch, Match
from games.core.past.proof import unfair
from games.core.phrase import seat_name
from games.core.replay import Diverged


def replay(terminal: Terminal, file: Path) -> int:
    """Print how a match, or each scenario of a campaign, ends; returns 1 if one is contradicted."""
    return check_records(terminal, file, _replay)


def _replay(terminal: Terminal, game: AnyGame, record: Record) -> int:
    """Print how a record ends; returns 1 if rules, digest or seed contradict it."""
    header = record.header
    try:
        match = retold(game, record)
        fair = _proved(terminal, record, match)
    except Diverged as error:
        terminal.say("cli.replay.diverged", why=str(error))
        return 1
    name = game_name(header.game)
    terminal.say("cli.replay.match", game=name, entries=len(match.entries))
    if match.over:
        for final_score in game.score(match.state):
            who, won = seat_name(final_score.seat), "yes" if final_score.won else "no"
            terminal.say("cli.replay.standing", seat=who, points=final_score.points, won=won)
    else:
        asked = tuple(seat_name(seat) for seat in match.awaited)
        terminal.say("cli.replay.unfinished", seats=asked)
    terminal.say("cli.replay.digest", digest=match.digest)
    if record.digest not in (None, match.digest):
        terminal.say("cli.replay.other-digest", digest=str(record.digest))
        return 1
    return 0 if fair else 1


def retold(game: AnyGame, record: Record) -> AnyMatch:
    """Replay a record; raises :class:`Diverged` for every error in it.

    A record may come from anybody: options, seats and picks that no rule has written can raise any
    exception in the rules.
    """
    try:
        return Match(game, record.header, record.log())
    except Diverged:
        raise
    except Exception as error:
        raise Diverged(0, f"the set-up breaks with {type(error).__name__}") from error


def _proved(terminal: Terminal, record: Record, match: AnyMatch) -> bool:
    """Print whether the outcomes follow from the seed, if the record has it."""
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
