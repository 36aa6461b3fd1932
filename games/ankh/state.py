"""The state of a match of Ankh."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from games.ankh.board import Board, Border, board_of
from games.ankh.components import (
    ANKHS_FOR_MONUMENTS,
    CAMELS,
    CARDS,
    GATES,
    GUARDIANS,
    MONUMENTS,
    MONUMENTS_EACH,
    RED_LAST,
    SUNS,
    WARRIORS_EACH,
)
from games.ankh.options import Options
from games.ankh.view import Action, CardName, GodName, MonumentKind
from games.core.state import BaseState

SEATS: tuple[str, ...] = ("amber", "azure", "rose", "onyx", "jade")


@dataclass
class Figure:
    """A figure on the board; ``turn`` says where a Giant Scorpion's claws point."""

    kind: str
    owner: str
    radiant: bool = False
    turn: int = 0


@dataclass
class Monument:
    """A monument; neutral while it has no owner."""

    kind: MonumentKind
    owner: str | None = None


@dataclass
class God:
    """A god in play, kept under its seat; after a merge, two gods under the senior's seat."""

    gods: list[GodName]
    junior: str | None = None
    followers: int = 1
    devotion: int = 0
    # Of two tokens on one space the one that arrived later lies on top and ranks higher.
    arrival: int = 0
    powers: list[str] = field(default_factory=list)
    hand: list[CardName] = field(default_factory=lambda: list(CARDS))
    played: list[CardName] = field(default_factory=list)
    guardians: list[str] = field(default_factory=list)
    captives: list[str] = field(default_factory=list)
    gates: list[str] = field(default_factory=list)
    double_ready: bool = True


@dataclass
class Clash:
    """The battle in progress, kept in the state so that pictures can show it."""

    region: int
    fighters: list[str]
    cards: dict[str, list[CardName]] = field(default_factory=dict)
    strengths: dict[str, int] = field(default_factory=dict)


@dataclass(kw_only=True)
class State(BaseState):
    """All facts of a position. Regions are derived from the camels."""

    options: Options = field(default_factory=Options)
    stage: Literal["set_up", "turns", "over"] = "set_up"
    scenario: str = ""
    god_of: dict[str, GodName] = field(default_factory=dict)
    gods: dict[str, God] = field(default_factory=dict)
    forgotten: list[str] = field(default_factory=list)
    figures: dict[str, Figure] = field(default_factory=dict)
    monuments: dict[str, Monument] = field(default_factory=dict)
    camels: tuple[Border, ...] = ()
    # The conflict tokens by number, each with a land of its region.
    tokens: dict[int, str] = field(default_factory=dict)
    tracks: dict[Action, int] = field(default_factory=dict)
    event: int = 0
    guardians: dict[str, int] = field(default_factory=dict)
    turn: int = 0
    active: str = ""
    arrivals: int = 0
    tiebreaker: str | None = None
    tiebreaker_ready: bool = False
    clash: Clash | None = None
    winners: list[str] = field(default_factory=list)
    # The conflict token of the region that is being split; pictures show its caravans.
    splitting: int | None = None

    @property
    def board(self) -> Board:
        """The map with the camels of this position."""
        return board_of(self.camels)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.stage == "over"

    # Gods and seats

    def god_at(self, seat: str) -> str:
        """The key of the god of ``seat`` in ``gods``: the senior's seat after a merge."""
        if seat in self.gods:
            return seat
        return next(senior for senior, god in self.gods.items() if god.junior == seat)

    def has(self, god: str, name: GodName) -> bool:
        """Whether the god has the ability of that name."""
        return name in self.gods[god].gods

    def ranked(self) -> list[str]:
        """The gods from the least devotion to the most."""
        return sorted(self.gods, key=lambda g: (self.gods[g].devotion, self.gods[g].arrival))

    def in_red(self, god: str) -> bool:
        """Whether the god's token is still in the red part of the track."""
        return self.gods[god].devotion <= RED_LAST

    def god_with(self, name: GodName) -> str | None:
        """The god in play with that ability, or None."""
        return next((god for god in self.gods if self.has(god, name)), None)

    # Regions

    def token_of(self, region: int) -> int:
        """The number of the conflict token in a region of the map."""
        return next(number for number, land in self.tokens.items() if self.board.of[land] == region)

    def region_of(self, token: int) -> int:
        """The region of the map that holds a conflict token."""
        return self.board.of[self.tokens[token]]

    def figures_in(self, region: int, god: str | None = None) -> list[str]:
        """The hexes of a region with figures, of one god or of all.

        A water hex belongs to every region that it touches.
        """
        return [
            label
            for label, figure in self.figures.items()
            if god in (None, figure.owner) and region in self.board.regions_of(label)
        ]

    def figures_of(self, god: str) -> list[str]:
        """The hexes on which the god has figures."""
        return [label for label, figure in self.figures.items() if figure.owner == god]

    def monuments_of(self, god: str, kind: MonumentKind | None = None) -> list[str]:
        """The hexes of the monuments that the god controls."""
        return [
            label
            for label, built in self.monuments.items()
            if built.owner == god and kind in (None, built.kind)
        ]

    def gate_at(self, label: str) -> bool:
        """Whether a gate to the afterlife lies there."""
        return any(label in god.gates for god in self.gods.values())

    def empty(self, label: str) -> bool:
        """No figure, no monument."""
        return label not in self.figures and label not in self.monuments

    # Supplies

    def warriors_left(self, god: str) -> int:
        """Warriors in the supply: neither on the board nor on Anubis's board."""
        placed = sum(f.owner == god and f.kind == "warrior" for f in self.figures.values())
        held = sum(other.captives.count(god) for other in self.gods.values())
        return WARRIORS_EACH - placed - held

    def ankhs_left(self, god: str) -> int:
        """Ankh tokens left to mark monuments with."""
        return ANKHS_FOR_MONUMENTS - len(self.monuments_of(god))

    def suns_left(self, god: str) -> int:
        """Sun tokens on Ra's board."""
        if not self.has(god, "ra"):
            return 0
        return SUNS - sum(figure.radiant for figure in self.figures.values())

    def gates_left(self, god: str) -> int:
        """Gates to the afterlife beside Osiris's board."""
        return GATES - len(self.gods[god].gates) if self.has(god, "osiris") else 0

    def camels_left(self) -> int:
        """Camels in the supply."""
        return CAMELS - len(self.camels)

    def monuments_left(self) -> dict[MonumentKind, int]:
        """Monument tokens in the supply."""
        return {
            kind: MONUMENTS_EACH - sum(built.kind == kind for built in self.monuments.values())
            for kind in MONUMENTS
        }

    def owned_guardians(self, god: str) -> list[str]:
        """The god's guardians, on the board and in its supply."""
        on_board = [f.kind for f in self.figures.values() if f.owner == god and f.kind in GUARDIANS]
        return [*on_board, *self.gods[god].guardians]
