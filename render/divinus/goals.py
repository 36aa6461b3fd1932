"""Draws gods, quests and monsters' cards, each with the progress of all seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.phrase import briefly, phrase
from games.divinus.view import DivinusView, GodView, MonsterCardView, QuestView
from render.art.brush import mix
from render.art.cache import LAYER_CACHE
from render.art.fact_locations import Box, note_fact, note_fact_centred, paste_with_facts
from render.art.hex_layout import paste_centred
from render.art.incremental import enclosing_box, repaint_boxes
from render.art.rounded_box import rounded_box
from render.art.shared_colours import FADED, GILT, INK, PAPER, PAPER_DEEP, SEATS, TABLE, seat_symbol
from render.art.text import (
    draw_text,
    draw_text_block,
    fit_fine_text,
    fit_fine_text_block,
    fit_text_block,
)
from render.divinus.colours import BEAST, PANTHEONS
from render.divinus.icons import sign
from render.divinus.names import (
    card_name,
    goal_text,
    god_name,
    progress,
    quest_name,
    quest_text,
    thing_name,
    thing_text,
)
from render.divinus.palette import palette
from render.divinus.tokens import monster
from render.kit.cached_layer import cached_layer
from render.kit.option_marks import badge
from render.renderer import Mark, Say

_GAP = 8
_SIGN = 74
_BADGE = 66
_ANY = 4000
_NUMBERED = 196
"""The height of a monster's card with numbers above its cells."""
_CHIP, _WIDE = 92, 112
"""How wide a seat's standing is: a number, or "7/8"."""
_NAME = 200
"""How much room a name needs beside the standing."""
# A box of several lines that is lower than this has no room for a name above them.
_LOW = 120
# From this height on there is room for a quest's favour under its sign.
_WORTH = 76


class SeatProgress(NamedTuple):
    """How far a seat has come, and whether it would be rewarded now."""

    seat: str
    text: str
    rewarded: bool = False


class GoalLine(NamedTuple):
    """One goal or condition, with the progress of every seat."""

    text: str
    chips: tuple[SeatProgress, ...]
    path: str = ""


class GoalEntry(NamedTuple):
    """A god, a quest or a monster's card."""

    kind: str
    title: str
    lines: tuple[GoalLine, ...]
    worth: str = ""
    taken: str | None = None
    cells: tuple[tuple[int, str | None], ...] = ()
    card: str = ""
    path: str = ""


def goals(view: DivinusView, say: Say, size: tuple[int, int]) -> Image.Image:
    """Gods on the left, quests and monsters on the right, in a picture of this ``size``.

    With a height of 0 all are below each other, each as high as its text needs. Read-only.
    """
    gods = tuple(_god(god, view, say) for god in view.gods)
    quests = (
        *(_quest(quest, view, say) for quest in view.quests),
        *(_monster(card, say) for card in view.monsters),
        *_own_monsters(view, say),
    )
    return LAYER_CACHE.get(("goals", gods, quests, size), lambda: _laid(gods, quests, size))


def monster_cards(view: DivinusView, say: Say, across: int, marks: Sequence[Mark]) -> Image.Image:
    """The cards of the monsters below each other, with a number above each cell of an option."""
    cards, size = tuple(_monster(card, say) for card in view.monsters), (across, 0)
    bright = LAYER_CACHE.get(("monsters", cards, across), lambda: _laid((), cards, size))
    spots: list[tuple[int, float, float]] = []
    for entry, box in _placed((), cards, size):
        for cell, _ in entry.cells:
            x, y = _cell_position(entry, cell, box)
            numbers = [mark.number for mark in marks if mark.place == f"{entry.card}:{cell}"]
            if set(numbers) == {cell}:
                # The number of the cell is the option's, however many ways there are to pay.
                spots.append((cell, x, y))
                continue
            # Several ways to pay for one cell have their numbers side by side.
            for place, number in enumerate(numbers):
                spots.append((number, x + (place - (len(numbers) - 1) / 2) * _BADGE, y - 64))

    def paint(part: Image.Image, box: Box) -> None:
        for number, x, y in spots:
            paste_centred(part, badge(number, _BADGE), x - box[0], y - box[1])

    drawn_boxes = [
        enclosing_box(((round(x), round(y), round(x), round(y)),), _BADGE) for _, x, y in spots
    ]
    return repaint_boxes(bright, drawn_boxes, paint, palette())


