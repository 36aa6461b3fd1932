"""Cards that can be read: their god, title, cost and effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from games.core.phrase import phrase
from games.deus.view import CardView
from render.badges import badge
from render.brush import mix
from render.deus.gods import sign
from render.deus.goods import good
from render.deus.livery import CARDS, GOODS, PIECE_OF
from render.deus.names import card_name, card_text
from render.deus.pieces import silhouette
from render.face import Mark, Say
from render.hexmap import stamp
from render.lettering import fit, fit_block, write, write_block
from render.palette import FADED, GILT, INK, PAPER, PAPER_DEEP, TABLE, WHITE
from render.shelf import LAYERS
from render.slab import slab

PER_ROW = 5
CARD = (296, 408)
_GAP = 18
_BAND = 108
_EMPTY = 110


def hand_block(
    cards: Sequence[CardView], say: Say, across: int, marks: Sequence[Mark], focus: frozenset[str]
) -> Image.Image:
    """Rows of cards, ``across`` pixels wide, with the numbers of options and the focus on them."""
    rows = -(-len(cards) // PER_ROW)
    wide, high = CARD
    if not cards:
        image = Image.new("RGB", (across, _EMPTY), TABLE)
        run = fit(say(phrase("deus.picture.no-cards")), "Semibold", 44, 20, across)
        write(image, across / 2, _EMPTY / 2, run, PAPER, align="middle")
        return image
    image = Image.new("RGB", (across, rows * (high + _GAP) - _GAP), TABLE)
    for index, card in enumerate(cards):
        x = (index % PER_ROW) * (wide + _GAP)
        y = (index // PER_ROW) * (high + _GAP)
        numbers = [mark.number for mark in marks if mark.place == card.id]
        image.paste(_card(card, say, lit=bool(numbers) or card.id in focus), (x, y))
        for place, number in enumerate(numbers):
            stamp(image, badge(number, 70), x + wide - 46 - 74 * place, y + _BAND + 46)
    return image


def _card(card: CardView, say: Say, *, lit: bool) -> Image.Image:
    title, text = say(card_name(card.design)), say(card_text(card.design))
    free = say(phrase("deus.picture.free"))

    def draw() -> Image.Image:
        wide, high = CARD
        paint = CARDS[card.colour]
        ink = INK if card.colour == "yellow" else WHITE
        image = Image.new("RGB", CARD, TABLE)
        edge = (GILT, 9) if lit else (mix(paint, INK, 0.45), 4)
        slab(image, (0, 0, wide, high), paint, 22, edge)
        slab(image, (12, _BAND, wide - 12, high - 12), PAPER, 12)
        stamp(image, sign(card.colour, ink, paint, 66), 50, 58)
        block = fit_block(title, "Bold", 33, 18, wide - 108, _BAND - 22)
        write_block(image, 92, 58 - block.height / 2, block, ink)
        _cost(image, card.cost, free)
        stamp(
            image,
            silhouette(PIECE_OF[card.colour], mix(paint, INK, 0.1), PAPER, 54),
            wide - 44,
            _BAND + 44,
        )
        image.paste(PAPER_DEEP, (26, _BAND + 78, wide - 26, _BAND + 81))
        room = high - 12 - _BAND - 92
        body = fit_block(text, "Regular", 33, 17, wide - 52, room)
        write_block(image, 26, _BAND + 84, body, INK)
        return image

    key = ("card", card.design, tuple(sorted(card.cost.items())), title, text, free, lit)
    return LAYERS.get(key, draw)


def _cost(image: Image.Image, cost: Mapping[str, int], free: str) -> None:
    due = [(kind, cost.get(kind, 0)) for kind in GOODS if cost.get(kind, 0) > 0]
    middle = _BAND + 44
    if not due:
        write(image, 30, middle, fit(free, "Semibold", 30, 18, 170), FADED)
        return
    single = sum(count for _, count in due) <= 4
    x = 20
    for kind, count in due:
        for _ in range(count if single else 1):
            stamp(image, good(kind, 48), x + 23, middle)
            x += 47
        if not single:
            run = fit(str(count), "Bold", 34, 20, 40)
            write(image, x, middle, run, INK)
            x += run.width + 8
