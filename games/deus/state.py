"""The facts of a match of Deus."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from games.core.state import BaseState
from games.deus.board import Board, PlacedTile, TileSide, board_of
from games.deus.components import COLOURS, PIECES, RESOURCES
from games.deus.options import Options
from games.deus.view import Colour, Piece, Resource, Terrain

SEATS: tuple[str, ...] = ("amber", "azure", "rose", "onyx")
PIECES_EACH = 5
HAND = 5
HAND_LIMIT = 10


@dataclass
class Holding:
    """The pieces in a controlled region; at the end of a turn all are of different types."""

    owner: str
    pieces: list[Piece]


@dataclass
class Village:
    """A barbarian village and the victory points that lie on it."""

    vp: int
    attacked: bool = False


@dataclass
class Player:
    """One player's goods, pieces and cards."""

    gold: int = 0
    vp: int = 0
    resources: dict[Resource, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    ready: dict[Piece, int] = field(default_factory=lambda: dict.fromkeys(PIECES, 0))
    reserve: dict[Piece, int] = field(default_factory=lambda: dict.fromkeys(PIECES, PIECES_EACH))
    columns: dict[Colour, list[str]] = field(
        default_factory=lambda: {colour: [] for colour in COLOURS}
    )
    hand: list[str] = field(default_factory=list)
    first_region: str | None = None
    joker: str | None = None


@dataclass(kw_only=True)
class State(BaseState):
    """Everything true of a position; the board itself follows from ``layout``.

    ``unlaid`` are the tiles that players still have to place: the first of them is open, the
    others are hidden. An empty ``unlaid`` is not stored, because older states do not have it.
    """

    options: Options = field(default_factory=Options)
    stage: Literal["set_up", "turns", "over"] = "set_up"
    layout: tuple[PlacedTile, ...] = ()
    unlaid: Annotated[tuple[TileSide, ...], Field(exclude_if=lambda tiles: not tiles)] = ()
    villages: dict[str, Village] = field(default_factory=dict)
    holdings: dict[str, Holding] = field(default_factory=dict)
    players: dict[str, Player] = field(default_factory=dict)
    supply: dict[Resource, int] = field(default_factory=dict)
    temples_left: int = 0
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    round: int = 0
    first: str = ""
    active: str = ""
    ending_round: int | None = None

    @property
    def board(self) -> Board:
        """The regions and how they lie."""
        return board_of(self.layout)

    def rivals(self, seat: str) -> list[str]:
        """The other seats, clockwise from ``seat``."""
        place = self.seats.index(seat)
        return [*self.seats[place + 1 :], *self.seats[:place]]

    def regions_of(self, seat: str) -> list[str]:
        """The regions that ``seat`` controls."""
        return [label for label, held in self.holdings.items() if held.owner == seat]

    def holds(self, label: str, seat: str, piece: Piece) -> bool:
        """Whether ``seat`` has such a piece in that region."""
        held = self.holdings.get(label)
        return held is not None and held.owner == seat and piece in held.pieces

    def regions_with(self, seat: str, piece: Piece) -> list[str]:
        """The regions in which ``seat`` has such a piece."""
        return [
            label
            for label, held in self.holdings.items()
            if held.owner == seat and piece in held.pieces
        ]

    def terrain(self, label: str) -> Terrain:
        """The terrain of a region."""
        return self.board.terrain[label]

    def place(self, seat: str, piece: Piece, label: str) -> None:
        """Put a piece down; the region is empty or the seat's own."""
        held = self.holdings.get(label)
        if held is None:
            held = self.holdings[label] = Holding(seat, [])
        held.pieces.append(piece)

    def lift(self, piece: Piece, label: str) -> None:
        """Take a piece away; a region without pieces is empty."""
        held = self.holdings[label]
        held.pieces.remove(piece)
        if not held.pieces:
            del self.holdings[label]

    def is_joker(self, seat: str, card: str) -> bool:
        """Whether that card of the seat's columns lies face down."""
        return self.players[seat].joker == card
