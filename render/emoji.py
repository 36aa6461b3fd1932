"""Draws emoji for messages: seats, goods, gods and dice, as pictures show them.

Words are written with Unicode characters that look alike; each emoji says which one it replaces.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from games.cyclades.view import God
from render.ankh.colours import GOLD
from render.ankh.icons import sign as ankh_sign
from render.anunnaki.icons import goods_icon as anunnaki_goods
from render.art.brush import Brush, Colour
from render.art.shared_colours import INK, NIGHT, SEATS, WHITE, seat_symbol
from render.cyclades.colours import GODS
from render.cyclades.icons import god_sign
from render.deus.colours import CARDS, COLUMNS
from render.deus.icons import goods_icon as deus_goods
from render.deus.icons import sign as deus_sign
from render.divinus.dice import die_face

SIZE = 128
"""In pixels, as Discord shows them at most."""


class Emoji(NamedTuple):
    """The name of an emoji, the characters it stands for, and how it is drawn."""

    name: str
    glyph: str
    draw: Callable[[int], Image.Image]


class EmojiImage(NamedTuple):
    """An emoji as a PNG; ``name`` ends with a hash of the content, so that a new drawing is new."""

    name: str
    data: bytes


def _seat(name: str, glyph: str) -> Emoji:
    return Emoji(f"seat_{name}", glyph, partial(seat_symbol, SEATS[name]))


SEAT_EMOJI: Mapping[str, Emoji] = {
    "amber": _seat("amber", "●"),
    "azure": _seat("azure", "▲"),
    "rose": _seat("rose", "■"),
    "onyx": _seat("onyx", "◆"),
    "jade": _seat("jade", "★"),
    "ivory": _seat("ivory", "✚"),
}


def _goods(game: str, draw: Callable[[str, int], Image.Image], **glyphs: str) -> list[Emoji]:
    return [Emoji(f"{game}_{kind}", glyph, partial(draw, kind)) for kind, glyph in glyphs.items()]


Sign = Callable[[Colour, Colour, int], Image.Image]
"""Draws the sign of a god in a colour on the colour of its ground, at a size."""


def _medal(sign: Sign, colour: Colour, ground: Colour, size: int) -> Image.Image:
    """The sign of a god on a disc."""
    brush = Brush(size)
    brush.circle(50, 50, 49, INK)
    brush.circle(50, 50, 45, ground)
    medal = brush.finish()
    drawn = sign(colour, ground, round(size * 0.66))
    start = (size - drawn.width) // 2
    medal.alpha_composite(drawn, (start, start))
    return medal


def _god(name: str, glyph: str, sign: Sign, colour: Colour, ground: Colour) -> Emoji:
    return Emoji(name, glyph, partial(_medal, sign, colour, ground))


_CYCLADES_GLYPHS: Mapping[God, str] = {
    "athena": "🦉",
    "zeus": "⚡",
    "poseidon": "🔱",
    "ares": "🗡️",
    "hera": "🦚",
    "apollo": "☀️",
}
_ANKH_GLYPHS = {"amun": "🐏", "anubis": "🐺", "isis": "🪽", "osiris": "🪷", "ra": "☀️"}

GAME_EMOJI: Mapping[str, tuple[Emoji, ...]] = {
    "deus": (
        *_goods("deus", deus_goods, wheat="🌾", wood="🪵", stone="🪨", clay="🧱"),
        *(
            _god(f"deus_{card}", glyph, partial(deus_sign, card), WHITE, CARDS[card])
            for card, glyph in zip(COLUMNS, "🔵🟢🟡🟤🔴🟣", strict=True)
        ),
    ),
    "cyclades": tuple(
        _god(f"cyclades_{god}", glyph, partial(god_sign, god), WHITE, GODS[god])
        for god, glyph in _CYCLADES_GLYPHS.items()
    ),
    "ankh": tuple(
        _god(f"ankh_{god}", glyph, partial(ankh_sign, god), GOLD, NIGHT)
        for god, glyph in _ANKH_GLYPHS.items()
    ),
    "anunnaki": tuple(
        _goods(
            "anunnaki",
            anunnaki_goods,
            food="🌾",
            wood="🪵",
            metal="🔩",
            gold="🪙",
            any="❔",
            crystal="💎",
            points="⭐",
            power="👑",
            follower="🧍",
            settlement="🏠",
            weapon="⚔️",
            agreement="📜",
            move="👣",
            shrine="🏛️",
            sign="🔳",
        )
    ),
    "divinus": (
        Emoji("divinus_die", "🎲", partial(die_face, 5)),
        *(
            Emoji(f"divinus_die_{value}", glyph, partial(die_face, value))
            for value, glyph in enumerate("⚀⚁⚂⚃⚄⚅", 1)
        ),
    ),
}


def all_emoji() -> Iterator[Emoji]:
    """Every emoji, each once."""
    yield from SEAT_EMOJI.values()
    for found in GAME_EMOJI.values():
        yield from found


def emoji_image(emoji: Emoji) -> EmojiImage:
    """Draw an emoji."""
    kept = BytesIO()
    emoji.draw(SIZE).save(kept, "PNG", optimize=True)
    data = kept.getvalue()
    return EmojiImage(f"{emoji.name}_{hashlib.sha256(data).hexdigest()[:8]}", data)
