"""A match as a file for people: all of it once it has ended, before that what the asker may know.

Players go by the names that everybody sees; no file tells anybody's Discord id. The file of a
match that has ended is a record (``games.core.log.Record``) with more beside it, so that
``pantheon replay`` proves it.

Of a match that goes on, a file tells the seats' own answers word for word, of the others' only
that they were given: neither what was picked nor which rule asked, nor what fell, because nothing
guards that these may be known. What may be is in the notes that the asker has heard. An answer
that somebody took back was never told to anybody else and is not told here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pydantic import JsonValue

from bot.model.table import Table
from games.core.log import REWINDS, Entry, Header, Record, live
from games.core.match import Told
from games.core.phrase import Phrase, seat_name

Say = Callable[[Phrase], str]


@dataclass(frozen=True, slots=True)
class Disclosure:
    """A file about a table; ``whole`` says whether it tells everything."""

    table: Table
    text: str
    whole: bool

    @property
    def filename(self) -> str:
        """What to call the file."""
        return file_of(self.table)


def file_of(table: Table) -> str:
    """What the file about a table is called."""
    return f"{table.game}-{table.id}.json"


def whole(table: Table, record: Record, times: Sequence[float], say: Say) -> str:
    """Everything about a match that has ended, its seed included."""
    beside = _json({"table": _facts(table, say), "times": list(times)})
    return f"{beside[:-1]},\n {record.text()[1:]}"


def partial(
    table: Table,
    header: Header,
    entries: Sequence[Entry],
    times: Sequence[float],
    notes: Sequence[Told],
    held: Sequence[str],
    say: Say,
) -> str:
    """What whoever holds the seats ``held`` may know of a match that goes on."""
    standing = {entry.number for entry in live(entries)}
    lines = [
        _json(_entry(entry, at, own=entry.seat in held, stands=entry.number in standing))
        for entry, at in zip(entries, times, strict=True)
        if entry.seat in held or told_to_all(entry, entry.number in standing)
    ]
    heard = [
        _json({"entry": told.number, "key": told.note.phrase.key, "text": say(told.note.phrase)})
        for told in notes
        if any(told.note.heard_by(seat) for seat in (None, *held))
    ]
    head = _json(
        {
            "table": _facts(table, say),
            "header": header.model_dump(mode="json"),
            "seats": list(held),
        }
    )
    return f'{head[:-1]},\n "entries": [{_lines(lines)}],\n "heard": [{_lines(heard)}]}}\n'


def told_to_all(entry: Entry, stands: bool) -> bool:
    """Whether everybody knows that somebody else's entry was made."""
    return stands and (entry.kind != "undo" or entry.key in REWINDS)


def _entry(entry: Entry, at: float, *, own: bool, stands: bool) -> dict[str, JsonValue]:
    told: dict[str, JsonValue] = {"number": entry.number, "kind": entry.kind, "at": at}
    if entry.seat is not None:
        told["seat"] = entry.seat
    if own or entry.kind == "undo":
        told["key"], told["picks"] = entry.key, list(entry.picks)
    if not stands:
        told["withdrawn"] = True
    return told


def _facts(table: Table, say: Say) -> JsonValue:
    return {
        "number": table.id,
        "game": table.game,
        "status": table.status,
        "players": {seat: say(seat_name(seat)) for seat in table.seats},
        "created": table.created,
        "finished": table.finished,
    }


def _json(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(lines: Sequence[str]) -> str:
    return "\n  " + ",\n  ".join(lines) + "\n " if lines else ""
