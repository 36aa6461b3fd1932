"""The printed parts of Deus as data: 96 building cards, 7 two-sided tiles, the layouts."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from games.core.components import load
from games.deus.view import Colour, Piece, Resource, Terrain

Land = Literal["field", "forest", "swamp", "mountain"]
Unit = Literal["vp", "gold"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
COLUMNS: tuple[Colour, ...] = ("blue", "green", "yellow", "brown", "red")
RESOURCES: tuple[Resource, ...] = get_args(Resource)
PIECES: tuple[Piece, ...] = ("maritime", "production", "scientific", "civil", "military")
PIECE_OF: dict[Colour, Piece] = {
    "blue": "maritime",
    "green": "production",
    "yellow": "scientific",
    "brown": "civil",
    "red": "military",
    "purple": "temple",
}
COLOUR_OF: dict[Piece, Colour] = {piece: colour for colour, piece in PIECE_OF.items()}
YIELD: dict[Terrain, Resource] = {
    "field": "wheat",
    "forest": "wood",
    "swamp": "clay",
    "mountain": "stone",
}


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Cities(_Part):
    """Regions one controls, by the number of pieces in them."""

    name: Literal["cities"]
    min_size: int | None = None
    exact_size: int | None = None


class LargestCity(_Part):
    """The most pieces one has in a single region."""

    name: Literal["largest_city"]


class Regions(_Part):
    """Regions one controls, of one terrain or of any."""

    name: Literal["regions"]
    terrain: Land | Literal["sea", "any"]


class TerrainTypes(_Part):
    """Different terrains among one's regions."""

    name: Literal["terrain_types"]
    include_sea: bool


class Buildings(_Part):
    """One's pieces on the board."""

    name: Literal["buildings"]
    type: Piece | Literal["any"]
    terrain: Land | None = None
    min_city_size: int | None = None


class VillagesAdjacent(_Part):
    """Village hexes next to one's armies or to any of one's pieces."""

    name: Literal["villages_adjacent"]
    by: Literal["military", "any"]
    state: Literal["unattacked", "any"]


class Stock(_Part):
    """Gold, or resources of all kinds, that one owns."""

    name: Literal["stock"]
    what: Literal["gold", "resources"]


class ColumnCards(_Part):
    """Cards in one of one's columns."""

    name: Literal["column_cards"]
    colour: Colour


Counter = Annotated[
    Cities
    | LargestCity
    | Regions
    | TerrainTypes
    | Buildings
    | VillagesAdjacent
    | Stock
    | ColumnCards,
    Field(discriminator="name"),
]


class Where(_Part):
    """Which production buildings work."""

    terrain: Land | None = None
    min_city_size: int | None = None
    adjacent_own: Piece | None = None
    adjacent: Literal["village"] | None = None


class Contact(_Part):
    """Who can be robbed: a region with ``their`` piece lies beside one with ``my`` piece."""

    my: Piece
    their: Piece | Literal["any"]


class Sell(_Part):
    """Sell up to ``max`` of a resource for ``rate`` gold or VP each."""

    op: Literal["SELL"]
    resource: Resource | Literal["any"]
    max: int
    gain: Unit
    rate: int


class Buy(_Part):
    """Buy up to ``max`` resources, all of one type or any."""

    op: Literal["BUY"]
    resource: Literal["one_type", "any"]
    max: int
    price: int


class Exchange(_Part):
    """Swap up to ``max`` resources with the supply."""

    op: Literal["EXCHANGE"]
    max: int


class Produce(_Part):
    """Production buildings give the resource of their region."""

    op: Literal["PRODUCE"]
    pick: int | Literal["all"]
    amount: int
    where: Where = Where()
    distinct_terrain: bool = False


class GainPer(_Part):
    """Gold or VP by what one has built."""

    op: Literal["GAIN_PER"]
    unit: Unit
    rate: int
    counter: Counter
    minus: int = 0
    cap: int


class Draw(_Part):
    """Draw cards: a number, or as many as a counter says."""

    op: Literal["DRAW"]
    n: int = 0
    counter: Counter | None = None
    cap: int = 10


class TakeDiscard(_Part):
    """Take the top of the discard pile."""

    op: Literal["TAKE_DISCARD"]
    n: int


class Cycle(_Part):
    """Discard up to ``max`` cards and draw that many and ``bonus`` more."""

    op: Literal["CYCLE"]
    max: int
    bonus: int


class GainPiece(_Part):
    """Wooden pieces from one's own reserve."""

    op: Literal["GAIN_PIECE"]
    n: int
    distinct: bool = False


class Activate(_Part):
    """Use cards of another column once more."""

    op: Literal["ACTIVATE"]
    colour: Literal["blue", "green", "brown", "red"]
    n: int


class Move(_Part):
    """Move armies."""

    op: Literal["MOVE"]
    units: int
    steps: int


class Steal(_Part):
    """Rob opponents in contact."""

    op: Literal["STEAL"]
    unit: Unit
    amount: int
    targets: Literal["one", "each"]
    contact: Contact


class PlunderVillage(_Part):
    """Take VP from villages next to one's armies; one VP stays."""

    op: Literal["PLUNDER_VILLAGE"]
    amount: int
    villages: int


class All(_Part):
    """Several effects in order."""

    op: Literal["ALL"]
    effects: tuple[Effect, ...]


class Choose(_Part):
    """``n`` of several effects."""

    op: Literal["CHOOSE"]
    n: int
    effects: tuple[Effect, ...]


class EndPer(_Part):
    """A temple's VP at the end of the game."""

    op: Literal["END_PER"]
    rate: int
    per: int = 1
    counter: Counter
    minus: int = 0
    cap: int = Field(le=12)


Effect = Annotated[
    Sell
    | Buy
    | Exchange
    | Produce
    | GainPer
    | Draw
    | TakeDiscard
    | Cycle
    | GainPiece
    | Activate
    | Move
    | Steal
    | PlunderVillage
    | All
    | Choose
    | EndPer,
    Field(discriminator="op"),
]


class Card(_Part):
    """One design; ``copies`` of it are in the deck. The rest of the record is its provenance."""

    id: str
    colour: Colour
    name: str
    copies: int
    cost: dict[str, int]
    effect: Effect
    text: str
    provenance: Literal["found", "original"]
    seen_fields: tuple[str, ...]
    provenance_note: str


class Tile(_Part):
    """A continent tile: the centre and six petals clockwise from the east, on either side."""

    id: str
    A: tuple[Terrain, ...]
    B: tuple[Terrain, ...]


class Layout(_Part):
    """Where the tiles' centres lie for a number of players."""

    players: int
    tile_count: int
    centres: tuple[tuple[int, int], ...]
    shape: str
    basis: str


class _CardFile(BaseModel):
    meta: JsonValue
    cards: tuple[Card, ...]


class _TileFile(BaseModel):
    meta: JsonValue
    tiles: tuple[Tile, ...]
    layouts: dict[int, Layout]


_CARDS = load("games.deus", "cards.json", _CardFile)
_TILES = load("games.deus", "tiles.json", _TileFile)

CARDS: dict[str, Card] = {card.id: card for card in _CARDS.cards}
DECK: tuple[str, ...] = tuple(
    f"{card.id}.{copy}" for card in _CARDS.cards for copy in range(1, card.copies + 1)
)
# Every physical card by its id, so that rules look a card up in one step.
CARD: dict[str, Card] = {physical: CARDS[physical.split(".")[0]] for physical in DECK}
TILES: dict[str, Tile] = {tile.id: tile for tile in _TILES.tiles}
LAYOUTS: dict[int, Layout] = _TILES.layouts
