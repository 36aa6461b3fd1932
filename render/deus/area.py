"""A player's area: name, stock, and six columns of cards under the pieces that build them."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.deus.view import PlayerView
from render.art.lettering import fit, write
from render.art.palette import GILT, INK
from render.art.shelf import LAYERS
from render.art.slab import slab
from render.deus.columns import column_height, draw_column
from render.deus.icons import good
from render.deus.livery import COLUMNS, RESOURCES, livery
from render.deus.names import column_name
from render.face import Say
from render.kit.names import known, player_name
from render.kit.rows import NAME, band, counted, paper

_LEFT = 404
_GAP = 8
_EDGE = 10
_LEAST_ROWS = 3
_BAND = 78


def area(player: PlayerView, say: Say, across: int, *, active: bool, first: bool) -> Image.Image:
    """The area, ``across`` wide and as high as its longest column needs. Not to be changed."""
    name = player_name(player.seat, say)
    titles = {
        colour: tuple(say(column_name(card)) for card in player.columns[colour])
        for colour in COLUMNS
    }
    mark = say(phrase("deus.picture.first"))
    key = ("area", repr(player), name, tuple(titles.items()), mark, across, active, first)

    def draw() -> Image.Image:
        rows = max(_LEAST_ROWS, *(len(column) for column in titles.values()))
        height = 2 * _EDGE + column_height(rows) + 4
        image = paper(across, height, active=active)
        _band(image, player, name, mark if first else None)
        _stock(image, player, height)
        room = (across - _LEFT - _EDGE - 4) // len(COLUMNS)
        for index, colour in enumerate(COLUMNS):
            left = _LEFT + index * room
            box = (left, _EDGE + 2, left + room - _GAP)
            draw_column(image, player, colour, titles[colour], box)
        return image

    return LAYERS.get(key, draw)


def _band(image: Image.Image, player: PlayerView, name: str, first: str | None) -> None:
    dress = livery(player.seat)
    right = _LEFT - 14
    middle = _EDGE + _BAND / 2
    run = fit(first or "", "Bold", 30, 16, 84)
    left = right - run.width - 36
    room = None if first is None else left - _EDGE - NAME - 4
    band(image, (_EDGE, _EDGE, right, _EDGE + _BAND), dress, name, room=room)
    if first is not None:
        slab(image, (left, round(middle) - 24, right - 12, round(middle) + 24), GILT, 24, (INK, 3))
        write(image, (left + right - 12) / 2, middle, run, INK, align="middle")


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
            counted(image, good(kind, 46), text, x + 22, y, size=38, room=42, gap=2)
