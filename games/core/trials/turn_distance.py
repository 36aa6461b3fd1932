"""Guesses how many answers of others are left before a seat is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.core.fair import Dice
from games.core.game import AnyGame
from games.core.log import Entry, Header
from games.core.match import AnyMatch, Match
from games.core.snapshots import Snapshot
from games.core.trials.determinization import Determinizer, entries_since_checkpoint


def answers_until_asked(
    game: AnyGame,
    header: Header,
    entries: Sequence[Entry],
    seat: str,
    *,
    seed: bytes,
    snapshot: Snapshot | None = None,
    most: int,
) -> int | None:
    """How many answers others give before ``seat`` is asked; None if more than ``most``.

    Computers answer for all others in a determinization, so the guess follows from what the seat
    knows. Raises :class:`games.core.match.Refused` where no determinization is found.
    """
    match: AnyMatch = Match(game, header, entries, snapshot=snapshot, stride=1)
    origin, since = entries_since_checkpoint(match)
    ahead = Determinizer(game, header, origin, since, seat, seed).determinize()
    ahead.seed = seed
    computer = game.computer(game.computer_kinds[0])
    for count in range(most + 1):
        if ahead.over:
            return None
        if ahead.ask_for(seat) is not None:
            return count
        ask = ahead.pending[0]
        ahead.answer(
            ask.seat, computer(ask, partial(ahead.view, ask.seat), Dice(seed, f"ahead/{count}"))
        )
    return None
