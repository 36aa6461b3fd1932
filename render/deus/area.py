"""A player's area: name, stock, and six columns of cards under the pieces that build them."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.deus.view import Colour as CardColour
from games.deus.view import ColumnCard, PlayerView
from render.brush import mix
from render.deus.goods import good
from render.deus.livery import CARDS, COLUMNS, PIECE_OF, RESOURCES, livery, strip_colour
from render.deus.names import column_name, known, player_name
from render.deus.pieces import silhouette
from render.face import Say
from render.hexmap import stamp
from render.lettering import Weight, fit, fit_block, write, write_block
from render.palette import FADED, GILT, INK, PAPER, PAPER_DEEP, TABLE, WHITE, emblem
from render.shelf import LAYERS
from render.slab import slab

_LEFT = 404
_GAP = 8
_HEAD = 58
_STRIP = 46
_EDGE = 10
_LEAST_ROWS = 3
_BAND = 78


def area(player: PlayerView, say: Say, across: int, *, active: bool, first: bool) -> Image.Image:
    """The area, ``across`` wide and as high as its longest column needs. Not to be changed."""
    name = player_name(player.seat, say)
    titles = {
        colour: tuple(say(column_name(card)) for card in player.columns.get(colour, ()))
        for colour in COLUMNS
    }
    mark = say(phrase("deus.picture.first"))
    key = ("area", repr(player), name, tuple(titles.items()), mark, across, active, first)

    def draw() -> Image.Image:
        rows = max(_LEAST_ROWS, *(len(column) for column in titles.values()))
        height = 2 * _EDGE + _HEAD + 6 + rows * (_STRIP + 4) + 4
        image = Image.new("RGB", (across, height), TABLE)
        line = (GILT, _EDGE - 2) if active else (mix(PAPER, INK, 0.25), 3)
        slab(image, (0, 0, across, height), PAPER, 20, line)
        _band(image, player, name, mark if first else None)
        _stock(image, player, height)
        room = (across - _LEFT - _EDGE - 4) / len(COLUMNS)
        for index, colour in enumerate(COLUMNS):
            left = round(_LEFT + index * room)
            box = (left, _EDGE + 2, round(left + room) - _GAP)
            _column(image, player, colour, titles[colour], box)
        return image

    return LAYERS.get(key, draw)


def _band(image: Image.Image, player: PlayerView, name: str, first: str | None) -> None:
    dress = livery(player.seat)
    right = _LEFT - 14
    slab(image, (_EDGE, _EDGE, right, _EDGE + _BAND), dress.colour, 14)
    middle = _EDGE + _BAND / 2
    stamp(image, emblem(dress, 54, plain=True), _EDGE + 40, middle)
    room = right - _EDGE - 88
    if first is not None:
        run = fit(first, "Bold", 30, 16, 84)
        left = right - run.width - 36
        slab(image, (left, round(middle) - 24, right - 12, round(middle) + 24), GILT, 24, (INK, 3))
        write(image, (left + right - 12) / 2, middle, run, INK, align="middle")
        room = left - _EDGE - 84
    block = fit_block(name, "Bold", 46, 22, room, _BAND - 10)
    write_block(image, _EDGE + 76, middle - block.height / 2, block, dress.on)


def _stock(image: Image.Image, player: PlayerView, height: int) -> None:
    """Resources above; gold, victory points and the hand below."""
    rows: tuple[tuple[tuple[str, str], ...], ...] = (
        tuple((kind, str(player.resources.get(kind, 0))) for kind in RESOURCES),
        (
            ("gold", str(player.gold)),
            ("vp", known(player.vp)),
            ("hand", str(player.hand_size)),
            *((("joker", "1"),) if player.joker_left else ()),
        ),
    )
    top = _EDGE + _BAND
    step = min(78, (height - top - _EDGE) // 2)
    for number, row in enumerate(rows):
        y = top + step * number + step // 2 + 2
        for index, (kind, text) in enumerate(row):
            x = _EDGE + 8 + index * 96
            stamp(image, good(kind, 46), x + 21, y)
            run = fit(text, "Bold", 38, 20, 42)
            write(image, x + 46, y, run, FADED if text == "0" else INK)


def _column(
    image: Image.Image,
    player: PlayerView,
    colour: CardColour,
    titles: tuple[str, ...],
    box: tuple[int, int, int],
) -> None:
    left, top, right = box
    paint = CARDS[colour]
    ink = INK if colour == "yellow" else WHITE
    slab(image, (left, top, right, top + _HEAD), paint, 12)
    kind = PIECE_OF[colour]
    stamp(
        image,
        silhouette(kind, ink, mix(paint, INK, 0.15) if ink == WHITE else paint, 50),
        left + 34,
        top + _HEAD / 2,
    )
    middle = top + _HEAD / 2
    if kind in player.ready or kind in player.reserve:
        run = fit(str(player.ready.get(kind, 0)), "Bold", 42, 24, 40)
        write(image, left + 68, middle, run, ink)
        left_over = player.reserve.get(kind, 0)
        spare = fit(f"+{left_over}" if left_over else "", "Semibold", 30, 18, 54)
        write(image, right - 14, middle, spare, mix(ink, paint, 0.2), align="right")
    else:
        run = fit(str(len(titles)), "Bold", 42, 24, 60)
        write(image, left + 68, middle, run, ink)
    top += _HEAD + 6
    cards = player.columns.get(colour, ())
    for number, (card, title) in enumerate(zip(cards, titles, strict=True)):
        y = top + number * (_STRIP + 4)
        _strip(image, (left, y, right, y + _STRIP), card, title, colour)
    if not cards:
        slab(image, (left, top, right, top + _STRIP), PAPER_DEEP, 8)


def _strip(
    image: Image.Image,
    box: tuple[int, int, int, int],
    card: ColumnCard,
    title: str,
    colour: CardColour,
) -> None:
    left, top, right, bottom = box
    slab(image, box, strip_colour(colour), 8)
    slab(image, (left, top, left + 8, bottom), CARDS[colour], 4)
    start = left + 15
    if card.joker:
        stamp(image, good("joker", 34), start + 13, (top + bottom) / 2)
        start += 28
    weight: Weight = "It" if card.joker else "Semibold"
    block = fit_block(title, weight, 26, 16, right - start - 4, bottom - top)
    write_block(image, start, (top + bottom - block.height) / 2, block, INK)
