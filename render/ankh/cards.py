"""Cards to be read: battle cards, powers, guardians and the god's own ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PIL import Image

from games.ankh.view import GodView
from render.ankh import tokens
from render.ankh.goods import good
from render.ankh.names import card_name, figure_name, god_name, power_name, text_of
from render.brush import mix
from render.face import Say
from render.hexmap import stamp
from render.lettering import fit, fit_block, write, write_block
from render.palette import (
    GILT,
    INK,
    NIGHT,
    PAPER,
    PAPER_DEEP,
    PAPER_LINE,
    SEATS,
    TABLE,
    TABLE_DEEP,
    WHITE,
)
from render.shelf import LAYERS
from render.slab import slab

PER_ROW = 4
CARD = (376, 236)
_GAP = 16
_BAND = 78
_HEAD = 64

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


def cards_block(title: str, cards: Sequence[Card], say: Say, across: int) -> Image.Image:
    """Rows of cards under a heading."""
    rows = -(-len(cards) // PER_ROW)
    wide, high = CARD
    image = Image.new("RGB", (across, _HEAD + rows * (high + _GAP) - _GAP), TABLE)
    write(image, 6, _HEAD / 2 - 4, fit(title, "Bold", 44, 24, across - 12), PAPER)
    for index, card in enumerate(cards):
        x = (index % PER_ROW) * (wide + _GAP)
        image.paste(_card(card, say), (x, _HEAD + (index // PER_ROW) * (high + _GAP)))
    return image


def _card(card: Card, say: Say) -> Image.Image:
    title, text = words(card, say)

    def draw() -> Image.Image:
        wide, high = CARD
        dress = SEATS[card.seat]
        paint, ink = {
            "card": (TABLE_DEEP, WHITE),
            "played": (mix(TABLE_DEEP, PAPER_DEEP, 0.3), PAPER_LINE),
            "power": (NIGHT, WHITE),
            "guardian": (dress.colour, dress.on),
            "god": (dress.colour, dress.on),
        }[card.kind]
        image = Image.new("RGB", CARD, TABLE)
        line = (INK, 4) if card.kind == "played" else (GILT, 4)
        slab(image, (0, 0, wide, high), paint, 22, line)
        paper = mix(PAPER_DEEP, TABLE, 0.25) if card.kind == "played" else PAPER
        slab(image, (10, _BAND, wide - 10, high - 10), paper, 12)
        if card.kind in ("card", "played"):
            icon = good(card.name, 62)
        elif card.kind == "power":
            icon = tokens.sign("ankh", GILT, paint, 56)
        else:
            icon = tokens.sign(card.name, ink, paint, 60)
        stamp(image, icon, 48, _BAND / 2 + 2)
        block = fit_block(title, "Bold", 42, 22, wide - 104, _BAND - 14)
        write_block(image, 88, _BAND / 2 + 2 - block.height / 2, block, ink)
        body = fit_block(text, "Regular", 34, 17, wide - 48, high - _BAND - 24)
        write_block(image, 24, _BAND + 6, body, INK)
        return image

    return LAYERS.get(("ankh card", card, title, text), draw)
