"""What lies behind a faction's screen, and the cards it has and may yet get, to be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import CycladesView, PlayerView
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import GILT, INK, NIGHT, PAPER, PAPER_LINE, TABLE, TABLE_DEEP, WHITE
from render.art.slab import slab
from render.cyclades.fate import COSTS
from render.cyclades.icons import creature_sign, good, hero_sign
from render.cyclades.inks import inks
from render.cyclades.names import creature_name, creature_text, hero_name, hero_text
from render.face import Say
from render.kit.cards import Look, card_rows
from render.kit.cards import card as draw_card
from render.kit.layers import layer
from render.kit.names import known

_SIZE = (376, 330)
_BAND = 96
_HERO = Look(_SIZE, _BAND, GILT, INK, (INK, 4))
_CREATURE = Look(_SIZE, _BAND, NIGHT, WHITE, (INK, 4))
_PURSE = 112


class Card(NamedTuple):
    """A hero or a creature as a card."""

    kind: Literal["hero", "creature"]
    name: str
    cost: int | None


def purse(view: CycladesView, own: PlayerView, say: Say, across: int) -> Image.Image:
    """What only the viewer knows: the coins, and the top of the creature deck if seen."""
    image = Image.new("RGB", (across, _PURSE), TABLE)
    slab(image, (0, 0, across, _PURSE), TABLE_DEEP, 20, (GILT, 4))
    middle = _PURSE / 2
    stamp(image, good("gold", 82), 66, middle)
    coins = fit(known(own.gold), "Bold", 80, 40, 160)
    write(image, 120, middle, coins, WHITE)
    words = phrase("cyclades.picture.purse")
    shared = any(p.team == own.team and p.seat != own.seat for p in view.players)
    if view.teams and shared:
        words = phrase("cyclades.picture.team-purse")
    left = 120 + coins.width + 26
    end = across - 26
    if view.seen_top is not None:
        end = _seen(image, view.seen_top, say, middle)
    write(image, left, middle, fit(say(words), "Semibold", 42, 20, end - left - 20), PAPER)
    return image


def _seen(image: Image.Image, name: str, say: Say, middle: float) -> int:
    """The creature on top of the deck, at the right end."""
    title = fit(say(creature_name(name)), "Bold", 44, 22, 330)
    label = fit(say(phrase("cyclades.picture.top")), "Semibold", 34, 18, 300)
    left = image.width - 40 - title.width - 90 - label.width - 30
    slab(image, (left, 14, image.width - 14, _PURSE - 14), NIGHT, 16, (PAPER_LINE, 3))
    write(image, left + 22, middle, label, PAPER_LINE)
    stamp(image, creature_sign(name, 74), left + 22 + label.width + 54, middle)
    write(image, image.width - 40, middle, title, WHITE, align="right")
    return left


def held(own: PlayerView) -> list[Card]:
    """The heroes and creatures in the faction's service."""
    cards = [Card("hero", name, None) for name in own.heroes]
    return cards + [Card("creature", name, None) for name in own.creatures]


def offered(view: CycladesView) -> list[Card]:
    """The creatures and heroes on the board of fate."""
    cards = [
        Card("creature", name, cost)
        for name, cost in zip(view.creatures, COSTS, strict=True)
        if name is not None
    ]
    return cards + [Card("hero", name, None) for name in view.heroes]


def cards_block(title: str, cards: Sequence[Card], say: Say) -> Image.Image:
    """Rows of cards under a heading."""
    return card_rows([_card(card, say) for card in cards], title=title)


def _card(card: Card, say: Say) -> Image.Image:
    hero = card.kind == "hero"
    name, does = (hero_name, hero_text) if hero else (creature_name, creature_text)
    title, text = say(name(card.name)), say(does(card.name))

    def draw() -> Image.Image:
        look = _HERO if hero else _CREATURE
        sign = hero_sign(card.name, 70) if hero else creature_sign(card.name, 70)
        image = draw_card(look, sign, title, text, right=0 if card.cost is None else 76)
        if card.cost is not None:
            x, y = _SIZE[0] - 48, _BAND / 2 + 2
            stamp(image, good("gold", 60), x, y)
            price = fit(str(card.cost), "Bold", 44, 24, 40)
            write(image, x, y, price, INK, align="middle", halo=GILT)
        return image

    return layer(("fate card", card, title, text), inks(), draw)
