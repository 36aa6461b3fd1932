"""Views of Deus made without the rules, for tests of pictures."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import get_args

from PIL import Image

from games.core.hexes import DIRECTIONS, Hex, labels, neighbours
from games.deus.view import (
    CardView,
    Colour,
    ColumnCard,
    DeusView,
    Ending,
    Piece,
    PlayerView,
    RegionView,
    Resource,
    ScoreView,
    Terrain,
)
from render.art.hex_layout import HexLayout
from render.deus.board.board import Regions, board
from render.deus.palette import palette
from render.renderer import Mark

SEATS = ("amber", "azure", "rose", "onyx")
CENTRES = {
    2: ((0, 0), (2, 1), (-1, 3), (1, 4)),
    3: ((0, 0), (2, 1), (4, 2), (-1, 3), (1, 4), (-2, 6)),
    4: ((0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)),
}
_TILE: tuple[Terrain, ...] = ("sea", "sea", "village", "field", "forest", "swamp", "mountain")
_ON_LAND: tuple[Piece, ...] = ("production", "scientific", "civil", "military", "temple")
_COLOURS: tuple[Colour, ...] = get_args(Colour)
_RESOURCES: tuple[Resource, ...] = get_args(Resource)
_PIECES: tuple[Piece, ...] = ("maritime", "production", "scientific", "civil", "military")
_PREFIX: dict[Colour, str] = {
    "blue": "B",
    "green": "G",
    "yellow": "Y",
    "brown": "C",
    "red": "R",
    "purple": "T",
}


def map_of(regions: Regions, place: HexLayout, marks: Sequence[Mark] = ()) -> Image.Image:
    """The continent in full colour."""
    return board(regions, place, palette(), marks).convert("RGB")


def sample(
    players: int,
    seed: int,
    *,
    seat: str | None = None,
    full: float = 0.5,
    ending: Ending = "open",
    jokers: bool = False,
) -> DeusView:
    """A position for ``players``, seen by ``seat``; ``full`` is how much of the land is taken."""
    chance = Random(seed)
    seats = SEATS[:players]
    over = ending == "over"
    return DeusView(
        seat=seat,
        round=chance.randint(1, 18),
        first=chance.choice(seats),
        active=None if over else chance.choice(seats),
        ending=ending,
        regions=regions(players, chance, full),
        players=tuple(player(name, chance, seat == name or over, jokers) for name in seats),
        supply={kind: chance.randint(0, 5 * players) for kind in _RESOURCES},
        temples_left=chance.randint(0, 7),
        deck_size=chance.randint(0, 70),
        discard_size=chance.randint(0, 30),
        discard_top=card(chance) if chance.random() < 0.9 else None,
        scores=scores(seats, chance) if over else None,
        jokers_allowed=jokers,
    )


def regions(players: int, chance: Random, full: float) -> tuple[RegionView, ...]:
    """A continent of flowers for ``players``, with the share ``full`` of it owned."""
    cells: dict[Hex, Terrain] = {}
    for spot in CENTRES[players]:
        middle = Hex(*spot)
        ground = chance.sample(_TILE, len(_TILE))
        for cell, terrain in zip((middle, *neighbours(middle)), ground, strict=True):
            cells[cell] = terrain
    names = labels(cells)
    made = []
    for cell in sorted(cells, key=lambda cell: (cell.r, cell.q)):
        terrain = cells[cell]
        village = terrain == "village"
        owner = None if village or chance.random() > full else chance.choice(SEATS[:players])
        on_land = tuple(chance.sample(_ON_LAND, chance.choice((1, 1, 1, 2, 2, 3, 4, 5))))
        pieces: tuple[Piece, ...] = ("maritime",) if terrain == "sea" else on_land
        made.append(
            RegionView(
                label=names[cell],
                q=cell.q,
                r=cell.r,
                terrain=terrain,
                owner=owner,
                pieces=pieces if owner else (),
                village_vp=sum(cell + step in cells for step in DIRECTIONS) if village else 0,
                attacked=village and chance.random() < full / 2,
            )
        )
    return tuple(made)


def card(chance: Random, colour: Colour | None = None) -> CardView:
    """Some card, of ``colour`` if given."""
    drawn = chance.choice(_COLOURS) if colour is None else colour
    design = f"{_PREFIX[drawn]}{chance.randint(1, 9):02}"
    cost: dict[str, int] = {}
    if drawn == "purple":
        cost.update((kind, 1) for kind in _RESOURCES)
    else:
        cost[chance.choice(_RESOURCES)] = chance.randint(1, 2)
        cost["gold"] = chance.choice((0, 0, 1, 2))
    return CardView(f"{design}.{chance.randint(1, 2)}", design, drawn, cost)


def hand(chance: Random, count: int) -> tuple[CardView, ...]:
    """``count`` different cards."""
    cards: dict[str, CardView] = {}
    while len(cards) < count:
        drawn = card(chance)
        cards[drawn.id] = drawn
    return tuple(cards.values())


def player(seat: str, chance: Random, known: bool, jokers: bool) -> PlayerView:
    """An area of ``seat``; ``known`` says whether its hand and points may be seen."""
    size = chance.choice((5, 5, 5, 3, 7, 10))
    columns = {
        colour: tuple(
            ColumnCard(card(chance, colour)) for _ in range(chance.choice((0, 1, 2, 2, 3, 4, 5)))
        )
        for colour in _COLOURS
    }
    if jokers:
        played = card(chance, "green") if known else None
        columns["green"] = (*columns["green"][:4], ColumnCard(played, joker=True))
    held, points = hand(chance, size), chance.randint(0, 40)
    return PlayerView(
        seat=seat,
        gold=chance.randint(0, 24),
        resources={kind: chance.randint(0, 6) for kind in _RESOURCES},
        ready={kind: chance.randint(0, 3) for kind in _PIECES},
        reserve={kind: chance.randint(0, 3) for kind in _PIECES},
        columns=columns,
        hand_size=size,
        hand=held if known else None,
        vp=points if known else None,
        joker_left=jokers and chance.random() < 0.5,
    )


def scores(seats: tuple[str, ...], chance: Random) -> tuple[ScoreView, ...]:
    """Final scores with one winner."""
    lines = []
    for seat in seats:
        temples = tuple((f"T{number:02}", chance.randint(0, 12)) for number in range(1, 4))
        most = tuple(chance.sample((*_RESOURCES, "gold"), chance.randint(0, 5)))
        in_play = chance.randint(5, 40)
        total = in_play + sum(worth for _, worth in temples) + 2 * len(most)
        lines.append((seat, in_play, temples, most, total))
    best = max(line[-1] for line in lines)
    return tuple(ScoreView(*line, winner=line[-1] == best) for line in lines)
