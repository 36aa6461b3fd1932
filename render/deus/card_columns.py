"""Draws a column of a player's area: its pieces, and its cards in order of activation."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.deus.view import Colour as CardColour
from games.deus.view import PlayerView
from render.art.brush import mix
from render.art.cache import SPRITE_CACHE
from render.art.fact_locations import note_fact
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import INK, PAPER, PAPER_DEEP, WHITE
from render.art.text import (
    TextBlock,
    Weight,
    draw_text,
    draw_text_block,
    fit_fine_text_block,
    fit_text,
    fit_text_block,
)
from render.deus.colours import CARDS, PIECE_OF, strip_colour
from render.deus.icons import goods_icon, silhouette

_HEAD = 58
_STRIP = 46
_MIN_READABLE = 240  # columns of turn pictures are narrower
_ANY = 1000


def column_height(titles: Sequence[str], across: int) -> int:
    """What a column of these cards needs; one without cards has an empty place."""
    return _HEAD + 6 + sum(_step(title, across) for title in titles or ("",))


def _step(title: str, across: int) -> int:
    """The height of a card in a column, with the gap below it."""
    return max(_STRIP, _title(title, "Semibold", across - 19).height + 4) + 4


def _title(title: str, weight: Weight, room: int) -> TextBlock:
    """The title of a card: in two small lines in a narrow column, else in as many as it needs."""
    if room < _MIN_READABLE:
        return fit_fine_text_block(title, weight, 26, 16, room, _STRIP)
    return fit_text_block(title, weight, 36, 36, room, _ANY)


def draw_column(
    image: Image.Image,
    player: PlayerView,
    colour: CardColour,
    titles: tuple[str, ...],
    box: tuple[int, int, int],
) -> None:
    """Put a column on ``image``; ``box`` is its left, top and right."""
    left, top, right = box
    across = right - left
    kind = PIECE_OF[colour]
    if kind in player.ready:
        count, spare = player.ready[kind], player.reserve.get(kind, 0)
    else:
        count, spare = len(titles), 0
    image.paste(_head(colour, count, spare, across), (left, top))
    mine = f"players/{player.seat}"
    for path in (f"{mine}/ready/{kind}", f"{mine}/reserve/{kind}"):
        note_fact(image, path, (left, top, right, top + _HEAD))
    top += _HEAD + 6
    end = top + column_height(titles, across) - _HEAD - 6
    note_fact(image, f"{mine}/columns/{colour}", (left, top, right, end))
    y = top
    for card, title in zip(player.columns[colour], titles, strict=True):
        image.paste(_strip(title, card.joker, colour, across), (left, y))
        y += _step(title, across)
    if not titles:
        rounded_box(image, (left, top, right, top + _STRIP), PAPER_DEEP, 8)


def _head(colour: CardColour, count: int, spare: int, across: int) -> Image.Image:
    """The piece of the column, and how many of it are ready and in reserve.

    Temples come from the common supply: there the count is that of the cards.
    """

    def draw() -> Image.Image:
        image = Image.new("RGB", (across, _HEAD), PAPER)
        paint = CARDS[colour]
        ink = INK if colour == "yellow" else WHITE
        rounded_box(image, (0, 0, across, _HEAD), paint, 12)
        detail = mix(paint, INK, 0.15) if ink == WHITE else paint
        middle = _HEAD / 2
        paste_centred(image, silhouette(PIECE_OF[colour], ink, detail, 50), 34, middle)
        draw_text(image, 68, middle, fit_text(str(count), "Bold", 42, 24, 44), ink)
        if spare:
            run = fit_text(f"+{spare}", "Semibold", 30, 18, 54)
            draw_text(image, across - 14, middle, run, mix(ink, paint, 0.2), align="right")
        return image

    return SPRITE_CACHE.get(("column head", colour, count, spare, across), draw)


def _strip(title: str, joker: bool, colour: CardColour, across: int) -> Image.Image:
    def draw() -> Image.Image:
        high = _step(title, across) - 4
        image = Image.new("RGB", (across, high), PAPER)
        rounded_box(image, (0, 0, across, high), strip_colour(colour), 8)
        rounded_box(image, (0, 0, 8, high), CARDS[colour], 4)
        start = 15
        if joker:
            paste_centred(image, goods_icon("joker", 34), across - 19, 19)
        block = _title(title, "It" if joker else "Semibold", across - start - 4)
        draw_text_block(image, start, (high - block.height) / 2, block, INK)
        return image

    return SPRITE_CACHE.get(("strip", title, joker, colour, across), draw)