def _god(god: GodView, view: DivinusView, say: Say) -> GoalEntry:
    lines = tuple(
        GoalLine(
            say(briefly(goal_text(goal.id))),
            tuple(
                SeatProgress(seat, str(goal.values.get(seat, 0)), goal.rewards.get(seat, 0) > 0)
                for seat in view.seats
            ),
            f"gods/{god.id}/goals/{goal.id}",
        )
        for goal in god.goals
    )
    return GoalEntry(god.pantheon, say(god_name(god.id)), lines, path=f"gods/{god.id}")


def _quest(quest: QuestView, view: DivinusView, say: Say) -> GoalEntry:
    chips: tuple[SeatProgress, ...] = ()
    if quest.taken is None:
        scores = {seat: progress(quest, seat) for seat in view.seats}
        chips = tuple(SeatProgress(seat, f"{met}/{need}") for seat, (met, need) in scores.items())
    path = f"quests/{quest.id}"
    line = GoalLine(say(briefly(quest_text(quest.id))), chips, path)
    title = say(quest_name(quest.id))
    return GoalEntry(quest.pantheon, title, (line,), f"+{quest.favour}", quest.taken, path=path)


def _monster(card: MonsterCardView, say: Say) -> GoalEntry:
    worth = " · ".join(str(reward) for reward in card.rewards)
    line = GoalLine(say(phrase("divinus.picture.pays", favour=worth)), ())
    cells = tuple(sorted(card.cells.items()))
    title, path = say(card_name(card.id)), f"monsters/{card.id}"
    return GoalEntry(card.monster, title, (line,), cells=cells, card=card.id, path=path)


def _own_monsters(view: DivinusView, say: Say) -> Iterator[GoalEntry]:
    """The progress of each seat with its own monster; a seat without one has beaten it."""
    fighting = [demigod for demigod in view.demigods if demigod.monster_cells is not None]
    if not fighting:
        return
    cells = len(fighting[0].monster_cells or ()) + len(fighting[0].monster_free)
    chips = tuple(
        SeatProgress(
            demigod.seat, f"{cells - len(demigod.monster_free)}/{cells}", not demigod.monster_free
        )
        for demigod in view.demigods
    )
    line = GoalLine(say(thing_text("monster", "echidna")), chips)
    yield GoalEntry("echidna", say(thing_name("monster", "echidna")), (line,))


