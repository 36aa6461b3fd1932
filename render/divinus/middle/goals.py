"""What the gods want, quests and monsters' cards, each with everybody's standing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.phrase import briefly, phrase
from games.divinus.view import DivinusView, GodView, MonsterCardView, QuestView
from render.art.brush import mix
from render.art.growth import around, repainted
from render.art.hexmap import stamp
from render.art.lettering import fit, fit_block, write, write_block
from render.art.palette import FADED, GILT, INK, PAPER, PAPER_DEEP, SEATS, TABLE, emblem
from render.art.shelf import LAYERS
from render.art.slab import slab
from render.art.spots import Box, note, note_around, put
from render.divinus.icons import monster, sign
from render.divinus.inks import inks
from render.divinus.names import (
    card_name,
    goal_text,
    god_name,
    named,
    progress,
    quest_name,
    quest_text,
    told,
)
from render.divinus.tints import BEAST, PANTHEONS
from render.face import Mark, Say
from render.kit.layers import layer
from render.kit.marks import badge

_GAP = 8
_SIGN = 74
_BADGE = 44
_CHIP, _WIDE = 84, 106
"""How wide a seat's standing is: a number, or "7/8"."""
_NAME = 200
"""How much room a name needs beside the standing."""
# A box of several lines that is lower than this has no room for a name above them.
_LOW = 120
# From this height on there is room for a quest's favour under its sign.
_WORTH = 76


class Standing(NamedTuple):
    """How far a seat has come, and whether it would be rewarded now."""

    seat: str
    text: str
    good: bool = False


class Line(NamedTuple):
    """One thing that is wanted, with the standing of every seat."""

    text: str
    chips: tuple[Standing, ...]
    path: str = ""


class Entry(NamedTuple):
    """A god, a quest or a monster's card."""

    kind: str
    title: str
    lines: tuple[Line, ...]
    worth: str = ""
    taken: str | None = None
    cells: tuple[tuple[int, str | None], ...] = ()
    card: str = ""
    path: str = ""


def goals(
    view: DivinusView, say: Say, size: tuple[int, int], marks: Sequence[Mark] = ()
) -> Image.Image:
    """Gods to the left, quests and monsters to the right, as high as ``size`` says.

    Not to be changed.
    """
    gods = tuple(_god(god, view, say) for god in view.gods)
    quests = (
        *(_quest(quest, view, say) for quest in view.quests),
        *(_monster(card, say) for card in view.monsters),
        *_own_monsters(view, say),
    )
    bright = LAYERS.get(("goals", gods, quests, size), lambda: _laid(gods, quests, size))
    battles = [mark for mark in marks if ":" in mark.place]
    if not battles:
        return bright
    spots: list[tuple[int, float, float]] = []
    for entry, box in _boxes(quests, _right(size)):
        for mark in battles:
            card, _, cell = mark.place.partition(":")
            if card == entry.card:
                x, y = _cell_spot(entry, int(cell), box)
                spots.append((mark.number, x + 20, y - 24))

    def paint(part: Image.Image, box: Box) -> None:
        for number, x, y in spots:
            stamp(part, badge(number, _BADGE), x - box[0], y - box[1])

    reaches = [around(((round(x), round(y), round(x), round(y)),), _BADGE) for _, x, y in spots]
    return repainted(bright, reaches, paint, inks())


def _god(god: GodView, view: DivinusView, say: Say) -> Entry:
    lines = tuple(
        Line(
            say(briefly(goal_text(goal.id))),
            tuple(
                Standing(seat, str(goal.values.get(seat, 0)), goal.rewards.get(seat, 0) > 0)
                for seat in view.seats
            ),
            f"gods/{god.id}/goals/{goal.id}",
        )
        for goal in god.goals
    )
    return Entry(god.pantheon, say(god_name(god.id)), lines, path=f"gods/{god.id}")


def _quest(quest: QuestView, view: DivinusView, say: Say) -> Entry:
    chips: tuple[Standing, ...] = ()
    if quest.taken is None:
        scores = {seat: progress(quest, seat) for seat in view.seats}
        chips = tuple(Standing(seat, f"{met}/{need}") for seat, (met, need) in scores.items())
    path = f"quests/{quest.id}"
    line = Line(say(briefly(quest_text(quest.id))), chips, path)
    title = say(quest_name(quest.id))
    return Entry(quest.pantheon, title, (line,), f"+{quest.favour}", quest.taken, path=path)


