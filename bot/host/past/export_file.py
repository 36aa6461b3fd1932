"""The file of an exported match: complete after its end, redacted before.

Players have their display names; no file contains Discord ids. The file of a finished match is a
record (``games.core.log.Record``) with additions, so that ``pantheon replay`` can prove it.

The file of a running match holds the person's own answers in full. Of other seats' answers it holds
only that they were given: picks, keys and chance outcomes may be secret. What the person may know
is in the notes. Answers that others took back are left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pydantic import JsonValue

from bot.model.table import Table
from games.core.log import REWINDS, Entry, Header, Record, live
from games.core.match import LoggedNote
from games.core.phrase import Phrase, seat_name

Say = Callable[[Phrase], str]


@dataclass(frozen=True, slots=True)
class MatchExport:
    """An export of a table; ``whole`` says whether it contains everything."""

    table: Table
    text: str
    whole: bool

    @property
    def filename(self) -> str:
        """The name of the file."""
        return file_of(self.table)


def file_of(table: Table) -> str:
    """The name of the file about a table."""
    return f"{table.game}-{table.id}.json"


def whole(table: Table, record: Record, times: Sequence[float], say: Say) -> str:
    """Everything about a match that has ended, its seed included."""
    beside = _json({"table": _facts(table, say), "times": list(times)})
    return f"{beside[:-1]},\n {record.text()[1:]}"


def partial_export(
    table: Table,
    header: Header,
    entries: Sequence[Entry],
    times: Sequence[float],
    notes: Sequence[LoggedNote],
    held: Sequence[str],
    say: Say,
) -> str:
    """The export of a running match: only what the owner of the seats ``held`` may know."""
    live_numbers = {entry.number for entry in live(entries)}
    lines = [
        _json(_entry(entry, at, own=entry.seat in held, stands=entry.number in live_numbers))
        for entry, at in zip(entries, times, strict=True)
        if entry.seat in held or is_public_entry(entry, entry.number in live_numbers)
    ]
    heard = [
        _json({"entry": told.number, "key": told.note.phrase.key, "text": say(told.note.phrase)})
        for told in notes
        if any(told.note.visible_to(seat) for seat in (None, *held))
    ]
    head = _json(
        {
            "table": _facts(table, say),
            "header": header.model_dump(mode="json"),
            "seats": list(held),
        }
    )
    return f'{head[:-1]},\n "entries": [{_lines(lines)}],\n "heard": [{_lines(heard)}]}}\n'


def is_public_entry(entry: Entry, stands: bool) -> bool:
    """Whether everybody may know that another person's entry was made."""
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
