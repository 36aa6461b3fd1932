"""Draws the area of a god: names, counts, powers and battle cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.ankh.view import GodView
from games.core.phrase import phrase
from render.ankh import tokens
from render.ankh.colours import GOLD, RED_PALE, RED_PART
from render.ankh.icons import goods_icon, sign
from render.ankh.names import god_names, power_word
from render.ankh.palette import palette
from render.art.fact_locations import note_fact, note_fact_centred
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import (
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
    seat_symbol,
)
from render.art.text import draw_text, fit_text
from render.kit.cached_layer import cached_layer
from render.kit.names import player_name
from render.kit.player_area import NAME_LEFT, blank_sheet, draw_count, name_plate, wrap_positions
from render.renderer import Say

CARDS = ("chariots", "locusts", "drought", "flood", "build", "miracle", "cycle")
MIN_WIDE_LAYOUT = 1000
"""From this width on, powers are in three columns."""
_EDGE = 8
_BAND = 70
_LINE = 62  # the height of a line of counts
_DEVOTION, _COUNT = 150, 110  # the widths of the devotion and of other counts
_POWERS = 6
_POWER = 48
_COLUMNS = 2, 3  # of powers, in a narrow and in a wide area
_CARD = (56, 58)
_FORGOTTEN = 84


class Count(NamedTuple):
    """An icon with a number; ``path`` is the place of the fact in the view of the god."""

    icon: Image.Image
    number: str
    path: str


def player_area(god: GodView, say: Say, across: int, *, active: bool, won: bool) -> Image.Image:
    """The area of a god, ``across`` pixels wide. Cached: callers must not draw on it."""
    names = tuple(player_name(seat, say) for seat in (god.seat, god.junior) if seat is not None)
    title = god_names(god, say)
    powers = tuple(say(power_word(power)) for power in god.powers)

    def draw() -> Image.Image:
        left, right = _EDGE + 6, across - _EDGE - 6
        counts, beside = _counts(god), _waiting_figures(god)
        widths = [_DEVOTION, *(_COUNT for _ in counts), *(drawn.width + 6 for drawn, _ in beside)]
        places = wrap_positions(widths, right - left)
        lines = places[-1][1] + 1
        top = _EDGE + _BAND + 6
        low = top + lines * _LINE + 2
        columns = _COLUMNS[across >= MIN_WIDE_LAYOUT]
        cards = low + _POWERS // columns * _POWER + 4
        image = blank_sheet(across, cards + _CARD[1] + _EDGE + 4, active=active, won=won)
        note_fact(image, f"gods/{god.seat}?", (0, 0, *image.size))
        _name_plate(image, god, names, title)
        _devotion(image, god, left, top)
        spots = [(left + 4 + x, top + (line + 0.5) * _LINE) for x, line in places[1:]]
        for count, (x, y) in zip(counts, spots, strict=False):
            path = f"gods/{god.seat}/{count.path}"
            draw_count(image, count.icon, count.number, x + 28, y, size=46, room=52, path=path)
        for (sprite, path), (x, y) in zip(beside, spots[len(counts) :], strict=True):
            paste_centred(image, sprite, x + sprite.width / 2, y)
            note_fact_centred(
                image, f"gods/{god.seat}/{path}", x + sprite.width / 2, y, *sprite.size
            )
        _powers(image, god, powers, (left, low, right - left, columns))
        _cards(image, god, right, cards)
        return image

    return cached_layer(
        ("ankh god", god, names, title, powers, across, active, won), palette(), draw
    )


def _name_plate(image: Image.Image, god: GodView, names: Sequence[str], title: str) -> None:
    style = SEATS[god.seat]
    right, middle = image.width - _EDGE, _EDGE + _BAND / 2
    half = (image.width - 2 * _EDGE) // 2
    if len(names) > 1 and image.width < MIN_WIDE_LAYOUT:
        # Two players of one god need the room of its names; the signs are there.
        title, half = "", image.width - 2 * _EDGE - 30 - 62 * len(god.gods)
    name_plate(
        image, (_EDGE, _EDGE, right, _EDGE + _BAND), style, " + ".join(names), room=half - NAME_LEFT
    )
    run = fit_text(title, "Bold", 46, 22, half - 30 - 62 * len(god.gods))
    draw_text(image, right - 18, middle, run, style.on, align="right")
    x = right - 18 - run.width - 40
    for name in reversed(god.gods):
        paste_centred(image, sign(name, style.on, style.colour, 58), x, middle)
        x -= 62
    for path in ("gods", "junior"):
        note_fact(image, f"gods/{god.seat}/{path}", (_EDGE, _EDGE, right, _EDGE + _BAND))
    note_fact(image, f"god_of/{god.seat}", (_EDGE, _EDGE, right, _EDGE + _BAND))


def _devotion(image: Image.Image, god: GodView, left: int, top: int) -> None:
    paint = RED_PALE if god.red else GOLD
    box = (left, top, left + _DEVOTION - 6, top + _LINE - 4)
    rounded_box(image, box, paint, 14, (RED_PART if god.red else INK, 3))
    middle = top + _LINE / 2 - 2
    paste_centred(image, goods_icon("devotion", 52), left + 38, middle)
    draw_text(image, left + 70, middle, fit_text(str(god.devotion), "Bold", 52, 28, 70), INK)
    note_fact(image, f"gods/{god.seat}/devotion", box)


def _counts(god: GodView) -> list[Count]:
    found = [
        Count(goods_icon("follower", 54), str(god.followers), "followers"),
        Count(goods_icon("warrior", 52), str(god.warriors_left), "warriors_left"),
        Count(goods_icon("control", 54), str(god.ankhs_left), "ankhs_left"),
    ]
    if "amun" in god.gods:
        found.append(Count(goods_icon("double", 54), str(int(god.double_ready)), "double_ready"))
    if "ra" in god.gods:
        found.append(Count(goods_icon("sun", 54), str(god.suns_left), "suns_left"))
    if "osiris" in god.gods:
        found.append(Count(goods_icon("gate", 50), str(god.gates_left), "gates_left"))
    if "anubis" in god.gods:
        found.append(Count(goods_icon("captive", 52), str(len(god.captives)), "captives"))
    return found


def _waiting_figures(god: GodView) -> list[tuple[Image.Image, str]]:
    """Guardians in the supply and the seats of captured warriors, each with its path."""
    style = SEATS[god.seat]
    guardians = [(tokens.figure(kind, style, 60), "guardians") for kind in god.guardians]
    return [*guardians, *((seat_symbol(SEATS[seat], 42), "captives") for seat in god.captives)]


def _powers(
    image: Image.Image, god: GodView, powers: Sequence[str], box: tuple[int, int, int, int]
) -> None:
    """Draw six slots in the order of unlocking.

    ``box`` is left, top, width and the number of slots in a line.
    """
    left, top, wide, per_line = box
    room = wide // per_line
    for index in range(_POWERS):
        column, line = divmod(index, _POWERS // per_line)
        x, y = left + column * room, top + 2 + line * _POWER
        place = (x, y, x + room - 6, y + _POWER - 4)
        if index >= len(powers):
            rounded_box(image, place, PAPER_DEEP, 12)
            continue
        rounded_box(image, place, NIGHT, 12)
        run = fit_text(powers[index], "Bold", 38, 36, room - 18)
        draw_text(image, x + room / 2 - 3, (place[1] + place[3]) / 2, run, WHITE, align="middle")
        note_fact(image, f"gods/{god.seat}/powers/{god.powers[index]}", place)


def _cards(image: Image.Image, god: GodView, right: int, top: int) -> None:
    """Draw the seven battle cards; played ones are pale."""
    wide, high = _CARD
    step = (right - _EDGE - 6) // len(CARDS)
    left = right - len(CARDS) * step + (step - wide) // 2
    for index, card in enumerate(CARDS):
        x = left + index * step
        box = (x, top, x + wide, top + high)
        if card in god.hand:
            rounded_box(image, box, TABLE_DEEP, 10, (GILT, 4))
            paste_centred(image, goods_icon(card, 48), x + wide / 2, top + high / 2)
        else:
            rounded_box(image, box, PAPER_DEEP, 10, (PAPER_LINE, 3))
            icon = goods_icon(card, 42).copy()
            icon.putalpha(icon.getchannel("A").point([part // 4 for part in range(256)]))
            paste_centred(image, icon, x + wide / 2, top + high / 2)
        note_fact(image, f"gods/{god.seat}/hand/{card}", box)


def forgotten(seats: Sequence[str], say: Say, across: int) -> Image.Image:
    """The list of seats whose gods are forgotten."""
    image = Image.new("RGB", (across, _FORGOTTEN), TABLE)
    rounded_box(image, (0, 0, across, _FORGOTTEN), TABLE_DEEP, 18)
    middle = _FORGOTTEN / 2
    paste_centred(image, goods_icon("forget", 60), 46, middle)
    word = fit_text(say(phrase("ankh.picture.forgotten")), "Semibold", 42, 24, 320)
    draw_text(image, 88, middle, word, PAPER)
    left = 88 + word.width + 30
    room = (across - left - 20) // max(1, len(seats))
    for seat in seats:
        paste_centred(image, seat_symbol(SEATS[seat], 54), left + 30, middle)
        name = fit_text(player_name(seat, say), "Bold", 42, 20, room - 80)
        draw_text(image, left + 66, middle, name, WHITE)
        note_fact(image, f"forgotten/{seat}", (left, 4, left + 66 + name.width, _FORGOTTEN - 4))
        left += min(room, name.width + 110)
    return image
