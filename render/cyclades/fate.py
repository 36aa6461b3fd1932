"""The board of fate: turn order, altars with their offerings, creatures, heroes, supplies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import AltarView, Basic, CycladesView
from render.art.brush import mix
from render.art.growth import around, repainted
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import (
    FADED,
    GILT,
    INK,
    NIGHT,
    PAPER,
    PAPER_LINE,
    SEATS,
    TABLE,
    TABLE_DEEP,
    WHITE,
    emblem,
)
from render.art.slab import slab
from render.art.spots import Box, note
from render.cyclades.icons import creature_sign, god_sign, good, hero_sign
from render.cyclades.inks import inks
from render.cyclades.islands.buildings import plate
from render.cyclades.names import creature_name, god_name, hero_name
from render.cyclades.tints import GODS
from render.face import Mark, Say
from render.kit.layers import layer
from render.kit.marks import badge
from render.kit.names import player_name

COSTS = (2, 3, 4, 5)
WIDTH = 770
"""How wide its parts are."""
_ORDER = 64
_A_LINE = 4  # names in a line of the turn order
_ROW = 74
_GAP = 6
_STEP = _ROW + _GAP
_CREATURES = 440
_BESIDE = 14  # between creatures and heroes
_SUPPLIES: tuple[tuple[Basic, ...], tuple[str, ...]] = (
    ("port", "fortress", "temple", "academy"),
    ("metropolis", "mercenary", "priestess", "philosopher"),
)


def altars(view: CycladesView, say: Say, marks: Sequence[Mark] = ()) -> Image.Image:
    """The turn order and the altars; marks name gods. Not to be changed."""
    names = tuple((player.seat, player_name(player.seat, say)) for player in view.players)
    gods = tuple(say(god_name(altar.god)) for altar in view.altars)
    closed = say(phrase("cyclades.picture.closed"))
    top = _lines(len(names)) * (_ORDER + _GAP) + 6

    def draw() -> Image.Image:
        image = Image.new("RGB", (WIDTH, top + len(view.altars) * _STEP - _GAP), TABLE)
        _order(image, view, dict(names))
        for number, (altar, god) in enumerate(zip(view.altars, gods, strict=True)):
            y = top + number * _STEP
            _altar(image, altar, god, closed, dict(names), y)
            note(image, f"altars/{number + 1}", (0, y, WIDTH, y + _ROW))
        return image

    facts = (names, gods, closed, view.order, view.active, view.altars)
    spots: dict[str, tuple[int, int]] = {}
    for number, altar in enumerate(view.altars):
        spots[altar.god] = (44, top + number * _STEP + _ROW // 2)
    return _numbered(layer(("altars", *facts), inks(), draw), spots, marks)


def offers(view: CycladesView, say: Say, marks: Sequence[Mark] = ()) -> Image.Image:
    """Creatures, heroes and supplies; marks name creatures or heroes. Not to be changed."""
    creatures = tuple("" if name is None else say(creature_name(name)) for name in view.creatures)
    heroes = tuple(say(hero_name(name)) for name in view.heroes)
    counts = (view.creature_deck, len(view.creature_discard) + view.veiled, view.hero_deck)
    supply = tuple(tuple(view.supply.get(kind, 0) for kind in row) for row in _SUPPLIES)

    def draw() -> Image.Image:
        rows = len(COSTS) + len(_SUPPLIES)
        image = Image.new("RGB", (WIDTH, rows * _STEP - _GAP), TABLE)
        for number, (name, word) in enumerate(zip(view.creatures, creatures, strict=True)):
            y = number * _STEP
            _creature(image, name, word, COSTS[number], (0, y))
            note(image, f"creatures/{number + 1}", (0, y, _CREATURES, y + _ROW))
        _heroes(image, view.heroes, heroes, (_CREATURES + _BESIDE, 0))
        _piles(image, counts, (_CREATURES + _BESIDE, 2 * _STEP))
        for number, row in enumerate(_SUPPLIES):
            _supply(image, row, supply[number], (len(COSTS) + number) * _STEP)
        return image

    spots: dict[str, tuple[int, int]] = {}
    for number, name in enumerate(view.creatures):
        if name is not None:
            spots[name] = (116, number * _STEP + _ROW // 2)
    for number, name in enumerate(view.heroes):
        spots[name] = (_CREATURES + _BESIDE + 44, number * _STEP + _ROW // 2)
    facts = (creatures, heroes, counts, supply, view.creatures, view.heroes)
    return _numbered(layer(("offers", *facts), inks(), draw), spots, marks)


def of_fate(view: CycladesView, marks: Sequence[Mark]) -> bool:
    """Whether a question is about the board of fate."""
    there = {altar.god for altar in view.altars} | {*view.creatures, *view.heroes}
    return any(mark.place in there for mark in marks)


def _numbered(
    plain: Image.Image, spots: Mapping[str, tuple[int, int]], marks: Sequence[Mark]
) -> Image.Image:
    """The numbers of options on the signs of what they are about."""
    shown = [mark for mark in marks if mark.place in spots]
    if not shown:
        return plain
    size = _ROW - 8

    def paint(part: Image.Image, box: Box) -> None:
        for mark in shown:
            x, y = spots[mark.place]
            stamp(part, badge(mark.number, size), x - box[0], y - box[1])

    places = (spots[mark.place] for mark in shown)
    return repainted(plain, [around(((x, y, x, y),), size) for x, y in places], paint, inks())


def _lines(players: int) -> int:
    """In how many lines the turn order is told."""
    return 1 if players <= _A_LINE else 2


def _order(image: Image.Image, view: CycladesView, names: dict[str, str]) -> None:
    """Who comes when, from the left."""
    order = view.order or tuple(names)
    lines = _lines(len(order))
    a_line = -(-len(order) // lines)
    room = (image.width + 10) // a_line
    note(image, "order", (0, 0, image.width, lines * (_ORDER + _GAP) - _GAP))
    for index, seat in enumerate(order):
        dress = SEATS[seat]
        line, place = divmod(index, a_line)
        left, right, top = place * room, (place + 1) * room - 10, line * (_ORDER + _GAP)
        edge = (GILT, 6) if seat == view.active else (mix(dress.colour, INK, 0.5), 3)
        slab(image, (left, top, right, top + _ORDER), dress.colour, 18, edge)
        middle = top + _ORDER / 2
        run = fit(f"{index + 1}", "Bold", 40, 24, 40)
        write(image, left + 14, middle, run, dress.on)
        stamp(image, emblem(dress, 38, plain=True), left + 14 + run.width + 26, middle)
        start = left + 14 + run.width + 50
        name = fit(names.get(seat, ""), "Bold", 36, 22, right - start - 8)
        write(image, start, middle, name, dress.on)


def _altar(
    image: Image.Image, altar: AltarView, god: str, closed: str, names: dict[str, str], top: int
) -> None:
    paint = GODS[altar.god] if altar.open else mix(GODS[altar.god], TABLE, 0.78)
    ink = WHITE if altar.open else mix(PAPER, TABLE, 0.45)
    if altar.god == "apollo":
        ink = INK
    middle = top + _ROW / 2
    slab(image, (0, top, WIDTH, top + _ROW), paint, 16)
    stamp(image, god_sign(altar.god, ink, paint, 58), 44, middle)
    write(image, 86, middle, fit(god, "Bold", 46, 24, 250), ink)
    if not altar.open:
        run = fit(closed, "Semibold", 36, 20, 300)
        write(image, WIDTH - 24, middle, run, ink, align="right")
    elif altar.bidder is None:
        line = mix(paint, INK, 0.22)
        slab(image, (344, top + 8, WIDTH - 8, top + _ROW - 8), line, 12)
    else:
        _offering(image, altar, names.get(altar.bidder, ""), top)


def _offering(image: Image.Image, altar: AltarView, name: str, top: int) -> None:
    """Whose figure stands on the altar, and on which space."""
    assert altar.bidder is not None
    dress = SEATS[altar.bidder]
    middle, right = top + _ROW / 2, WIDTH - 8
    slab(image, (344, top + 8, right, top + _ROW - 8), dress.colour, 12, (PAPER, 3))
    stamp(image, emblem(dress, 44, plain=True), 376, middle)
    end = right - 14
    if altar.space:
        run = fit(str(altar.space), "Bold", 48, 24, 60)
        write(image, end, middle, run, dress.on, align="right")
        end -= run.width + 30
        stamp(image, good("gold", 48), end, middle)
        end -= 30
    write(image, 406, middle, fit(name, "Bold", 40, 20, end - 412), dress.on)


def _creature(
    image: Image.Image, name: str | None, word: str, cost: int, at: tuple[int, int]
) -> None:
    left, top = at
    middle = top + _ROW / 2
    slab(image, (left, top, left + _CREATURES, top + _ROW), NIGHT, 16)
    stamp(image, good("gold", 62), left + 42, middle)
    run = fit(str(cost), "Bold", 44, 24, 40)
    write(image, left + 42, middle, run, INK, align="middle", halo=GILT)
    if name is None:
        image.paste(mix(NIGHT, PAPER, 0.3), (left + 92, top + 35, left + 132, top + 39))
        return
    stamp(image, creature_sign(name, 66), left + 116, middle)
    write(image, left + 160, middle, fit(word, "Bold", 42, 22, _CREATURES - 172), WHITE)


def _heroes(
    image: Image.Image, names: Sequence[str], words: Sequence[str], at: tuple[int, int]
) -> None:
    left, top = at
    for row in range(2):
        y = top + row * _STEP
        name = names[row] if row < len(names) else None
        ground = GILT if name else TABLE_DEEP
        slab(image, (left, y, image.width, y + _ROW), ground, 16)
        if name:
            stamp(image, hero_sign(name, 60), left + 44, y + _ROW / 2)
            run = fit(words[row], "Bold", 42, 20, image.width - left - 92)
            write(image, left + 82, y + _ROW / 2, run, INK)
        note(image, f"heroes/{row + 1}", (left, y, image.width, y + _ROW))


def _piles(image: Image.Image, counts: tuple[int, int, int], at: tuple[int, int]) -> None:
    """The creature deck, its discards and the hero deck."""
    left, top = at
    slab(image, (left, top, image.width, top + _ROW + _STEP), TABLE_DEEP, 16)
    deck, discard, heroes = counts
    y = top + _ROW / 2
    stamp(image, creature_sign("hydra", 52, PAPER_LINE, TABLE_DEEP), left + 42, y)
    for icon, count, x in (("deck", deck, 84), ("discard", discard, 198)):
        note(image, f"creature_{icon}", (left + x, y - 30, left + x + 104, y + 30))
        stamp(image, good(icon, 52), left + x + 26, y)
        write(image, left + x + 56, y, fit(str(count), "Bold", 42, 22, 50), WHITE)
    y += _STEP
    stamp(image, hero_sign("hector", 52, PAPER_LINE, TABLE_DEEP), left + 42, y)
    stamp(image, good("deck", 52), left + 110, y)
    note(image, "hero_deck", (left + 84, y - 30, left + 188, y + 30))
    write(image, left + 140, y, fit(str(heroes), "Bold", 42, 22, 50), WHITE)


def _supply(image: Image.Image, kinds: Sequence[str], counts: Sequence[int], top: int) -> None:
    left = 0
    slab(image, (left, top, image.width, top + _ROW), TABLE_DEEP, 16)
    room = (image.width - left) // len(kinds)
    for index, (kind, count) in enumerate(zip(kinds, counts, strict=True)):
        x = left + index * room
        icon = good(kind, 56) if kind in _SUPPLIES[1] else plate(_basic(kind), 58)
        stamp(image, icon, x + 58, top + _ROW / 2)
        run = fit(str(count), "Bold", 44, 22, 70)
        write(image, x + 98, top + _ROW / 2, run, WHITE if count else FADED)
        note(image, f"supply/{kind}", (x + 20, top + 4, x + 104 + run.width, top + _ROW - 4))


def _basic(kind: str) -> Basic:
    return next(basic for basic in _SUPPLIES[0] if basic == kind)
