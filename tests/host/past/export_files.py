"""Reads exports for tests, with every field that could reveal something as text."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.past.export_file import partial_export
from bot.model.table import Table
from games.core.game import AnyGame
from games.core.log import Entry
from games.core.match import AnyMatch
from games.core.phrase import Phrase


def say(said: Phrase) -> str:
    """A phrase as text with its key and all arguments."""
    return repr(said)


def told_by(game: AnyGame, table: Table, match: AnyMatch, log: Sequence[Entry], seat: str) -> str:
    """The file of a running match for the holder of one seat."""
    times = [float(entry.number) for entry in log]
    # A world begins with the set-up behind it: what was said to all before the first entry.
    notes = [told for told in match.notes if told.number >= 0]
    return partial_export(table, match.header, log, times, notes, (seat,), say)
