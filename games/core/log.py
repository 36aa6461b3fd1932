"""The log of a match: a header and append-only entries, and their one text form."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, JsonValue

from games.core.steps import Picks

Kind = Literal["answer", "chance", "undo"]


ALONE = "undo"
AGREED = "undo.agreed"
DECIDED = "undo.decided"
UNASKED = "undo.unasked"

REWINDS = {
    AGREED: "core.note.rewound",
    DECIDED: "core.note.decided",
    UNASKED: "core.note.unasked",
}
"""The kinds of undo that reach past a barrier, each with the note that tells it to everybody."""


class Entry(NamedTuple):
    """One line of the log.

    An answer carries the seat, the question's key and fingerprint and the picks; a chance outcome
    has no seat; an undo's picks are the numbers of the entries it takes back.
    """

    number: int
    kind: Kind
    seat: str | None
    key: str
    picks: Picks
    fingerprint: str


class Header(BaseModel):
    """What a match is fixed by before its first entry.

    The first ``forked`` entries of a fork come from the match it was forked from, whose seed
    and luck are not its own; ``origins`` are the hashes of the seeds that those entries rest
    on. ``luck`` is the scheme by which outcomes follow from the seed (see
    :mod:`games.core.fair`); headers from before there were two have none and mean the first. In
    the second, ``words`` are what the players added to the luck, in the order in which they
    joined, and ``drawn`` says for each place at the table whose word sits there (nothing where
    everybody kept the seat of an earlier match). ``legacy`` is what an earlier match has left
    for this one: with it in the header, every match can be replayed by itself.
    """

    model_config = ConfigDict(frozen=True)

    game: str
    edition: int
    fixes: tuple[str, ...] = ()
    seats: tuple[str, ...]
    options: dict[str, JsonValue] = {}
    people: int | None = None
    seed_hash: str
    forked: int = 0
    origins: tuple[str, ...] = ()
    luck: Literal[1, 2] = 1
    words: tuple[str, ...] = ()
    drawn: tuple[int, ...] = ()
    legacy: dict[str, JsonValue] = {}


class Record(BaseModel):
    """A match as a file: exports, recorded matches and bug reports have this one shape."""

    header: Header
    entries: list[tuple[Kind, str | None, str, Picks, str]]
    seed: str | None = None
    digest: str | None = None

    def log(self) -> list[Entry]:
        """The entries, numbered."""
        return [Entry(number, *line) for number, line in enumerate(self.entries)]

    def text(self) -> str:
        """JSON with one entry a line, so that two records can be compared by eye."""
        lines = ",\n  ".join(
            json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in self.entries
        )
        head = json.dumps(self.header.model_dump(mode="json"), ensure_ascii=False)
        tail = json.dumps({"seed": self.seed, "digest": self.digest})[1:]
        return f'{{"header": {head},\n "entries": [\n  {lines}\n ],\n {tail}\n'


def live(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that were not taken back, in order; undo entries stay in as marks."""
    listed = list(entries)
    undos = [entry for entry in listed if entry.kind == "undo"]
    if not undos:
        return listed
    withdrawn = dict.fromkeys(int(number) for undo in undos for number in undo.picks)
    return [entry for entry in listed if entry.number not in withdrawn]


def record(
    header: Header, entries: Sequence[Entry], seed: bytes | None = None, digest: str | None = None
) -> Record:
    """Pack a log into a record."""
    return Record(
        header=header,
        entries=[(e.kind, e.seat, e.key, e.picks, e.fingerprint) for e in entries],
        seed=seed.hex() if seed is not None else None,
        digest=digest,
    )