def _placed(
    gods: tuple[GoalEntry, ...], quests: tuple[GoalEntry, ...], size: tuple[int, int]
) -> list[tuple[GoalEntry, Box]]:
    """A box for each entry: in two columns, or in one if the height is 0."""
    across, high = size
    if not high:
        return _listed((*gods, *quests), across)
    left, right = (0, 0, (across - _GAP) // 2, high), ((across + _GAP) // 2, 0, across, high)
    return [*_boxes(gods, left), *_boxes(quests, right)]


def _listed(entries: Sequence[GoalEntry], across: int) -> list[tuple[GoalEntry, Box]]:
    """Boxes below each other, each with room for its text in the type of a panel."""
    found: list[tuple[GoalEntry, Box]] = []
    top = 0
    for entry in entries:
        high = _needed(entry, across - _SIGN - 18)
        found.append((entry, (0, top, across, top + high)))
        top += high + _GAP
    return found


def _needed(entry: GoalEntry, room: int) -> int:
    """The height of an entry whose text is ``room`` pixels wide."""
    if entry.cells:
        return _NUMBERED
    several = len(entry.lines) > 1
    blocks = [
        fit_text_block(
            line.text, "Regular", 36, 36, room - (len(line.chips) * _CHIP + 8) * several, _ANY
        )
        for line in entry.lines
    ]
    if several:
        return 54 + len(blocks) * max(54, *(block.height + 6 for block in blocks))
    return max(104, round((blocks[0].height + 10) / 0.53))


def _laid(
    gods: tuple[GoalEntry, ...], quests: tuple[GoalEntry, ...], size: tuple[int, int]
) -> Image.Image:
    """All entries, each cached by itself, because a move changes the progress of few of them."""
    placed = _placed(gods, quests, size)
    high = size[1] or max(box[3] for _, box in placed)
    image = palette().blank((size[0], high), TABLE)
    for entry, box in placed:
        paste_with_facts(image, _drawn(entry, (box[2] - box[0], box[3] - box[1])), box[:2])
    return image


def _drawn(entry: GoalEntry, size: tuple[int, int]) -> Image.Image:
    def draw() -> Image.Image:
        image = Image.new("RGB", size, TABLE)
        _entry(image, entry, (0, 0, *size))
        return image

    return cached_layer(("goal", entry, size), palette(), draw)


def _boxes(entries: tuple[GoalEntry, ...], area: Box) -> list[tuple[GoalEntry, Box]]:
    """A box for each entry; one with two lines is one and a half times as high."""
    left, top, right, bottom = area
    shares = [1 + 0.5 * (len(entry.lines) - 1) for entry in entries]
    room = bottom - top - _GAP * (len(entries) - 1)
    found: list[tuple[GoalEntry, Box]] = []
    at = float(top)
    for entry, share in zip(entries, shares, strict=True):
        high = min(room * share / sum(shares), 200 * share)
        found.append((entry, (left, round(at), right, round(at + high))))
        at += high + _GAP
    return found


def _entry(image: Image.Image, entry: GoalEntry, box: Box) -> None:
    left, top, right, bottom = box
    high = bottom - top
    paint = PANTHEONS.get(entry.kind, BEAST)
    taken = SEATS[entry.taken] if entry.taken is not None else None
    blank_sheet = mix(PAPER, taken.colour, 0.3) if taken is not None else PAPER
    rounded_box(image, box, blank_sheet, 12, (paint, 4))
    for fact in ("?", "/taken", "/done"):
        note_fact(image, f"{entry.path}{fact}", box)
    icon = min(60, high - 22)
    middle = (top + bottom) / 2
    drawn = sign(entry.kind, icon) if entry.kind in PANTHEONS else monster(entry.kind, icon)
    paste_centred(
        image, drawn, left + _SIGN / 2 + 4, middle - (12 if entry.worth and high > _WORTH else 0)
    )
    if entry.worth and high > _WORTH:
        run = fit_fine_text(entry.worth, "Bold", 36, 16, _SIGN - 8)
        draw_text(image, left + _SIGN / 2 + 4, bottom - 18, run, INK, align="middle")
    begin = left + _SIGN + 6
    if entry.cells:
        _battle(image, entry, box, begin)
    elif len(entry.lines) > 1:
        _several(image, entry, (begin, top, right - 12, bottom))
    else:
        _single(image, entry, (begin, top, right - 12, bottom))


def _single(image: Image.Image, entry: GoalEntry, box: Box) -> None:
    """An entry with one line: its name, the progress of all seats or who took it, and its text.

    If there are too many seats for the room beside the name, they get a line of their own.
    """
    left, top, right, bottom = box
    line = entry.lines[0]
    high = bottom - top
    if entry.taken is not None:
        size = min(66, high - 14)
        paste_centred(
            image, seat_symbol(SEATS[entry.taken], size), right - size / 2, (top + bottom) / 2
        )
        right -= size + 10
    wide = _WIDE if any(len(chip.text) > 2 for chip in line.chips) else _CHIP
    chips = len(line.chips) * wide
    beside = chips and right - left - chips >= _NAME
    upper = top + round(high * (0.46 if beside or not chips else 0.36))
    lower = bottom if beside or not chips else bottom - round(high * 0.34)
    across = right - left - (chips + 10 if beside else 0)
    title = fit_fine_text(entry.title, "Bold", min(40, upper - top - 6), 20, across)
    draw_text(image, left, (top + upper) / 2 + 3, title, INK)
    text = fit_fine_text_block(line.text, "Regular", 36, 15, right - left, lower - upper - 4)
    draw_text_block(image, left, upper + (lower - upper - text.height) / 2 - 1, text, INK)
    if beside:
        _chips(image, line, (right - chips, top + 8, right, upper))
    elif chips:
        _chips(image, line, (left, lower, right, bottom - 8))


def _several(image: Image.Image, entry: GoalEntry, box: Box) -> None:
    """An entry with several lines, each a text with the progress of all seats; the name is above
    them, or to the left in a low box."""
    left, top, right, bottom = box
    if bottom - top < _LOW:
        title = fit_fine_text(entry.title, "Bold", 38, 20, round((right - left) * 0.26))
        draw_text(image, left, (top + bottom) / 2, title, INK)
        left, first = left + title.width + 16, top + 5
        room = 0.6
    else:
        draw_text(
            image, left, top + 26, fit_fine_text(entry.title, "Bold", 40, 20, right - left), INK
        )
        first, room = top + 48, 0.74
    step = (bottom - 6 - first) / len(entry.lines)
    most = max(len(line.chips) for line in entry.lines)
    start = right - min(most * _CHIP, round((right - left) * room))
    across, high = start - left - 8, round(step) - 2
    size = min(
        fit_fine_text_block(line.text, "Regular", 36, 15, across, high).size for line in entry.lines
    )
    for number, line in enumerate(entry.lines):
        y = first + number * step
        block = fit_fine_text_block(line.text, "Regular", size, size, across, high)
        draw_text_block(image, left, y + (step - block.height) / 2, block, INK)
        _chips(image, line, (start, round(y) + 2, right, round(y + step) - 3))


def _chips(image: Image.Image, line: GoalLine, box: Box) -> None:
    """Progress of all seats: the seat's symbol and a number, golden if it is rewarded."""
    left, top, right, bottom = box
    chips = line.chips
    for fact in ("?", "/reached"):
        note_fact(image, f"{line.path}{fact}", box)
    step = min((right - left) / max(1, len(chips)), 1.7 * _CHIP)
    y = (top + bottom) / 2
    largest = 30 if any(len(chip.text) > 2 for chip in chips) else 38
    icon = round(min(largest, bottom - top - 6, step * 0.42))
    for index, chip in enumerate(chips):
        start = left + index * step
        place = (round(start), top, round(start + step - 6), bottom)
        rounded_box(image, place, GILT if chip.rewarded else PAPER_DEEP, 12)
        note_fact(image, f"{line.path}/values/{chip.seat}", place)
        paste_centred(image, seat_symbol(SEATS[chip.seat], icon), start + icon / 2 + 5, y)
        room = round(step - icon - 20)
        run = fit_fine_text(chip.text, "Bold", min(40, bottom - top), 16, room)
        draw_text(image, start + icon + 8 + room / 2, y, run, INK, align="middle")


def _battle(image: Image.Image, entry: GoalEntry, box: Box, begin: int) -> None:
    """A monster's card: its battle cells in a row, with the markers on them."""
    _, top, _, bottom = box
    across = round(_cell_position(entry, entry.cells[0][0], box)[0] - begin - 36)
    half = round((bottom - top) * 0.58)
    title = fit_fine_text_block(entry.title, "Bold", 36, 20, across, half - 4)
    draw_text_block(image, begin, top + (half - title.height) / 2 + 4, title, INK)
    pays = fit_fine_text(entry.lines[0].text, "Regular", 36, 15, across)
    draw_text(image, begin, (top + half + bottom) / 2 - 6, pays, FADED)
    for cell, owner in entry.cells:
        x, y = _cell_position(entry, cell, box)
        ground, ink = (SEATS[owner].colour, SEATS[owner].on) if owner else (PAPER_DEEP, INK)
        disc = 26
        rounded_box(
            image,
            (round(x) - disc, round(y) - disc, round(x) + disc, round(y) + disc),
            ground,
            disc,
            (INK, 3),
        )
        draw_text(image, x, y, fit_fine_text(str(cell), "Bold", 36, 16, 46), ink, align="middle")
        note_fact_centred(image, f"{entry.path}/cells/{cell}", x, y, 2 * disc, 2 * disc)


def _cell_position(entry: GoalEntry, cell: int, box: Box) -> tuple[float, float]:
    """The middle of a battle cell."""
    left, top, right, bottom = box
    index = [number for number, _ in entry.cells].index(cell)
    # The cards of a panel have room for numbers above the cells.
    numbered = bottom - top >= _NUMBERED
    step = min(132 if numbered else 70, (right - left) * 0.62 / len(entry.cells))
    y = (top + bottom) / 2 + (36 if numbered else 2)
    return right - (76 if numbered else 42) - (len(entry.cells) - 1 - index) * step, y
