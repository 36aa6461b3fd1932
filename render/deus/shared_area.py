"""Draws what all players share: supply, temples, villages, deck, discards, the next tile."""

from __future__ import annotations

from PIL import Image

from games.core.hexes import ORIGIN, neighbours
from games.core.phrase import Phrase, phrase
from games.deus.view import CardView, DeusView, Resource, Terrain
from render.art.fact_locations import note_fact
from render.art.hex_layout import HexLayout, paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import INK, PAPER, PAPER_LINE, TABLE, TABLE_DEEP, WHITE
from render.art.text import draw_text, draw_text_block, fit_text, fit_text_block
from render.deus.board.terrain import ground
from render.deus.colours import CARDS, RESOURCES, SEATS
from render.deus.icons import goods_icon, piece, sign
from render.deus.names import card_name
from render.deus.palette import palette
from render.kit.cached_layer import cached_layer
from render.renderer import Say

_LINE = 144
"""How high each of the lines is."""
_HEAD = 46
_MIDDLE = 96
_SUPPLY, _COUNT = 196, 378  # how wide one of these is
_GAP = 12
_WIDE = 1500  # how wide the area has to be for two boxes in a line
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


def shared_area(view: DeusView, say: Say, across: int) -> Image.Image:
    """The lines below the board, large enough for a phone. Cached: do not modify."""
    words = {word: say(said) for word, said in _WORDS.items()}
    top = view.discard_top
    title = "" if top is None else say(card_name(top.design))
    supply = tuple(view.supply.get(kind, 0) for kind in RESOURCES)
    villages = sum(r.terrain == "village" and not r.attacked for r in view.regions)
    counts = (view.temples_left, villages, view.deck_size, view.discard_size)
    key = ("shared", tuple(words.values()), title, top and top.colour, supply, counts, across)

    # Two boxes in a line, or one where they would be too wide.
    lines = 2 if across >= _WIDE else 4 if top is not None else 3

    def draw() -> Image.Image:
        image = Image.new("RGB", (across, lines * (_LINE + _GAP) - _GAP), TABLE)
        right = _supply(image, words["supply"], supply)
        end = (
            (piece("temple", SEATS["onyx"], 76), view.temples_left, words["temples"]),
            (ground("village", 0, 40.0), villages, words["villages"]),
        )
        second = (right, 0) if lines == 2 else (0, _LINE + _GAP)
        _counted(image, second, words["end"], end, ("temples_left", ""))
        piles = (
            (goods_icon("deck", 74), view.deck_size, words["deck"]),
            (goods_icon("discard", 74), view.discard_size, words["discard"]),
        )
        paths = ("deck_size", "discard_size")
        y = (1 if lines == 2 else 2) * (_LINE + _GAP)
        right = _counted(image, (0, y), words["cards"], piles, paths)
        if top is not None:
            _top_card(image, (right, y) if lines == 2 else (0, y + _LINE + _GAP), top, title)
        return image

    return cached_layer(key, palette(), draw)


def _supply(image: Image.Image, title: str, supply: tuple[int, ...]) -> int:
    """What is left of each resource, beside the land that yields it."""
    _box(image, (0, 0), title, (len(RESOURCES) * _SUPPLY, _LINE))
    for place, (kind, count) in enumerate(zip(RESOURCES, supply, strict=True)):
        x = place * _SUPPLY
        paste_centred(image, ground(_LAND[kind], 0, 38.0), x + 48, _MIDDLE)
        paste_centred(image, goods_icon(kind, 56), x + 106, _MIDDLE)
        run = fit_text(str(count), "Bold", 56, 30, 62)
        draw_text(image, x + 136, _MIDDLE, run, WHITE)
        note_fact(image, f"supply/{kind}", (x + 76, _HEAD, x + 140 + run.width, _LINE - 6))
    return len(RESOURCES) * _SUPPLY + _GAP


def _counted(
    image: Image.Image,
    corner: tuple[int, int],
    title: str,
    things: tuple[tuple[Image.Image, int, str], ...],
    paths: tuple[str, ...],
) -> int:
    left, top = corner
    _box(image, corner, title, (len(things) * _COUNT, _LINE))
    for place, ((icon, count, word), path) in enumerate(zip(things, paths, strict=True)):
        x, y = left + place * _COUNT, top + _MIDDLE
        paste_centred(image, icon, x + 56, y)
        run = fit_text(str(count), "Bold", 56, 30, 100)
        draw_text(image, x + 104, y, run, WHITE)
        room = _COUNT - 128 - run.width
        draw_text(
            image, x + 118 + run.width, y + 4, fit_text(word, "Semibold", 46, 26, room), PAPER
        )
        if path:
            box = (x + 8, top + _HEAD, x + 108 + run.width, top + _LINE - 6)
            note_fact(image, path, box)
    return left + len(things) * _COUNT + _GAP


def _box(image: Image.Image, corner: tuple[int, int], title: str, size: tuple[int, int]) -> None:
    """A framed heading."""
    left, top = corner
    wide, high = size
    rounded_box(image, (left, top, left + wide, top + high), TABLE_DEEP, 16)
    draw_text(
        image, left + 18, top + 26, fit_text(title, "Semibold", 34, 18, wide - 32), PAPER_LINE
    )


def _top_card(image: Image.Image, corner: tuple[int, int], card: CardView, title: str) -> None:
    left, top = corner
    colour = CARDS[card.colour]
    ink = INK if card.colour == "yellow" else WHITE
    box = (left, top, image.width, top + _LINE)
    rounded_box(image, box, colour, 16, (PAPER, 4))
    paste_centred(image, sign(card.colour, ink, colour, 84), left + 66, top + _LINE / 2)
    block = fit_text_block(title, "Bold", 46, 22, image.width - left - 140, _LINE - 14)
    draw_text_block(image, left + 124, top + _LINE / 2 - block.height / 2, block, ink)
    note_fact(image, "discard_top", box)


def next_tile(view: DeusView, say: Say) -> Image.Image | None:
    """The next tile while players place the continent. Cached: do not modify."""
    if view.tile is None:
        return None
    title, terrains = say(_WORDS["tile"]), view.tile.terrains

    def draw() -> Image.Image:
        cells = [ORIGIN, *neighbours(ORIGIN)]
        layout = HexLayout.within(cells, _TILE[0], _TILE[1], _TILE_HEX)
        image = Image.new("RGB", _TILE, TABLE)
        _box(image, (0, 0), title, _TILE)
        left, top = (_TILE[0] - layout.width) // 2, _TILE[1] - layout.height - 8
        for cell, terrain in zip(cells, terrains, strict=True):
            x, y = layout.middle(cell)
            paste_centred(image, ground(terrain, 0, layout.size), left + x, top + y)
        return image

    return cached_layer(("deus next tile", title, terrains), palette(), draw)
