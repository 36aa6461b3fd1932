"""A table as a row of a long list: a few facts, without its match."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.table import OPEN, Member, Status


@dataclass(frozen=True, slots=True)
class TableRow:
    """The facts that decide where a table stands in a list, and what stalls it.

    Of its members only the vacant ones are known (``open_places``), and those of the awaited ones
    who are away (``absent``). ``since`` is when it began to wait for a person.
    """

    id: int
    channel_id: int
    status: Status
    updated: float
    lost: float | None
    calling: bool
    """Whether the table waits for people: see :attr:`bot.model.table.Table.calling`."""
    since: float | None = None
    awaited_people: tuple[int, ...] = ()
    open_places: tuple[Member, ...] = ()
    absent: tuple[Member, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether the table occupies its channel."""
        return self.status in OPEN

    def member_of(self, person_id: int) -> Member | None:
        """An awaited person who is away; None for everybody else."""
        return next((m for m in self.absent if m.person_id == person_id), None)


@dataclass(frozen=True, slots=True)
class TableTitle:
    """What the title of a table is searched by."""

    id: int
    channel_id: int
    game: str
    edition: int | None
    scenario: int | None
    names: str
    """The names of the people who sit there, a line for each."""
