"""Draws a house on the turn picture: name and points, star, goods and gods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.anunnaki.view import EdgeView, HouseView
from render.anunnaki import tokens
from render.anunnaki.icons import goods_icon
from render.anunnaki.names import artifact_name
from render.anunnaki.palette import palette
from render.anunnaki.star import draw_star, draw_web, star_middle, star_size
from render.art.fact_locations import note_fact, note_fact_centred
from render.art.hex_layout import paste_centred
from render.art.shared_colours import SEATS
from render.art.text import draw_text, fit_text
from render.kit.cached_layer import cached_layer
from render.kit.names import player_name
from render.kit.player_area import blank_sheet, draw_count, name_plate
from render.renderer import Say

RESOURCES = ("food", "wood", "metal", "gold")
_EDGE = 10
_BAND = 64
_LINE = 51
_REACH, _WIDE_REACH = 128.0, 170.0
_NARROW, _WIDE = 420, 700  # columns between these have the larger star above their stock
_LINES = 4


def player_area(
    house: HouseView,
    edges: Sequence[EdgeView],
    letters: Mapping[str, str],
    say: Say,
    across: int,
    *,
    active: bool,
    won: bool,
) -> Image.Image:
    """The house, ``across`` pixels wide; a wide one has its star on the left.

    Cached: do not modify.
    """
    name = player_name(house.seat, say)
    gods = tuple(letters[god.name] for god in house.gods)
    artifacts = tuple(say(artifact_name(artifact)) for artifact in house.artifacts)
    public = _shown(house)
    key = ("anunnaki column", public, name, gods, artifacts, across, active, won)

    def draw() -> Image.Image:
        reach = _WIDE_REACH if _NARROW < across < _WIDE else _REACH
        wide, high = star_size(reach)
        beside = across >= _WIDE
        below = 0 if beside else _LINES * _LINE + 6
        image = blank_sheet(across, _EDGE * 2 + _BAND + high + below + 6, active=active, won=won)
        _name_plate(image, house, name, across)
        left = _EDGE + 6 if beside else (across - wide) / 2
        top = _EDGE + _BAND + 4
        note_fact(image, f"houses/{house.seat}?", (0, 0, *image.size))
        middle = star_middle(left, top, reach)
        draw_web(image, edges, middle, reach)
        draw_star(image, house, edges, middle, reach)
        start = _EDGE + wide + 30 if beside else _EDGE + 4
        y = top + (high - _LINES * 78) // 2 if beside else top + high + 4
        step = 78 if beside else _LINE
        rows = stock(house)
        for number, row in enumerate(rows):
            spot = (start, y + step * (number + 0.5))
            _counts(image, house.seat, row, spot, across - start - _EDGE)
        spot = (start, y + step * (len(rows) + 0.5))
        _gods(image, house, gods, artifacts, spot, (across - start - _EDGE, step))
        return image

    return cached_layer(key, palette(), draw)


def _shown(house: HouseView) -> str:
    """Everything that the column draws; secrets of the viewer are none of it."""
    return repr(
        (
            house.seat,
            house.points,
            stock(house),
            house.pawn,
            house.signs,
            [(token.node, token.number, token.upgraded) for token in house.tokens],
            house.freed,
            [(god.name, god.summoned) for god in house.gods],
        )
    )


class Count(NamedTuple):
    """Something that a house has so many of; ``path`` is its place in the view of the house."""

    kind: str
    number: int
    path: str


def stock(house: HouseView) -> list[list[Count]]:
    """What a house has, in rows of icons and numbers."""
    tracks = ("war", "technology", "trade")
    return [
        [
            *(Count(k, house.resources.get(k, 0), f"resources/{k}") for k in RESOURCES),
            Count("crystal", house.crystals, "crystals"),
        ],
        [
            Count("follower", house.followers_left, "followers_left"),
            Count("settlement", house.settlements_left, "settlements_left"),
            Count("weapon", house.weapons, "weapons"),
            Count("sign", house.signs_left, "signs_left"),
            Count("agreement", len(house.agreements), "agreements"),
        ],
        [
            *(Count(track, house.tracks[track], f"tracks/{track}") for track in tracks),
            Count("power", house.power, "power"),
            Count("shrine", house.shrines, "shrines"),
        ],
    ]


def _name_plate(image: Image.Image, house: HouseView, name: str, across: int) -> None:
    style = SEATS[house.seat]
    box = (_EDGE, _EDGE, across - _EDGE, _EDGE + _BAND)
    run = fit_text(str(house.points), "Bold", 46, 24, 90)
    left = box[2] - run.width - 16
    name_plate(image, box, style, name, room=left - 60 - _EDGE - 80)
    paste_centred(image, goods_icon("points", 50), left - 30, _EDGE + _BAND / 2)
    draw_text(image, left, _EDGE + _BAND / 2, run, style.on)
    note_fact(image, f"houses/{house.seat}/points", (left - 60, _EDGE + 4, box[2] - 4, box[3] - 4))


def _counts(
    image: Image.Image, seat: str, row: Sequence[Count], spot: tuple[float, float], room: float
) -> None:
    left, y = spot
    step = room / len(row)
    narrow = step < 90
    icon = 36 if narrow else 52
    for index, (kind, count, path) in enumerate(row):
        x = left + index * step + icon / 2
        draw_count(
            image,
            goods_icon(kind, icon),
            count,
            x,
            y,
            size=round(icon * 0.85),
            room=round(step - icon - 6),
            gap=1,
            path=f"houses/{seat}/{path}",
            fine=narrow,
        )


def _gods(
    image: Image.Image,
    house: HouseView,
    gods: Sequence[str],
    artifacts: Sequence[str],
    spot: tuple[float, float],
    room: tuple[float, int],
) -> None:
    """Draw minor gods, the main god and artifacts; gods that are not summoned are pale."""
    style = SEATS[house.seat]
    count = max(6, len(gods) + len(artifacts))
    step = min(room[0] / count, 74)
    size = round(min(step * 1.04, room[1] + 4))
    sprites = [
        tokens.god(name, style, size, main=god.main, awake=god.summoned)
        for god, name in zip(house.gods, gods, strict=True)
    ]
    sprites += [tokens.artifact(name, size) for name in artifacts]
    paths = [
        *(f"gods/{god.name}" for god in house.gods),
        *(f"artifacts/{a}" for a in house.artifacts),
    ]
    for index, (sprite, path) in enumerate(zip(sprites, paths, strict=True)):
        x = spot[0] + (index + 0.5) * step
        paste_centred(image, sprite, x, spot[1])
        note_fact_centred(image, f"houses/{house.seat}/{path}", x, spot[1], *sprite.size)
