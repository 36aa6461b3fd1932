"""A god's board: whose it is, what it has, its powers and its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.ankh.view import GodView
from games.core.phrase import phrase
from render.ankh import tokens
from render.ankh.icons import good, sign
from render.ankh.inks import inks
from render.ankh.names import god_names, power_word
from render.ankh.tints import GOLD, RED_PALE, RED_PART
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import (
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
    emblem,
)
from render.art.slab import slab
from render.art.spots import note, note_around
from render.face import Say
from render.kit.layers import layer
from render.kit.names import player_name
from render.kit.rows import NAME, band, counted, paper, wrapped

CARDS = ("chariots", "locusts", "drought", "flood", "build", "miracle", "cycle")
WIDE = 1000
"""A board that is so wide has its powers in one line with its cards."""
_EDGE = 8
_BAND = 70
_LINE = 62  # how high a line of numbers is
_DEVOTION, _COUNT = 150, 110  # how wide they are
_POWERS = 6
_POWER = 43
_CARD = (56, 58)
_FORGOTTEN = 84


class Count(NamedTuple):
    """Something that a god has so many of; ``path`` is its place in the view of the god."""

    icon: Image.Image
    number: str
    path: str


def row(god: GodView, say: Say, across: int, *, active: bool, won: bool) -> Image.Image:
    """The board, ``across`` pixels wide. Not to be changed."""
    names = tuple(player_name(seat, say) for seat in (god.seat, god.junior) if seat is not None)
    title = god_names(god, say)
    powers = tuple(say(power_word(power)) for power in god.powers)

    def draw() -> Image.Image:
        left, right = _EDGE + 6, across - _EDGE - 6
        counts, beside = _counts(god), _standing(god)
        widths = [_DEVOTION, *(_COUNT for _ in counts), *(drawn.width + 6 for drawn, _ in beside)]
        places = wrapped(widths, right - left)
        lines = places[-1][1] + 1
        top = _EDGE + _BAND + 6
        low = top + lines * _LINE + 2
        rows = 1 if across >= WIDE else _POWERS // 3
        cards = low if across >= WIDE else low + rows * _POWER + 4
        image = paper(across, cards + _CARD[1] + _EDGE + 4, active=active, won=won)
        note(image, f"gods/{god.seat}?", (0, 0, *image.size))
        _band(image, god, names, title)
        _devotion(image, god, left, top)
        spots = [(left + 4 + x, top + (line + 0.5) * _LINE) for x, line in places[1:]]
        for count, (x, y) in zip(counts, spots, strict=False):
            path = f"gods/{god.seat}/{count.path}"
            counted(image, count.icon, count.number, x + 28, y, size=46, room=52, path=path)
        for (sprite, path), (x, y) in zip(beside, spots[len(counts) :], strict=True):
            stamp(image, sprite, x + sprite.width / 2, y)
            note_around(image, f"gods/{god.seat}/{path}", x + sprite.width / 2, y, *sprite.size)
        room = right - left if across < WIDE else right - left - len(CARDS) * (_CARD[0] + 6) - 8
        _powers(image, god, powers, (left, low, room, 3 if across < WIDE else _POWERS))
        _cards(image, god, right, cards)
        return image

    return layer(("ankh god", god, names, title, powers, across, active, won), inks(), draw)


def _band(image: Image.Image, god: GodView, names: Sequence[str], title: str) -> None:
    dress = SEATS[god.seat]
    right, middle = image.width - _EDGE, _EDGE + _BAND / 2
    half = (image.width - 2 * _EDGE) // 2
    band(image, (_EDGE, _EDGE, right, _EDGE + _BAND), dress, " + ".join(names), room=half - NAME)
    run = fit(title, "Bold", 46, 22, half - 30 - 62 * len(god.gods))
    write(image, right - 18, middle, run, dress.on, align="right")
    x = right - 18 - run.width - 40
    for name in reversed(god.gods):
        stamp(image, sign(name, dress.on, dress.colour, 58), x, middle)
        x -= 62
    for path in ("gods", "junior"):
        note(image, f"gods/{god.seat}/{path}", (_EDGE, _EDGE, right, _EDGE + _BAND))
    note(image, f"god_of/{god.seat}", (_EDGE, _EDGE, right, _EDGE + _BAND))


def _devotion(image: Image.Image, god: GodView, left: int, top: int) -> None:
    paint = RED_PALE if god.red else GOLD
    box = (left, top, left + _DEVOTION - 6, top + _LINE - 4)
    slab(image, box, paint, 14, (RED_PART if god.red else INK, 3))
    middle = top + _LINE / 2 - 2
    stamp(image, good("devotion", 52), left + 38, middle)
    write(image, left + 70, middle, fit(str(god.devotion), "Bold", 52, 28, 70), INK)
    note(image, f"gods/{god.seat}/devotion", box)


def _counts(god: GodView) -> list[Count]:
    found = [
        Count(good("follower", 54), str(god.followers), "followers"),
        Count(good("warrior", 52), str(god.warriors_left), "warriors_left"),
        Count(good("control", 54), str(god.ankhs_left), "ankhs_left"),
    ]
    if "amun" in god.gods:
        found.append(Count(good("double", 54), str(int(god.double_ready)), "double_ready"))
    if "ra" in god.gods:
        found.append(Count(good("sun", 54), str(god.suns_left), "suns_left"))
    if "osiris" in god.gods:
        found.append(Count(good("gate", 50), str(god.gates_left), "gates_left"))
    if "anubis" in god.gods:
        found.append(Count(good("captive", 52), str(len(god.captives)), "captives"))
    return found


def _standing(god: GodView) -> list[tuple[Image.Image, str]]:
    """Guardians that wait beside the board, and whose warriors are captives."""
    dress = SEATS[god.seat]
    guardians = [(tokens.figure(kind, dress, 60), "guardians") for kind in god.guardians]
    return [*guardians, *((emblem(SEATS[seat], 42), "captives") for seat in god.captives)]


def _powers(
    image: Image.Image, god: GodView, powers: Sequence[str], box: tuple[int, int, int, int]
) -> None:
    """Six slots in the order of unlocking: a column for each level; ``box`` ends with a line's."""
    left, top, wide, a_line = box
    room = wide // a_line
    for index in range(_POWERS):
        column, line = (index // 2, index % 2) if a_line < _POWERS else (index, 0)
        x, y = left + column * room, top + 2 + line * _POWER
        place = (x, y, x + room - 6, y + (_POWER if a_line < _POWERS else _CARD[1]) - 4)
        if index >= len(powers):
            slab(image, place, PAPER_DEEP, 12)
            continue
        slab(image, place, NIGHT, 12)
        run = fit(powers[index], "Bold", 36, 16, room - 18)
        write(image, x + room / 2 - 3, (place[1] + place[3]) / 2, run, WHITE, align="middle")
        note(image, f"gods/{god.seat}/powers/{god.powers[index]}", place)


def _cards(image: Image.Image, god: GodView, right: int, top: int) -> None:
    """The seven battle cards: light in the hand, dark and pale when played."""
    wide, high = _CARD
    step = wide + 6 if image.width >= WIDE else (right - _EDGE - 6) // len(CARDS)
    left = right - len(CARDS) * step + (step - wide) // 2
    for index, card in enumerate(CARDS):
        x = left + index * step
        box = (x, top, x + wide, top + high)
        if card in god.hand:
            slab(image, box, TABLE_DEEP, 10, (GILT, 4))
            stamp(image, good(card, 48), x + wide / 2, top + high / 2)
        else:
            slab(image, box, PAPER_DEEP, 10, (PAPER_LINE, 3))
            icon = good(card, 42).copy()
            icon.putalpha(icon.getchannel("A").point([part // 4 for part in range(256)]))
            stamp(image, icon, x + wide / 2, top + high / 2)
        note(image, f"gods/{god.seat}/hand/{card}", box)


def forgotten(seats: Sequence[str], say: Say, across: int) -> Image.Image:
    """Those whose gods nobody remembers."""
    image = Image.new("RGB", (across, _FORGOTTEN), TABLE)
    slab(image, (0, 0, across, _FORGOTTEN), TABLE_DEEP, 18)
    middle = _FORGOTTEN / 2
    stamp(image, good("forget", 60), 46, middle)
    word = fit(say(phrase("ankh.picture.forgotten")), "Semibold", 42, 24, 320)
    write(image, 88, middle, word, PAPER)
    left = 88 + word.width + 30
    room = (across - left - 20) // max(1, len(seats))
    for seat in seats:
        stamp(image, emblem(SEATS[seat], 54), left + 30, middle)
        name = fit(player_name(seat, say), "Bold", 42, 20, room - 80)
        write(image, left + 66, middle, name, WHITE)
        note(image, f"forgotten/{seat}", (left, 4, left + 66 + name.width, _FORGOTTEN - 4))
        left += min(room, name.width + 110)
    return image
