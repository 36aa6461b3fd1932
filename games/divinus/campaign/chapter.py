"""The record of a finished scenario, stored in the legacy of the campaign."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from games.divinus.view import Favour, Pantheon

Reason = Literal["value", "choice", "former_loser", "less_favour", "norse"]
"""What decided a battle: the values, a demigod of both sides, or one of the ways out of a tie."""


@dataclass
class Deed:
    """A decision or something else that changed the country.

    ``what`` is an option of a choice ("pier") or of a visit ("11.a"), or the number of a location;
    ``of`` is the former number of a location that changed. ``unasked`` marks a choice that fell to
    the demigod with least favour because its quest was not completed.
    """

    kind: Literal["choice", "visit", "placed", "changed", "destroyed"]
    seat: str
    what: str
    of: str = ""
    tile: str = ""
    unasked: bool = False


@dataclass
class GodsBattle:
    """How a battle of the gods ended: both values, who stood for them, and what decided it."""

    winner: Pantheon
    greek: int
    norse: int
    greek_seat: str | None = None
    norse_seat: str | None = None
    by: Reason = "value"


@dataclass
class Chapter:
    """A finished scenario.

    ``maps`` gives each seat's tiles in one line ("G7 F01/0, H7 P02/1"). ``outcome`` is the pantheon
    whose ending was told; there is one even without a battle.
    """

    scenario: int
    gods: list[str]
    order: list[str]
    outcome: Pantheon
    favour: dict[str, dict[Favour, int]]
    causes: dict[str, dict[str, int]]
    quests: dict[str, str]
    deeds: list[Deed]
    battle: GodsBattle | None = None
    favourites: dict[Pantheon, str | None] = field(default_factory=dict)
    pythia: str | None = None
    heroes: dict[str, str] = field(default_factory=dict)
    maps: dict[str, str] = field(default_factory=dict)
    support: dict[str, int] = field(default_factory=dict)

    @property
    def chosen(self) -> str:
        """The option of the scenario's choice that was taken."""
        return next((deed.what for deed in self.deeds if deed.kind == "choice"), "")
