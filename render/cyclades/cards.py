"""Draws the hand of a faction: its purse, and its and the offered cards with their texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import CycladesView, PlayerView
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, INK, NIGHT, PAPER, PAPER_LINE, TABLE, TABLE_DEEP, WHITE
from render.art.text import draw_text, draw_text_block, fit_text, fit_text_block
from render.cyclades.board_of_fate import COSTS
from render.cyclades.icons import creature_sign, goods_icon, hero_sign
from render.cyclades.names import creature_name, creature_text, hero_name, hero_text
from render.cyclades.palette import palette
from render.kit.cached_layer import cached_layer
from render.kit.cards import CardStyle, card_rows, with_room
from render.kit.cards import card as draw_card
from render.kit.names import number_or_unknown
from render.renderer import Say

_SIZE = (496, 330)
_TITLE_HEIGHT = 96
_HERO = CardStyle(_SIZE, _TITLE_HEIGHT, GILT, INK, (INK, 4))
_CREATURE = CardStyle(_SIZE, _TITLE_HEIGHT, NIGHT, WHITE, (INK, 4))
_PURSE_HEIGHT = 112


class Card(NamedTuple):
    """A hero or a creature to be drawn as a card; ``cost`` is shown if there is one."""

    kind: Literal["hero", "creature"]
    name: str
    cost: int | None


def purse(view: CycladesView, own: PlayerView, say: Say, across: int) -> Image.Image:
    """What is secret: the coins, and the top of the creature deck if the seat has seen it."""
    image = Image.new("RGB", (across, _PURSE_HEIGHT), TABLE)
    rounded_box(image, (0, 0, across, _PURSE_HEIGHT), TABLE_DEEP, 20, (GILT, 4))
    middle = _PURSE_HEIGHT / 2
    paste_centred(image, goods_icon("gold", 82), 66, middle)
    coins = fit_text(number_or_unknown(own.gold), "Bold", 80, 40, 160)
    draw_text(image, 120, middle, coins, WHITE)
    words = phrase("cyclades.picture.purse")
    shared = any(p.team == own.team and p.seat != own.seat for p in view.players)
    if view.teams and shared:
        words = phrase("cyclades.picture.team-purse")
    left = 120 + coins.width + 26
    end = across - 26
    if view.seen_top is not None:
        end = _seen(image, view.seen_top, say, middle)
    block = fit_text_block(say(words), "Semibold", 42, 36, end - left - 20, _PURSE_HEIGHT - 8)
    draw_text_block(image, left, middle - block.height / 2, block, PAPER)
    return image


def _seen(image: Image.Image, name: str, say: Say, middle: float) -> int:
    """Draw the creature on top of the deck at the right end; returns its left edge."""
    title = fit_text(say(creature_name(name)), "Bold", 44, 22, 330)
    label = fit_text(say(phrase("cyclades.picture.top")), "Semibold", 34, 18, 300)
    left = image.width - 40 - title.width - 90 - label.width - 30
    rounded_box(image, (left, 14, image.width - 14, _PURSE_HEIGHT - 14), NIGHT, 16, (PAPER_LINE, 3))
    draw_text(image, left + 22, middle, label, PAPER_LINE)
    paste_centred(image, creature_sign(name, 74), left + 22 + label.width + 54, middle)
    draw_text(image, image.width - 40, middle, title, WHITE, align="right")
    return left


def held(own: PlayerView) -> list[Card]:
    """The cards of the heroes and creatures in the faction's service."""
    cards = [Card("hero", name, None) for name in own.heroes]
    return cards + [Card("creature", name, None) for name in own.creatures]


def offered(view: CycladesView) -> list[Card]:
    """The cards of the creatures and heroes on the board of fate."""
    cards = [
        Card("creature", name, cost)
        for name, cost in zip(view.creatures, COSTS, strict=True)
        if name is not None
    ]
    return cards + [Card("hero", name, None) for name in view.heroes]


def cards_block(title: str, cards: Sequence[Card], say: Say) -> Image.Image:
    """Rows of cards under a heading."""
    texts = [_words(card, say)[1] for card in cards]
    high = with_room(_HERO, texts).size[1]
    return card_rows([_card(card, say, high) for card in cards], title=title)


def _words(card: Card, say: Say) -> tuple[str, str]:
    """The name and the text of a card."""
    hero = card.kind == "hero"
    name, does = (hero_name, hero_text) if hero else (creature_name, creature_text)
    return say(name(card.name)), say(does(card.name))


def _card(card: Card, say: Say, high: int) -> Image.Image:
    hero = card.kind == "hero"
    title, text = _words(card, say)

    def draw() -> Image.Image:
        card_style = (_HERO if hero else _CREATURE)._replace(size=(_SIZE[0], high))
        sign = hero_sign(card.name, 70) if hero else creature_sign(card.name, 70)
        image = draw_card(card_style, sign, title, text, right=0 if card.cost is None else 76)
        if card.cost is not None:
            x, y = _SIZE[0] - 48, _TITLE_HEIGHT / 2 + 2
            paste_centred(image, goods_icon("gold", 60), x, y)
            price = fit_text(str(card.cost), "Bold", 44, 24, 40)
            draw_text(image, x, y, price, INK, align="middle", halo=GILT)
        return image

    return cached_layer(("fate card", card, title, text, high), palette(), draw)