def _monster(card: MonsterCardView, say: Say) -> Entry:
    worth = " · ".join(str(reward) for reward in card.rewards)
    line = Line(say(phrase("divinus.picture.pays", favour=worth)), ())
    cells = tuple(sorted(card.cells.items()))
    title, path = say(card_name(card.id)), f"monsters/{card.id}"
    return Entry(card.monster, title, (line,), cells=cells, card=card.id, path=path)


def _own_monsters(view: DivinusView, say: Say) -> Iterator[Entry]:
    """How far everybody has come with the monster on their own map; who has none has beaten it."""
    fighting = [demigod for demigod in view.demigods if demigod.monster_cells is not None]
    if not fighting:
        return
    cells = len(fighting[0].monster_cells or ()) + len(fighting[0].monster_free)
    chips = tuple(
        Standing(
            demigod.seat, f"{cells - len(demigod.monster_free)}/{cells}", not demigod.monster_free
        )
        for demigod in view.demigods
    )
    line = Line(say(told("monster", "echidna")), chips)
    yield Entry("echidna", say(named("monster", "echidna")), (line,))


def _right(size: tuple[int, int]) -> Box:
    return ((size[0] + _GAP) // 2, 0, *size)


def _laid(gods: tuple[Entry, ...], quests: tuple[Entry, ...], size: tuple[int, int]) -> Image.Image:
    """All entries, each drawn by itself: a move changes the standings of few of them."""
    image = inks().blank(size, TABLE)
    left = (0, 0, (size[0] - _GAP) // 2, size[1])
    for entries, area in ((gods, left), (quests, _right(size))):
        for entry, box in _boxes(entries, area):
            put(image, _drawn(entry, (box[2] - box[0], box[3] - box[1])), box[:2])
    return image


def _drawn(entry: Entry, size: tuple[int, int]) -> Image.Image:
    def draw() -> Image.Image:
        image = Image.new("RGB", size, TABLE)
        _entry(image, entry, (0, 0, *size))
        return image

    return layer(("goal", entry, size), inks(), draw)


def _boxes(entries: tuple[Entry, ...], area: Box) -> list[tuple[Entry, Box]]:
    """A box for each entry; one with two lines is half as high again."""
    left, top, right, bottom = area
    shares = [1 + 0.5 * (len(entry.lines) - 1) for entry in entries]
    room = bottom - top - _GAP * (len(entries) - 1)
    found: list[tuple[Entry, Box]] = []
    at = float(top)
    for entry, share in zip(entries, shares, strict=True):
        high = min(room * share / sum(shares), 200 * share)
        found.append((entry, (left, round(at), right, round(at + high))))
        at += high + _GAP
    return found


def _entry(image: Image.Image, entry: Entry, box: Box) -> None:
    left, top, right, bottom = box
    high = bottom - top
    paint = PANTHEONS.get(entry.kind, BEAST)
    taken = SEATS[entry.taken] if entry.taken is not None else None
    paper = mix(PAPER, taken.colour, 0.3) if taken is not None else PAPER
    slab(image, box, paper, 12, (paint, 4))
    for fact in ("?", "/taken", "/done"):
        note(image, f"{entry.path}{fact}", box)
    icon = min(60, high - 22)
    middle = (top + bottom) / 2
    drawn = sign(entry.kind, icon) if entry.kind in PANTHEONS else monster(entry.kind, icon)
    stamp(image, drawn, left + _SIGN / 2 + 4, middle - (12 if entry.worth and high > _WORTH else 0))
    if entry.worth and high > _WORTH:
        run = fit(entry.worth, "Bold", 30, 16, _SIGN - 8)
        write(image, left + _SIGN / 2 + 4, bottom - 18, run, INK, align="middle")
    begin = left + _SIGN + 6
    if entry.cells:
        _battle(image, entry, box, begin)
    elif len(entry.lines) > 1:
        _several(image, entry, (begin, top, right - 12, bottom))
    else:
        _single(image, entry, (begin, top, right - 12, bottom))


def _single(image: Image.Image, entry: Entry, box: Box) -> None:
    """The name with everybody's standing beside it, or who took it, and below what is wanted.

    Where so many play that these leave no room for the name, they stand in a line of their own.
    """
    left, top, right, bottom = box
    line = entry.lines[0]
    high = bottom - top
    if entry.taken is not None:
        size = min(66, high - 14)
        stamp(image, emblem(SEATS[entry.taken], size), right - size / 2, (top + bottom) / 2)
        right -= size + 10
    wide = _WIDE if any(len(chip.text) > 2 for chip in line.chips) else _CHIP
    chips = len(line.chips) * wide
    beside = chips and right - left - chips >= _NAME
    upper = top + round(high * (0.46 if beside or not chips else 0.36))
    lower = bottom if beside or not chips else bottom - round(high * 0.34)
    across = right - left - (chips + 10 if beside else 0)
    title = fit(entry.title, "Bold", min(40, upper - top - 6), 20, across)
    write(image, left, (top + upper) / 2 + 3, title, INK)
    text = fit_block(line.text, "Regular", 36, 15, right - left, lower - upper - 4)
    write_block(image, left, upper + (lower - upper - text.height) / 2 - 1, text, INK)
    if beside:
        _chips(image, line, (right - chips, top + 8, right, upper))
    elif chips:
        _chips(image, line, (left, lower, right, bottom - 8))


def _several(image: Image.Image, entry: Entry, box: Box) -> None:
    """The name above, or before where it is low, and a text and everybody's standing a line."""
    left, top, right, bottom = box
    if bottom - top < _LOW:
        title = fit(entry.title, "Bold", 38, 20, round((right - left) * 0.26))
        write(image, left, (top + bottom) / 2, title, INK)
        left, first = left + title.width + 16, top + 5
        room = 0.6
    else:
        write(image, left, top + 26, fit(entry.title, "Bold", 40, 20, right - left), INK)
        first, room = top + 48, 0.74
    step = (bottom - 6 - first) / len(entry.lines)
    for number, line in enumerate(entry.lines):
        y = first + number * step
        start = right - min(len(line.chips) * _CHIP, round((right - left) * room))
        block = fit_block(line.text, "Regular", 36, 15, start - left - 8, round(step) - 2)
        write_block(image, left, y + (step - block.height) / 2, block, INK)
        _chips(image, line, (start, round(y) + 2, right, round(y + step) - 3))


def _chips(image: Image.Image, line: Line, box: Box) -> None:
    """Everybody's standing: the seat's symbol and a number, golden where it is rewarded."""
    left, top, right, bottom = box
    chips = line.chips
    for fact in ("?", "/reached"):
        note(image, f"{line.path}{fact}", box)
    step = min((right - left) / max(1, len(chips)), 1.7 * _CHIP)
    y = (top + bottom) / 2
    icon = round(min(38, bottom - top - 6, step * 0.42))
    for index, chip in enumerate(chips):
        start = left + index * step
        place = (round(start), top, round(start + step - 6), bottom)
        slab(image, place, GILT if chip.good else PAPER_DEEP, 12)
        note(image, f"{line.path}/values/{chip.seat}", place)
        stamp(image, emblem(SEATS[chip.seat], icon), start + icon / 2 + 5, y)
        room = round(step - icon - 20)
        run = fit(chip.text, "Bold", min(40, bottom - top), 16, room)
        write(image, start + icon + 8 + room / 2, y, run, INK, align="middle")


def _battle(image: Image.Image, entry: Entry, box: Box, begin: int) -> None:
    """A monster's card: its battle cells in a row, with the markers of those who fought."""
    _, top, _, bottom = box
    across = round(_cell_spot(entry, entry.cells[0][0], box)[0] - begin - 36)
    half = round((bottom - top) * 0.58)
    title = fit_block(entry.title, "Bold", 36, 20, across, half - 4)
    write_block(image, begin, top + (half - title.height) / 2 + 4, title, INK)
    pays = fit(entry.lines[0].text, "Regular", 26, 15, across)
    write(image, begin, (top + half + bottom) / 2 - 6, pays, FADED)
    for cell, owner in entry.cells:
        x, y = _cell_spot(entry, cell, box)
        ground, ink = (SEATS[owner].colour, SEATS[owner].on) if owner else (PAPER_DEEP, INK)
        disc = 26
        slab(
            image,
            (round(x) - disc, round(y) - disc, round(x) + disc, round(y) + disc),
            ground,
            disc,
            (INK, 3),
        )
        write(image, x, y, fit(str(cell), "Bold", 34, 16, 46), ink, align="middle")
        note_around(image, f"{entry.path}/cells/{cell}", x, y, 2 * disc, 2 * disc)


def _cell_spot(entry: Entry, cell: int, box: Box) -> tuple[float, float]:
    """The middle of a battle cell."""
    left, top, right, bottom = box
    index = [number for number, _ in entry.cells].index(cell)
    step = min(70, (right - left) * 0.62 / len(entry.cells))
    return right - 42 - (len(entry.cells) - 1 - index) * step, (top + bottom) / 2 + 2
