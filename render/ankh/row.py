"""A god's board: whose it is, what it has, its powers and its cards."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.ankh.view import GodView
from games.core.phrase import phrase
from render.ankh import tokens
from render.ankh.icons import good, sign
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
from render.art.shelf import LAYERS
from render.art.slab import slab
from render.face import Say
from render.kit.names import player_name
from render.kit.rows import NAME, band, counted, paper

HEIGHT = 198
CARDS = ("chariots", "locusts", "drought", "flood", "build", "miracle", "cycle")
_BAND = 400
_TOP = 51.0  # the middle of the upper line
_LINE = 94  # where the lower line begins
_COUNT = 122
_POWERS = 6
_CARD = (60, 92)
_FORGOTTEN = 84


def row(god: GodView, say: Say, across: int, *, active: bool, won: bool) -> Image.Image:
    """The board, ``across`` pixels wide. Not to be changed."""
    names = tuple(player_name(seat, say) for seat in (god.seat, god.junior) if seat is not None)
    title = god_names(god, say)
    powers = tuple(say(power_word(power)) for power in god.powers)

    def draw() -> Image.Image:
        image = paper(across, HEIGHT, active=active, won=won)
        _band(image, god, names, title)
        _counts(image, god)
        _powers(image, powers)
        _cards(image, god)
        return image

    return LAYERS.get(("ankh god", god, names, title, powers, across, active, won), draw)


def _band(image: Image.Image, god: GodView, names: Sequence[str], title: str) -> None:
    dress = SEATS[god.seat]
    left = 8 + NAME
    alone = len(names) == 1
    band(image, (8, 8, _BAND, HEIGHT - 8), dress, names[0] if alone else "", high=86)
    if not alone:
        room = _BAND - left - 10
        write(image, left, _TOP - 20, fit(names[0], "Bold", 40, 20, room), dress.on)
        write(image, left, _TOP + 22, fit("+ " + names[1], "Bold", 36, 20, room), dress.on)
    for index, name in enumerate(god.gods):
        size = 82 if len(god.gods) == 1 else 66
        x = 58 + index * 70
        stamp(image, sign(name, dress.on, dress.colour, size), x, _LINE + 46)
    left = 116 if len(god.gods) == 1 else 172
    write(image, left, _LINE + 46, fit(title, "Bold", 54, 24, _BAND - left - 12), dress.on)


def _counts(image: Image.Image, god: GodView) -> None:
    left = _BAND + 10
    paint = RED_PALE if god.red else GOLD
    slab(image, (left, 12, left + 158, 88), paint, 14, (RED_PART if god.red else INK, 3))
    stamp(image, good("devotion", 60), left + 42, _TOP)
    write(image, left + 78, _TOP, fit(str(god.devotion), "Bold", 58, 30, 74), INK)
    left += 170
    stock = [
        (good("follower", 58), god.followers, 26),
        (good("warrior", 56), god.warriors_left, 0),
        (good("control", 58), god.ankhs_left, 0),
    ]
    if "amun" in god.gods:
        stock.append((good("double", 58), int(god.double_ready), 0))
    if "ra" in god.gods:
        stock.append((good("sun", 58), god.suns_left, 0))
    if "osiris" in god.gods:
        stock.append((good("gate", 54), god.gates_left, 0))
    if "anubis" in god.gods:
        stock.append((good("captive", 56), len(god.captives), 0))
    for icon, count, more in stock:
        counted(image, icon, count, left + 32, _TOP, size=50, room=54 + more)
        left += _COUNT + more
    for seat in god.captives:
        stamp(image, emblem(SEATS[seat], 42), left + 10, _TOP)
        left += 46
    dress = SEATS[god.seat]
    room = image.width - 20 - left
    step = min(86, room // max(1, len(god.guardians)))
    for index, kind in enumerate(god.guardians):
        sprite = tokens.figure(kind, dress, min(80, step + 6))
        stamp(image, sprite, image.width - 20 - step * (index + 0.5), _TOP)


def _powers(image: Image.Image, powers: Sequence[str]) -> None:
    """Six slots in the order of unlocking: a column for each level."""
    left, right = _BAND + 10, image.width - 24 - len(CARDS) * (_CARD[0] + 6)
    room = (right - left) // 3
    for index in range(_POWERS):
        x, y = left + index // 2 * room, _LINE + 2 + index % 2 * 48
        box = (x, y, x + room - 8, y + 44)
        if index >= len(powers):
            slab(image, box, PAPER_DEEP, 12)
            continue
        slab(image, box, NIGHT, 12)
        run = fit(powers[index], "Bold", 38, 18, room - 26)
        write(image, x + (room - 8) / 2, y + 22, run, WHITE, align="middle")


def _cards(image: Image.Image, god: GodView) -> None:
    """The seven battle cards: light in the hand, dark and crossed out when played."""
    wide, high = _CARD
    left = image.width - 16 - len(CARDS) * (wide + 6)
    for index, card in enumerate(CARDS):
        x = left + index * (wide + 6)
        box = (x, _LINE + 2, x + wide, _LINE + 2 + high)
        held = card in god.hand
        if held:
            slab(image, box, TABLE_DEEP, 10, (GILT, 4))
            stamp(image, good(card, 50), x + wide / 2, _LINE + 2 + high / 2)
        else:
            slab(image, box, PAPER_DEEP, 10, (PAPER_LINE, 3))
            icon = good(card, 44).copy()
            icon.putalpha(icon.getchannel("A").point([part // 4 for part in range(256)]))
            stamp(image, icon, x + wide / 2, _LINE + 2 + high / 2)


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
        left += min(room, name.width + 110)
    return image
