"""A column of a player's area: the pieces that build it, and its cards in order of activation."""

from __future__ import annotations

from PIL import Image

from games.deus.view import Colour as CardColour
from games.deus.view import PlayerView
from render.art.brush import mix
from render.art.hexmap import stamp
from render.art.lettering import Weight, fit, fit_block, write, write_block
from render.art.palette import INK, PAPER, PAPER_DEEP, WHITE
from render.art.shelf import SPRITES
from render.art.slab import slab
from render.art.spots import note
from render.deus.icons import good, silhouette
from render.deus.livery import CARDS, PIECE_OF, strip_colour

_HEAD = 58
_STRIP = 46
_STEP = _STRIP + 4


def column_height(cards: int) -> int:
    """What a column of so many cards needs."""
    return _HEAD + 6 + cards * _STEP


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
        note(image, path, (left, top, right, top + _HEAD))
    top += _HEAD + 6
    note(image, f"{mine}/columns/{colour}", (left, top, right, top + max(1, len(titles)) * _STEP))
    for number, (card, title) in enumerate(zip(player.columns[colour], titles, strict=True)):
        image.paste(_strip(title, card.joker, colour, across), (left, top + number * _STEP))
    if not titles:
        slab(image, (left, top, right, top + _STRIP), PAPER_DEEP, 8)


def _head(colour: CardColour, count: int, spare: int, across: int) -> Image.Image:
    """The piece of the column, how many stand ready and how many more are in reserve.

    Temples come from the common supply: there the count is that of the cards.
    """

    def draw() -> Image.Image:
        image = Image.new("RGB", (across, _HEAD), PAPER)
        paint = CARDS[colour]
        ink = INK if colour == "yellow" else WHITE
        slab(image, (0, 0, across, _HEAD), paint, 12)
        detail = mix(paint, INK, 0.15) if ink == WHITE else paint
        middle = _HEAD / 2
        stamp(image, silhouette(PIECE_OF[colour], ink, detail, 50), 34, middle)
        write(image, 68, middle, fit(str(count), "Bold", 42, 24, 44), ink)
        if spare:
            run = fit(f"+{spare}", "Semibold", 30, 18, 54)
            write(image, across - 14, middle, run, mix(ink, paint, 0.2), align="right")
        return image

    return SPRITES.get(("column head", colour, count, spare, across), draw)


def _strip(title: str, joker: bool, colour: CardColour, across: int) -> Image.Image:
    def draw() -> Image.Image:
        image = Image.new("RGB", (across, _STRIP), PAPER)
        slab(image, (0, 0, across, _STRIP), strip_colour(colour), 8)
        slab(image, (0, 0, 8, _STRIP), CARDS[colour], 4)
        start = 15
        if joker:
            stamp(image, good("joker", 34), start + 13, _STRIP / 2)
            start += 28
        weight: Weight = "It" if joker else "Semibold"
        block = fit_block(title, weight, 26, 16, across - start - 4, _STRIP)
        write_block(image, start, (_STRIP - block.height) / 2, block, INK)
        return image

    return SPRITES.get(("strip", title, joker, colour, across), draw)
