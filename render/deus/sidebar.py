"""What everybody shares: the supply, temples and villages left, the deck and the discards."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.deus.view import CardView, DeusView
from render.brush import mix
from render.deus.gods import sign
from render.deus.goods import good
from render.deus.livery import CARDS, RESOURCES, SEATS
from render.deus.names import card_name
from render.deus.pieces import piece
from render.deus.terrain import ground
from render.face import Say
from render.hexmap import stamp
from render.lettering import fit, fit_block, write, write_block
from render.palette import INK, PAPER, PAPER_LINE, TABLE, TABLE_DEEP, WHITE
from render.slab import slab

WIDTH = 252
HEIGHT = 1000
_ROW = 70


def sidebar(view: DeusView, say: Say) -> Image.Image:
    """The column beside the board."""
    image = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
    top = _box(image, 0, say(phrase("deus.picture.supply")), 2)
    for index, kind in enumerate(RESOURCES):
        x, y = 12 + 118 * (index % 2), top + _ROW * (index // 2) + _ROW // 2
        _count(image, good(kind, 54), x, y, str(view.supply.get(kind, 0)))
    top = _box(image, top + 2 * _ROW + 26, say(phrase("deus.picture.end")), 2)
    villages = sum(r.terrain == "village" and not r.attacked for r in view.regions)
    _count(image, piece("temple", SEATS["onyx"], 62), 16, top + _ROW // 2, str(view.temples_left))
    _count(image, ground("village", 0, 33.0), 18, top + _ROW + _ROW // 2, str(villages))
    for row, key in enumerate(("temples", "villages")):
        run = fit(say(phrase(f"deus.picture.{key}")), "Semibold", 27, 15, 98)
        write(image, 144, top + _ROW * row + _ROW // 2, run, PAPER)
    top = _box(image, top + 2 * _ROW + 26, say(phrase("deus.picture.cards")), 2)
    for row, (key, size) in enumerate((("deck", view.deck_size), ("discard", view.discard_size))):
        y = top + _ROW * row + _ROW // 2
        _count(image, good(key, 58), 16, y, str(size))
        run = fit(say(phrase(f"deus.picture.{key}")), "Semibold", 27, 15, 98)
        write(image, 144, y, run, PAPER)
    if view.discard_top is not None:
        _top_card(image, top + 2 * _ROW + 18, view.discard_top, say)
    return image


def _box(image: Image.Image, top: int, title: str, rows: int) -> int:
    """A framed heading for ``rows`` rows; returns where they begin."""
    slab(image, (0, top, WIDTH, top + 54 + rows * _ROW), TABLE_DEEP, 16)
    run = fit(title, "Semibold", 30, 18, WIDTH - 32)
    write(image, 18, top + 30, run, PAPER_LINE)
    return top + 50


def _count(image: Image.Image, icon: Image.Image, x: int, y: int, text: str) -> None:
    stamp(image, icon, x + 28, y)
    run = fit(text, "Bold", 44, 24, 56)
    write(image, x + 62, y, run, WHITE)


def _top_card(image: Image.Image, top: int, card: CardView, say: Say) -> None:
    colour = CARDS[card.colour]
    slab(image, (0, top, WIDTH, top + 100), colour, 16, (PAPER, 4))
    stamp(image, sign(card.colour, WHITE, colour, 62), 46, top + 50)
    block = fit_block(say(card_name(card.design)), "Bold", 29, 17, WIDTH - 98, 84)
    ink = INK if card.colour == "yellow" else mix(WHITE, colour, 0.02)
    write_block(image, 86, top + 50 - block.height / 2, block, ink)
