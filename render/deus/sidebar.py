"""What everybody shares: supply, temples and villages left, deck, discards, the next tile."""

from __future__ import annotations

from PIL import Image

from games.core.hexes import ORIGIN, neighbours
from games.core.phrase import Phrase, phrase
from games.deus.view import CardView, DeusView, Resource, Terrain
from render.art.hexmap import HexMap, stamp
from render.art.lettering import fit, fit_block, write, write_block
from render.art.palette import INK, PAPER, PAPER_LINE, TABLE, TABLE_DEEP, WHITE
from render.art.shelf import LAYERS
from render.art.slab import slab
from render.deus.icons import good, piece, sign
from render.deus.livery import CARDS, RESOURCES, SEATS
from render.deus.names import card_name
from render.deus.terrain import ground
from render.face import Say

WIDTH = 252
HEIGHT = 1090
_ROW = 70
_HEAD = 52
_GAP = 20
_TILE_ROWS = 3
_TILE_HEX = 42.0
_LAND: dict[Resource, Terrain] = {
    "wheat": "field",
    "wood": "forest",
    "stone": "mountain",
    "clay": "swamp",
}
_WORDS: dict[str, Phrase] = {
    "supply": phrase("deus.picture.supply"),
    "end": phrase("deus.picture.end"),
    "temples": phrase("deus.picture.temples"),
    "villages": phrase("deus.picture.villages"),
    "cards": phrase("deus.picture.cards"),
    "deck": phrase("deus.picture.deck"),
    "discard": phrase("deus.picture.discard"),
    "tile": phrase("deus.picture.tile"),
}


def sidebar(view: DeusView, say: Say) -> Image.Image:
    """The column beside the board. Not to be changed."""
    words = {word: say(said) for word, said in _WORDS.items()}
    top = view.discard_top
    title = "" if top is None else say(card_name(top.design))
    supply = tuple(view.supply.get(kind, 0) for kind in RESOURCES)
    villages = sum(r.terrain == "village" and not r.attacked for r in view.regions)
    counts = (view.temples_left, villages, view.deck_size, view.discard_size)
    tile = view.tile.terrains if view.tile is not None else ()
    key = ("sidebar", tuple(words.values()), title, top and top.colour, supply, counts, tile)

    def draw() -> Image.Image:
        image = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
        below = _supply(image, words["supply"], supply)
        end = (
            (piece("temple", SEATS["onyx"], 62), view.temples_left, words["temples"]),
            (ground("village", 0, 33.0), villages, words["villages"]),
        )
        below = _counted(image, below, words["end"], end)
        piles = (
            (good("deck", 58), view.deck_size, words["deck"]),
            (good("discard", 58), view.discard_size, words["discard"]),
        )
        below = _counted(image, below, words["cards"], piles)
        if top is not None:
            _top_card(image, below - _GAP + 8, top, title)
        elif tile:
            # Nobody has discarded anything while the continent is laid.
            _next_tile(image, below, words["tile"], tile)
        return image

    return LAYERS.get(key, draw)


def _supply(image: Image.Image, title: str, supply: tuple[int, ...]) -> int:
    """What is left of each resource, beside the land that yields it."""
    top = _box(image, 0, title, len(RESOURCES))
    for row, (kind, count) in enumerate(zip(RESOURCES, supply, strict=True)):
        y = top + _ROW * row + _ROW // 2
        stamp(image, ground(_LAND[kind], 0, 33.0), 46, y)
        stamp(image, good(kind, 56), 116, y)
        write(image, 160, y, fit(str(count), "Bold", 46, 24, 80), WHITE)
    return top + _ROW * len(RESOURCES) + _GAP + 4


def _counted(
    image: Image.Image, top: int, title: str, rows: tuple[tuple[Image.Image, int, str], ...]
) -> int:
    top = _box(image, top, title, len(rows))
    for row, (icon, count, word) in enumerate(rows):
        y = top + _ROW * row + _ROW // 2
        stamp(image, icon, 46, y)
        write(image, 84, y, fit(str(count), "Bold", 46, 24, 54), WHITE)
        write(image, 142, y, fit(word, "Semibold", 28, 15, WIDTH - 150), PAPER)
    return top + _ROW * len(rows) + _GAP + 4


def _box(image: Image.Image, top: int, title: str, rows: int) -> int:
    """A framed heading for ``rows`` rows; returns where they begin."""
    slab(image, (0, top, WIDTH, top + _HEAD + 4 + rows * _ROW), TABLE_DEEP, 16)
    write(image, 18, top + 30, fit(title, "Semibold", 31, 18, WIDTH - 32), PAPER_LINE)
    return top + _HEAD - 2


def _top_card(image: Image.Image, top: int, card: CardView, title: str) -> None:
    colour = CARDS[card.colour]
    ink = INK if card.colour == "yellow" else WHITE
    slab(image, (0, top, WIDTH, top + 104), colour, 16, (PAPER, 4))
    stamp(image, sign(card.colour, ink, colour, 62), 46, top + 52)
    block = fit_block(title, "Bold", 29, 17, WIDTH - 98, 90)
    write_block(image, 86, top + 52 - block.height / 2, block, ink)


def _next_tile(image: Image.Image, top: int, title: str, terrains: tuple[Terrain, ...]) -> None:
    top = _box(image, top, title, _TILE_ROWS)
    cells = [ORIGIN, *neighbours(ORIGIN)]
    place = HexMap.within(cells, WIDTH - _GAP, _TILE_ROWS * _ROW, _TILE_HEX)
    left, down = (WIDTH - place.width) // 2, (_TILE_ROWS * _ROW - place.height) // 2
    for cell, terrain in zip(cells, terrains, strict=True):
        x, y = place.middle(cell)
        stamp(image, ground(terrain, 0, place.size), left + x, top + down + y)
