"""Draws the cards of a hand: god, title, cost and effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from games.core.phrase import phrase
from games.deus.view import CardView
from render.art.brush import mix
from render.art.hex_layout import paste_centred
from render.art.shared_colours import FADED, GILT, INK, PAPER, PAPER_DEEP, TABLE, WHITE
from render.art.text import draw_text, fit_text
from render.deus.colours import CARDS, GOODS, PIECE_OF
from render.deus.icons import goods_icon, sign, silhouette
from render.deus.names import card_name, card_text
from render.deus.palette import palette
from render.kit.cached_layer import cached_layer
from render.kit.cards import CARD_ROW_WIDTH, CardStyle, card_corner, card_rows, with_room
from render.kit.cards import card as draw_card
from render.kit.option_marks import badge
from render.renderer import Mark, Say

_SIZE, _BRIEF_SIZE = (496, 300), (325, 300)
_BAND = 92
_EMPTY = 110
_BELOW = 88  # from the band to the text; the cost lies between


def hand_block(
    cards: Sequence[CardView],
    say: Say,
    marks: Sequence[Mark],
    focus: frozenset[str],
    *,
    brief: bool = False,
) -> Image.Image:
    """Rows of cards with the numbers of options and the focus on them.

    ``brief`` cards have no texts, so that there is room for the board as well.
    """
    if not cards:
        image = Image.new("RGB", (CARD_ROW_WIDTH, _EMPTY), TABLE)
        run = fit_text(say(phrase("deus.picture.no-cards")), "Semibold", 44, 20, CARD_ROW_WIDTH)
        draw_text(image, CARD_ROW_WIDTH / 2, _EMPTY / 2, run, PAPER, align="middle")
        return image
    numbers = {
        card.id: list(dict.fromkeys(m.number for m in marks if m.place == card.id))
        for card in cards
    }
    lit = {card.id for card in cards if numbers[card.id] or card.id in focus}
    texts = [] if brief else [say(card_text(card.design)) for card in cards]
    plain = CardStyle(_BRIEF_SIZE if brief else _SIZE, _BAND, PAPER, INK)
    size = with_room(plain, texts, below=_BELOW).size
    image = card_rows([_card(card, say, size, lit=card.id in lit, brief=brief) for card in cards])
    for index, card in enumerate(cards):
        x, y = card_corner(index, len(cards), size)
        for place, number in enumerate(numbers[card.id]):
            paste_centred(image, badge(number, 70), x + size[0] - 120 - 74 * place, y + _BAND + 44)
    return image


def _card(
    card: CardView, say: Say, size: tuple[int, int], *, lit: bool, brief: bool
) -> Image.Image:
    title = say(card_name(card.design))
    text = "" if brief else say(card_text(card.design))
    free = say(phrase("deus.picture.free"))

    def draw() -> Image.Image:
        wide = size[0]
        paint = CARDS[card.colour]
        ink = INK if card.colour == "yellow" else WHITE
        line = (GILT, 9) if lit else (mix(paint, INK, 0.45), 4)
        card_style = CardStyle(size, _BAND, paint, ink, line)
        image = draw_card(card_style, sign(card.colour, ink, paint, 66), title, text, below=_BELOW)
        _cost(image, card.cost, free)
        piece = silhouette(PIECE_OF[card.colour], mix(paint, INK, 0.1), PAPER, 54)
        paste_centred(image, piece, wide - 44, _BAND + 44)
        image.paste(PAPER_DEEP, (26, _BAND + 78, wide - 26, _BAND + 81))
        return image

    key = ("card", card.design, tuple(sorted(card.cost.items())), title, text, free, lit, size)
    return cached_layer(key, palette(), draw)


def _cost(image: Image.Image, cost: Mapping[str, int], free: str) -> None:
    due = [(kind, cost.get(kind, 0)) for kind in GOODS if cost.get(kind, 0) > 0]
    middle = _BAND + 44
    if not due:
        draw_text(image, 30, middle, fit_text(free, "Semibold", 30, 18, 170), FADED)
        return
    single = sum(count for _, count in due) <= 4
    x = 20
    for kind, count in due:
        for _ in range(count if single else 1):
            paste_centred(image, goods_icon(kind, 48), x + 23, middle)
            x += 47
        if not single:
            run = fit_text(str(count), "Bold", 34, 20, 40)
            draw_text(image, x, middle, run, INK)
            x += run.width + 8
