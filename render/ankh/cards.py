"""Draws cards with their texts: battle cards, powers, guardians and abilities of gods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PIL import Image

from games.ankh.view import GodView
from render.ankh.icons import goods_icon, sign
from render.ankh.names import card_name, figure_name, god_name, power_name, text_of
from render.ankh.palette import palette
from render.art.brush import mix
from render.art.shared_colours import (
    GILT,
    INK,
    NIGHT,
    PAPER_DEEP,
    PAPER_LINE,
    SEATS,
    TABLE,
    TABLE_DEEP,
    WHITE,
)
from render.kit.cached_layer import cached_layer
from render.kit.cards import CardStyle, card_rows, with_room
from render.kit.cards import card as draw_card
from render.renderer import Say

_SIZE = (496, 236)
_BAND = 78

Kind = Literal["card", "played", "power", "guardian", "god"]


class Card(NamedTuple):
    """A thing with a name and a text; ``seat`` gives the colour of a god or guardian."""

    kind: Kind
    name: str
    seat: str


def in_hand(god: GodView) -> list[Card]:
    """The battle cards that can be played."""
    return [Card("card", name, god.seat) for name in god.hand]


def played(god: GodView) -> list[Card]:
    """The battle cards that lie face up."""
    return [Card("played", name, god.seat) for name in god.played]


def abilities(god: GodView, guardians: Sequence[str]) -> list[Card]:
    """The cards of the god's own ability, of its powers and of guardians, in this order."""
    cards = [Card("god", name, god.seat) for name in god.gods]
    cards += [Card("power", name, god.seat) for name in god.powers]
    return cards + [Card("guardian", name, god.seat) for name in dict.fromkeys(guardians)]


def god_choices(gods: Sequence[str], seat: str) -> list[Card]:
    """The cards of the gods that ``seat`` can choose from."""
    return [Card("god", name, seat) for name in gods]


def name_and_text(card: Card, say: Say) -> tuple[str, str]:
    """The name and the text of a card."""
    if card.kind in ("card", "played"):
        thing = card_name(card.name)
    elif card.kind == "power":
        thing = power_name(card.name)
    else:
        thing = god_name(card.name) if card.kind == "god" else figure_name(card.name)
    return say(thing), say(text_of(thing))


def cards_block(title: str, cards: Sequence[Card], say: Say) -> Image.Image:
    """Rows of cards under a heading."""
    texts = [name_and_text(card, say)[1] for card in cards]
    high = with_room(CardStyle(_SIZE, _BAND, NIGHT, WHITE), texts).size[1]
    return card_rows([_card(card, say, high) for card in cards], title=title)


def _card(card: Card, say: Say, high: int) -> Image.Image:
    title, text = name_and_text(card, say)

    def draw() -> Image.Image:
        card_style = _card_style(card)._replace(size=(_SIZE[0], high))
        if card.kind in ("card", "played"):
            icon = goods_icon(card.name, 62)
        elif card.kind == "power":
            icon = sign("ankh", GILT, card_style.paint, 56)
        else:
            icon = sign(card.name, card_style.ink, card_style.paint, 60)
        return draw_card(card_style, icon, title, text)

    return cached_layer(("ankh card", card, title, text, high), palette(), draw)


def _card_style(card: Card) -> CardStyle:
    card_style = CardStyle(_SIZE, _BAND, TABLE_DEEP, WHITE)
    if card.kind == "card":
        return card_style
    if card.kind == "power":
        return card_style._replace(paint=NIGHT)
    if card.kind == "played":
        paint, paper = mix(TABLE_DEEP, PAPER_DEEP, 0.3), mix(PAPER_DEEP, TABLE, 0.25)
        return CardStyle(_SIZE, _BAND, paint, PAPER_LINE, (INK, 4), paper)
    style = SEATS[card.seat]
    return card_style._replace(paint=style.colour, ink=style.on)
