"""Cards to be read: battle cards, powers, guardians and the god's own ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PIL import Image

from games.ankh.view import GodView
from render.ankh.icons import good, sign
from render.ankh.inks import inks
from render.ankh.names import card_name, figure_name, god_name, power_name, text_of
from render.art.brush import mix
from render.art.palette import (
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
from render.face import Say
from render.kit.cards import Look, card_rows
from render.kit.cards import card as draw_card
from render.kit.layers import layer

_SIZE = (376, 236)
_BAND = 78

Kind = Literal["card", "played", "power", "guardian", "god"]


class Card(NamedTuple):
    """Something with a name and a text; ``seat`` gives the colour of a god or guardian."""

    kind: Kind
    name: str
    seat: str


def in_hand(god: GodView) -> list[Card]:
    """The battle cards that can be played."""
    return [Card("card", name, god.seat) for name in god.hand]


def played(god: GodView) -> list[Card]:
    """The battle cards that lie face up."""
    return [Card("played", name, god.seat) for name in god.played]


def gifts(god: GodView, guardians: Sequence[str]) -> list[Card]:
    """What the god can do: its own ability, its powers, then its guardians."""
    cards = [Card("god", name, god.seat) for name in god.gods]
    cards += [Card("power", name, god.seat) for name in god.powers]
    return cards + [Card("guardian", name, god.seat) for name in dict.fromkeys(guardians)]


def choice(gods: Sequence[str], seat: str) -> list[Card]:
    """The gods that ``seat`` can choose between."""
    return [Card("god", name, seat) for name in gods]


def words(card: Card, say: Say) -> tuple[str, str]:
    """The name of a card and what it does."""
    if card.kind in ("card", "played"):
        thing = card_name(card.name)
    elif card.kind == "power":
        thing = power_name(card.name)
    else:
        thing = god_name(card.name) if card.kind == "god" else figure_name(card.name)
    return say(thing), say(text_of(thing))


def cards_block(title: str, cards: Sequence[Card], say: Say) -> Image.Image:
    """Rows of cards under a heading."""
    return card_rows([_card(card, say) for card in cards], title=title)


def _card(card: Card, say: Say) -> Image.Image:
    title, text = words(card, say)

    def draw() -> Image.Image:
        look = _look(card)
        if card.kind in ("card", "played"):
            icon = good(card.name, 62)
        elif card.kind == "power":
            icon = sign("ankh", GILT, look.paint, 56)
        else:
            icon = sign(card.name, look.ink, look.paint, 60)
        return draw_card(look, icon, title, text)

    return layer(("ankh card", card, title, text), inks(), draw)


def _look(card: Card) -> Look:
    look = Look(_SIZE, _BAND, TABLE_DEEP, WHITE)
    if card.kind == "card":
        return look
    if card.kind == "power":
        return look._replace(paint=NIGHT)
    if card.kind == "played":
        paint, paper = mix(TABLE_DEEP, PAPER_DEEP, 0.3), mix(PAPER_DEEP, TABLE, 0.25)
        return Look(_SIZE, _BAND, paint, PAPER_LINE, (INK, 4), paper)
    dress = SEATS[card.seat]
    return look._replace(paint=dress.colour, ink=dress.on)
