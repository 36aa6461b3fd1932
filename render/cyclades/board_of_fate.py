"""Draws the board of fate: turn order, altars with offerings, creatures, heroes, supplies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import AltarView, Basic, CycladesView
from render.art.brush import mix
from render.art.fact_locations import Box, note_fact
from render.art.hex_layout import paste_centred
from render.art.incremental import enclosing_box, repaint_boxes
from render.art.rounded_box import rounded_box
from render.art.shared_colours import (
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
    seat_symbol,
)
from render.art.text import draw_text, fit_text
from render.cyclades.board.buildings import plate
from render.cyclades.colours import GODS
from render.cyclades.icons import creature_sign, god_sign, goods_icon, hero_sign
from render.cyclades.names import creature_name, god_name, hero_name
from render.cyclades.palette import palette
from render.kit.cached_layer import cached_layer
from render.kit.names import player_name
from render.kit.option_marks import badge
from render.renderer import Mark, Say

COSTS = (2, 3, 4, 5)
WIDTH = 770
"""The width of its parts in pixels."""
_ORDER_HEIGHT = 64
_NAMES_PER_LINE = 3  # in the turn order
_ROW_HEIGHT = 74
_GAP = 6
_STEP = _ROW_HEIGHT + _GAP
_CREATURE_WIDTH = 440
_COLUMN_GAP = 14  # between creatures and heroes
_SUPPLIES: tuple[tuple[Basic, ...], tuple[str, ...]] = (
    ("port", "fortress", "temple", "academy"),
    ("metropolis", "mercenary", "priestess", "philosopher"),
)


def altars(view: CycladesView, say: Say, marks: Sequence[Mark] = ()) -> Image.Image:
    """The turn order and the altars, with badges on marked gods.

    The image is cached: do not change it.
    """
    names = tuple((player.seat, player_name(player.seat, say)) for player in view.players)
    gods = tuple(say(god_name(altar.god)) for altar in view.altars)
    closed = say(phrase("cyclades.picture.closed"))
    top = _lines(len(names)) * (_ORDER_HEIGHT + _GAP) + 6

    def draw() -> Image.Image:
        image = Image.new("RGB", (WIDTH, top + len(view.altars) * _STEP - _GAP), TABLE)
        _order(image, view, dict(names))
        for number, (altar, god) in enumerate(zip(view.altars, gods, strict=True)):
            y = top + number * _STEP
            _altar(image, altar, god, closed, dict(names), y)
            note_fact(image, f"altars/{number + 1}", (0, y, WIDTH, y + _ROW_HEIGHT))
        return image

    facts = (names, gods, closed, view.order, view.active, view.altars)
    spots: dict[str, tuple[int, int]] = {}
    for number, altar in enumerate(view.altars):
        spots[altar.god] = (44, top + number * _STEP + _ROW_HEIGHT // 2)
    return _with_badges(cached_layer(("altars", *facts), palette(), draw), spots, marks)


def offers(view: CycladesView, say: Say, marks: Sequence[Mark] = ()) -> Image.Image:
    """Creatures, heroes and supplies, with badges on marked creatures and heroes.

    The image is cached: do not change it.
    """
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
            note_fact(image, f"creatures/{number + 1}", (0, y, _CREATURE_WIDTH, y + _ROW_HEIGHT))
        _heroes(image, view.heroes, heroes, (_CREATURE_WIDTH + _COLUMN_GAP, 0))
        _piles(image, counts, (_CREATURE_WIDTH + _COLUMN_GAP, 2 * _STEP))
        for number, row in enumerate(_SUPPLIES):
            _supply(image, row, supply[number], (len(COSTS) + number) * _STEP)
        return image

    spots: dict[str, tuple[int, int]] = {}
    for number, name in enumerate(view.creatures):
        if name is not None:
            spots[name] = (116, number * _STEP + _ROW_HEIGHT // 2)
    for number, name in enumerate(view.heroes):
        spots[name] = (_CREATURE_WIDTH + _COLUMN_GAP + 44, number * _STEP + _ROW_HEIGHT // 2)
    facts = (creatures, heroes, counts, supply, view.creatures, view.heroes)
    return _with_badges(cached_layer(("offers", *facts), palette(), draw), spots, marks)


def is_about_fate(view: CycladesView, marks: Sequence[Mark]) -> bool:
    """Whether any mark is on the board of fate."""
    there = {altar.god for altar in view.altars} | {*view.creatures, *view.heroes}
    return any(mark.place in there for mark in marks)


def _with_badges(
    plain: Image.Image, spots: Mapping[str, tuple[int, int]], marks: Sequence[Mark]
) -> Image.Image:
    """The picture with the numbers of options on the signs of gods, creatures and heroes."""
    shown = [mark for mark in marks if mark.place in spots]
    if not shown:
        return plain
    size = _ROW_HEIGHT - 8

    def paint(part: Image.Image, box: Box) -> None:
        for mark in shown:
            x, y = spots[mark.place]
            paste_centred(part, badge(mark.number, size), x - box[0], y - box[1])

    places = (spots[mark.place] for mark in shown)
    return repaint_boxes(
        plain, [enclosing_box(((x, y, x, y),), size) for x, y in places], paint, palette()
    )


def _lines(players: int) -> int:
    """The number of lines of the turn order."""
    return -(-players // _NAMES_PER_LINE)


def _order(image: Image.Image, view: CycladesView, names: dict[str, str]) -> None:
    """Draw the turn order, from the left."""
    order = view.order or tuple(names)
    lines = _lines(len(order))
    per_line = -(-len(order) // lines)
    room = (image.width + 10) // per_line
    note_fact(image, "order", (0, 0, image.width, lines * (_ORDER_HEIGHT + _GAP) - _GAP))
    for index, seat in enumerate(order):
        style = SEATS[seat]
        line, place = divmod(index, per_line)
        left, right, top = place * room, (place + 1) * room - 10, line * (_ORDER_HEIGHT + _GAP)
        edge = (GILT, 6) if seat == view.active else (mix(style.colour, INK, 0.5), 3)
        rounded_box(image, (left, top, right, top + _ORDER_HEIGHT), style.colour, 18, edge)
        middle = top + _ORDER_HEIGHT / 2
        run = fit_text(f"{index + 1}", "Bold", 40, 24, 40)
        draw_text(image, left + 14, middle, run, style.on)
        paste_centred(image, seat_symbol(style, 38, plain=True), left + 14 + run.width + 26, middle)
        start = left + 14 + run.width + 50
        name = fit_text(names.get(seat, ""), "Bold", 36, 22, right - start - 8)
        draw_text(image, start, middle, name, style.on)


def _altar(
    image: Image.Image, altar: AltarView, god: str, closed: str, names: dict[str, str], top: int
) -> None:
    paint = GODS[altar.god] if altar.open else mix(GODS[altar.god], TABLE, 0.78)
    text_colour = WHITE if altar.open else mix(PAPER, TABLE, 0.45)
    if altar.god == "apollo":
        text_colour = INK
    middle = top + _ROW_HEIGHT / 2
    rounded_box(image, (0, top, WIDTH, top + _ROW_HEIGHT), paint, 16)
    paste_centred(image, god_sign(altar.god, text_colour, paint, 58), 44, middle)
    draw_text(image, 86, middle, fit_text(god, "Bold", 46, 24, 250), text_colour)
    if not altar.open:
        run = fit_text(closed, "Semibold", 36, 20, 300)
        draw_text(image, WIDTH - 24, middle, run, text_colour, align="right")
    elif altar.bidder is None:
        line = mix(paint, INK, 0.22)
        rounded_box(image, (344, top + 8, WIDTH - 8, top + _ROW_HEIGHT - 8), line, 12)
    else:
        _offering(image, altar, names.get(altar.bidder, ""), top)


def _offering(image: Image.Image, altar: AltarView, name: str, top: int) -> None:
    """Draw the bidder of an altar and the space of the offering."""
    assert altar.bidder is not None
    style = SEATS[altar.bidder]
    middle, right = top + _ROW_HEIGHT / 2, WIDTH - 8
    rounded_box(image, (344, top + 8, right, top + _ROW_HEIGHT - 8), style.colour, 12, (PAPER, 3))
    paste_centred(image, seat_symbol(style, 44, plain=True), 376, middle)
    end = right - 14
    if altar.space:
        run = fit_text(str(altar.space), "Bold", 48, 24, 60)
        draw_text(image, end, middle, run, style.on, align="right")
        end -= run.width + 30
        paste_centred(image, goods_icon("gold", 48), end, middle)
        end -= 30
    draw_text(image, 406, middle, fit_text(name, "Bold", 40, 20, end - 412), style.on)


def _creature(
    image: Image.Image, name: str | None, word: str, cost: int, at: tuple[int, int]
) -> None:
    left, top = at
    middle = top + _ROW_HEIGHT / 2
    rounded_box(image, (left, top, left + _CREATURE_WIDTH, top + _ROW_HEIGHT), NIGHT, 16)
    paste_centred(image, goods_icon("gold", 62), left + 42, middle)
    run = fit_text(str(cost), "Bold", 44, 24, 40)
    draw_text(image, left + 42, middle, run, INK, align="middle", halo=GILT)
    if name is None:
        image.paste(mix(NIGHT, PAPER, 0.3), (left + 92, top + 35, left + 132, top + 39))
        return
    paste_centred(image, creature_sign(name, 66), left + 116, middle)
    draw_text(
        image, left + 160, middle, fit_text(word, "Bold", 42, 22, _CREATURE_WIDTH - 172), WHITE
    )


def _heroes(
    image: Image.Image, names: Sequence[str], words: Sequence[str], at: tuple[int, int]
) -> None:
    left, top = at
    for row in range(2):
        y = top + row * _STEP
        name = names[row] if row < len(names) else None
        ground = GILT if name else TABLE_DEEP
        rounded_box(image, (left, y, image.width, y + _ROW_HEIGHT), ground, 16)
        if name:
            paste_centred(image, hero_sign(name, 60), left + 44, y + _ROW_HEIGHT / 2)
            run = fit_text(words[row], "Bold", 42, 20, image.width - left - 92)
            draw_text(image, left + 82, y + _ROW_HEIGHT / 2, run, INK)
        note_fact(image, f"heroes/{row + 1}", (left, y, image.width, y + _ROW_HEIGHT))


def _piles(image: Image.Image, counts: tuple[int, int, int], at: tuple[int, int]) -> None:
    """Draw the sizes of the creature deck, its discards and the hero deck."""
    left, top = at
    rounded_box(image, (left, top, image.width, top + _ROW_HEIGHT + _STEP), TABLE_DEEP, 16)
    deck, discard, heroes = counts
    y = top + _ROW_HEIGHT / 2
    paste_centred(image, creature_sign("hydra", 52, PAPER_LINE, TABLE_DEEP), left + 42, y)
    for icon, count, x in (("deck", deck, 84), ("discard", discard, 198)):
        note_fact(image, f"creature_{icon}", (left + x, y - 30, left + x + 104, y + 30))
        paste_centred(image, goods_icon(icon, 52), left + x + 26, y)
        draw_text(image, left + x + 56, y, fit_text(str(count), "Bold", 42, 22, 50), WHITE)
    y += _STEP
    paste_centred(image, hero_sign("hector", 52, PAPER_LINE, TABLE_DEEP), left + 42, y)
    paste_centred(image, goods_icon("deck", 52), left + 110, y)
    note_fact(image, "hero_deck", (left + 84, y - 30, left + 188, y + 30))
    draw_text(image, left + 140, y, fit_text(str(heroes), "Bold", 42, 22, 50), WHITE)


def _supply(image: Image.Image, kinds: Sequence[str], counts: Sequence[int], top: int) -> None:
    left = 0
    rounded_box(image, (left, top, image.width, top + _ROW_HEIGHT), TABLE_DEEP, 16)
    room = (image.width - left) // len(kinds)
    for index, (kind, count) in enumerate(zip(kinds, counts, strict=True)):
        x = left + index * room
        icon = goods_icon(kind, 56) if kind in _SUPPLIES[1] else plate(_basic(kind), 58)
        paste_centred(image, icon, x + 58, top + _ROW_HEIGHT / 2)
        run = fit_text(str(count), "Bold", 44, 22, 70)
        draw_text(image, x + 98, top + _ROW_HEIGHT / 2, run, WHITE if count else FADED)
        note_fact(
            image, f"supply/{kind}", (x + 20, top + 4, x + 104 + run.width, top + _ROW_HEIGHT - 4)
        )


def _basic(kind: str) -> Basic:
    return next(basic for basic in _SUPPLIES[0] if basic == kind)
