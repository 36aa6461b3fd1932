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
from render.art.spots import note
from render.deus.icons import good, piece, sign
from render.deus.livery import CARDS, RESOURCES, SEATS
from render.deus.names import card_name
from render.deus.terrain import ground
from render.face import Say

HEIGHT = 116
_HEAD = 40
_MIDDLE = 78
_SUPPLY, _COUNT = 152, 164  # how wide one of these is
_GAP = 12
_TILE = (360, 300)
_TILE_HEX = 50.0
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


def shared(view: DeusView, say: Say, across: int) -> Image.Image:
    """The strip below the board. Not to be changed."""
    words = {word: say(said) for word, said in _WORDS.items()}
    top = view.discard_top
    title = "" if top is None else say(card_name(top.design))
    supply = tuple(view.supply.get(kind, 0) for kind in RESOURCES)
    villages = sum(r.terrain == "village" and not r.attacked for r in view.regions)
    counts = (view.temples_left, villages, view.deck_size, view.discard_size)
    key = ("shared", tuple(words.values()), title, top and top.colour, supply, counts, across)

    def draw() -> Image.Image:
        image = Image.new("RGB", (across, HEIGHT), TABLE)
        left = _supply(image, words["supply"], supply)
        end = (
            (piece("temple", SEATS["onyx"], 58), view.temples_left, words["temples"]),
            (ground("village", 0, 31.0), villages, words["villages"]),
        )
        left = _counted(image, left, words["end"], end, ("temples_left", ""))
        piles = (
            (good("deck", 54), view.deck_size, words["deck"]),
            (good("discard", 54), view.discard_size, words["discard"]),
        )
        left = _counted(image, left, words["cards"], piles, ("deck_size", "discard_size"))
        if top is not None:
            _top_card(image, left, top, title)
        return image

    return LAYERS.get(key, draw)


def _supply(image: Image.Image, title: str, supply: tuple[int, ...]) -> int:
    """What is left of each resource, beside the land that yields it."""
    _box(image, 0, title, len(RESOURCES) * _SUPPLY)
    for place, (kind, count) in enumerate(zip(RESOURCES, supply, strict=True)):
        x = place * _SUPPLY
        stamp(image, ground(_LAND[kind], 0, 30.0), x + 40, _MIDDLE)
        stamp(image, good(kind, 46), x + 90, _MIDDLE)
        run = fit(str(count), "Bold", 42, 22, 50)
        write(image, x + 116, _MIDDLE, run, WHITE)
        note(image, f"supply/{kind}", (x + 66, _HEAD, x + 120 + run.width, HEIGHT - 6))
    return len(RESOURCES) * _SUPPLY + _GAP


def _counted(
    image: Image.Image,
    left: int,
    title: str,
    things: tuple[tuple[Image.Image, int, str], ...],
    paths: tuple[str, ...],
) -> int:
    _box(image, left, title, len(things) * _COUNT)
    for place, ((icon, count, word), path) in enumerate(zip(things, paths, strict=True)):
        x = left + place * _COUNT
        stamp(image, icon, x + 40, _MIDDLE)
        run = fit(str(count), "Bold", 42, 22, 54)
        write(image, x + 74, _MIDDLE, run, WHITE)
        room = _COUNT - 86 - run.width
        write(image, x + 82 + run.width, _MIDDLE + 3, fit(word, "Semibold", 26, 12, room), PAPER)
        if path:
            note(image, path, (x + 8, _HEAD, x + 78 + run.width, HEIGHT - 6))
    return left + len(things) * _COUNT + _GAP


def _box(image: Image.Image, left: int, title: str, wide: int, high: int = HEIGHT) -> None:
    """A framed heading."""
    slab(image, (left, 0, left + wide, high), TABLE_DEEP, 16)
    write(image, left + 18, 24, fit(title, "Semibold", 28, 16, wide - 32), PAPER_LINE)


def _top_card(image: Image.Image, left: int, card: CardView, title: str) -> None:
    colour = CARDS[card.colour]
    ink = INK if card.colour == "yellow" else WHITE
    box = (left, 0, image.width, HEIGHT)
    slab(image, box, colour, 16, (PAPER, 4))
    stamp(image, sign(card.colour, ink, colour, 62), left + 48, HEIGHT / 2)
    block = fit_block(title, "Bold", 32, 17, image.width - left - 98, HEIGHT - 14)
    write_block(image, left + 88, HEIGHT / 2 - block.height / 2, block, ink)
    note(image, "discard_top", box)


def next_tile(view: DeusView, say: Say) -> Image.Image | None:
    """The tile that is laid next while the continent grows. Not to be changed."""
    if view.tile is None:
        return None
    title, terrains = say(_WORDS["tile"]), view.tile.terrains

    def draw() -> Image.Image:
        cells = [ORIGIN, *neighbours(ORIGIN)]
        place = HexMap.within(cells, _TILE[0], _TILE[1], _TILE_HEX)
        image = Image.new("RGB", _TILE, TABLE)
        _box(image, 0, title, *_TILE)
        left, top = (_TILE[0] - place.width) // 2, _TILE[1] - place.height - 8
        for cell, terrain in zip(cells, terrains, strict=True):
            x, y = place.middle(cell)
            stamp(image, ground(terrain, 0, place.size), left + x, top + y)
        return image

    return LAYERS.get(("deus next tile", title, terrains), draw)
