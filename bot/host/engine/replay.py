"""Brings a stored log back to life, and reads as much as can be read of one that broke."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from games.core.game import AnyGame
from games.core.log import Entry, Header, live
from games.core.match import AnyMatch, Match
from games.core.script import Diverged
from games.core.snapshots import Snapshot

log = logging.getLogger(__name__)

MOST_NOTES, KEPT_NOTES = 64, 32
"""How many notes a match in memory may have, and how many are left when it has more."""
KEPT_SNAPSHOTS = 2
"""How many snapshots it keeps; what was told since the oldest of them stays with it."""


@dataclass(slots=True)
class Hot:
    """A match in memory.

    ``count`` is the length of the stored log it was made of, ``heard_from`` the first entry whose
    notes it knows, ``kept_number`` the last entry of the stored snapshot, ``frozen`` whether it
    may only be looked at.
    """

    match: AnyMatch
    count: int
    heard_from: int
    kept_number: int | None
    frozen: bool = False

    def slim(self) -> None:
        """Let go of old notes, which are most of what a match holds; seldom does anybody ask."""
        del self.match.snapshots[:-KEPT_SNAPSHOTS]
        if len(self.match.notes) > MOST_NOTES:
            since = self.match.forget_notes(KEPT_NOTES)
            self.heard_from = self.heard_from if since is None else max(self.heard_from, since)


def revive(
    game: AnyGame,
    header: Header,
    entries: Sequence[Entry],
    *,
    seed: bytes | None,
    over: bool,
    kept: Snapshot | None,
) -> Hot:
    """The match of a log, from its snapshot if that fits; raises :class:`Diverged`."""
    try:
        # Without the seed: a replay that wants to draw anew has left the log.
        match: AnyMatch = Match(game, header, entries, snapshot=kept)
    except Diverged:
        raise
    except Exception as error:
        raise Diverged(0, f"the set-up breaks with {error!r}") from error
    if match.over != over:
        raise Diverged(len(entries), "the match ends elsewhere")
    match.seed = seed
    return Hot(match, len(entries), kept.number + 1 if kept else -1, kept.number if kept else None)


def salvage(
    game: AnyGame, header: Header, entries: Sequence[Entry], kept: Snapshot | None, broken: int
) -> Hot | None:
    """A broken match as far as it can be shown: its last snapshot, or the log before the break."""
    if kept is not None and kept.fits(live(entries)):
        try:
            match: AnyMatch = Match(game, header, entries, snapshot=kept)
            match.view(None)
        except Exception:
            log.info("the last snapshot of a frozen match does not help")
        else:
            return Hot(match, len(entries), kept.number + 1, kept.number, frozen=True)
    back = 0
    while back <= broken:
        try:
            match = Match(game, header, entries[: broken - back])
            match.view(None)
        except Exception:
            # Not a place where people are asked, or broken earlier than it looked.
            back = max(1, back * 2)
            continue
        return Hot(match, len(entries), -1, None, frozen=True)
    return None
