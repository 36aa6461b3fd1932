"""Cards that can be read: their god, title, cost and effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from games.core.phrase import phrase
from games.deus.view import CardView
from render.art.brush import mix
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import FADED, GILT, INK, PAPER, PAPER_DEEP, TABLE, WHITE
from render.deus.icons import good, sign, silhouette
from render.deus.inks import inks
from render.deus.livery import CARDS, GOODS, PIECE_OF
from render.deus.names import card_name, card_text
from render.face import Mark, Say
from render.kit.cards import ACROSS, Look, card_rows, card_spot
from render.kit.cards import card as draw_card
from render.kit.layers import layer
from render.kit.marks import badge

_SIZE = (297, 408)
_BAND = 108
_EMPTY = 110


def hand_block(
    cards: Sequence[CardView], say: Say, marks: Sequence[Mark], focus: frozenset[str]
) -> Image.Image:
    """Rows of cards with the numbers of options and the focus on them."""
    if not cards:
        image = Image.new("RGB", (ACROSS, _EMPTY), TABLE)
        run = fit(say(phrase("deus.picture.no-cards")), "Semibold", 44, 20, ACROSS)
        write(image, ACROSS / 2, _EMPTY / 2, run, PAPER, align="middle")
        return image
    numbers = {card.id: [m.number for m in marks if m.place == card.id] for card in cards}
    lit = {card.id for card in cards if numbers[card.id] or card.id in focus}
    image = card_rows([_card(card, say, lit=card.id in lit) for card in cards])
    for index, card in enumerate(cards):
        x, y = card_spot(index, *_SIZE)
        for place, number in enumerate(numbers[card.id]):
            stamp(image, badge(number, 70), x + _SIZE[0] - 46 - 74 * place, y + _BAND + 46)
    return image


def _card(card: CardView, say: Say, *, lit: bool) -> Image.Image:
    title, text = say(card_name(card.design)), say(card_text(card.design))
    free = say(phrase("deus.picture.free"))

    def draw() -> Image.Image:
        wide = _SIZE[0]
        paint = CARDS[card.colour]
        ink = INK if card.colour == "yellow" else WHITE
        line = (GILT, 9) if lit else (mix(paint, INK, 0.45), 4)
        look = Look(_SIZE, _BAND, paint, ink, line)
        image = draw_card(look, sign(card.colour, ink, paint, 66), title, text, below=84)
        _cost(image, card.cost, free)
        piece = silhouette(PIECE_OF[card.colour], mix(paint, INK, 0.1), PAPER, 54)
        stamp(image, piece, wide - 44, _BAND + 44)
        image.paste(PAPER_DEEP, (26, _BAND + 78, wide - 26, _BAND + 81))
        return image

    key = ("card", card.design, tuple(sorted(card.cost.items())), title, text, free, lit)
    return layer(key, inks(), draw)


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
