"""What a new table may take over from an earlier one, or from a template of its server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from bot.model.table import Agreement, Clock, HintChoice, Pace, Table


@dataclass(frozen=True, slots=True)
class TableTemplate:
    """Game, options, clock, pace and computer players of a table.

    A server offers it by its ``name``, which is empty where an earlier table is taken for one.
    """

    game: str
    options: Mapping[str, JsonValue]
    clock: Clock | None
    agreement: Agreement
    hints: HintChoice
    computers: tuple[str, ...]
    name: str = ""
    pace: Pace = "any"

    @classmethod
    def of(cls, table: Table, name: str = "") -> TableTemplate:
        """The template of a table, without the computers that sit in for people."""
        computers = (m.computer for m in table.members if m.computer and m.owner_id is None)
        return cls(
            table.game,
            table.options,
            table.clock,
            table.agreement,
            table.hints_chosen,
            tuple(computers),
            name,
            table.pace,
        )
