"""Replays stored logs into matches, as far as possible for a log that diverges."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from games.core.game import AnyGame
from games.core.log import Entry, Header, live
from games.core.match import AnyMatch, Match
from games.core.replay import Diverged
from games.core.snapshots import Snapshot

log = logging.getLogger(__name__)

MAX_NOTES, KEPT_NOTES = 64, 32
"""How many notes a match in memory may have, and how many are left when it has more."""
MAX_SNAPSHOTS = 2
"""How many snapshots a match in memory keeps, with all notes since the oldest of them."""


@dataclass(slots=True)
class LoadedMatch:
    """A match in memory.

    ``count`` is the length of the stored log it was made of, ``notes_from_entry`` the first entry
    whose notes it has, ``stored_snapshot_number`` the last entry of the stored snapshot, and
    ``frozen`` whether it is read-only.
    """

    match: AnyMatch
    count: int
    notes_from_entry: int
    stored_snapshot_number: int | None
    frozen: bool = False

    def drop_old_history(self) -> None:
        """Drop old snapshots and notes, which use most of a match's memory and are rarely read."""
        del self.match.snapshots[:-MAX_SNAPSHOTS]
        if len(self.match.notes) > MAX_NOTES:
            since = self.match.forget_notes(KEPT_NOTES)
            self.notes_from_entry = (
                self.notes_from_entry if since is None else max(self.notes_from_entry, since)
            )


def replay_match(
    game: AnyGame,
    header: Header,
    entries: Sequence[Entry],
    *,
    seed: bytes | None,
    over: bool,
    stored_snapshot: Snapshot | None,
) -> LoadedMatch:
    """The match of a log, from its snapshot if that fits; raises :class:`Diverged`."""
    try:
        # Without the seed: a replay that needs a new random draw has diverged from the log.
        match: AnyMatch = Match(game, header, entries, snapshot=stored_snapshot)
    except Diverged:
        raise
    except Exception as error:
        raise Diverged(0, f"the set-up breaks with {error!r}") from error
    if match.over != over:
        raise Diverged(len(entries), "the match ends elsewhere")
    match.seed = seed
    return LoadedMatch(
        match,
        len(entries),
        stored_snapshot.number + 1 if stored_snapshot else -1,
        stored_snapshot.number if stored_snapshot else None,
    )


def replay_until_break(
    game: AnyGame,
    header: Header,
    entries: Sequence[Entry],
    stored_snapshot: Snapshot | None,
    broken: int,
) -> LoadedMatch | None:
    """A broken match as far as it can be shown: its last snapshot, or the log before the break."""
    if stored_snapshot is not None and stored_snapshot.fits(live(entries)):
        try:
            match: AnyMatch = Match(game, header, entries, snapshot=stored_snapshot)
            match.view(None)
        except Exception:
            log.info("the last snapshot of a frozen match does not help")
        else:
            return LoadedMatch(
                match, len(entries), stored_snapshot.number + 1, stored_snapshot.number, frozen=True
            )
    back = 0
    while back <= broken:
        try:
            match = Match(game, header, entries[: broken - back])
            match.view(None)
        except Exception:
            # Not a place where people are asked, or broken earlier than it looked.
            back = max(1, back * 2)
            continue
        return LoadedMatch(match, len(entries), -1, None, frozen=True)
    return None
