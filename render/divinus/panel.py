"""Draws a seat's private picture: the own map and the market with numbered options, own things."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.divinus.view import DemigodView, DieView, DivinusView
from render.art.shared_colours import PAPER, TABLE
from render.divinus.board.layout import enlarged_layout, framed_layout
from render.divinus.board.player_map import land
from render.divinus.cards import choice_parts
from render.divinus.goals import goals, monster_cards
from render.divinus.market import Grid, cells_of, market
from render.divinus.names import thing_name
from render.divinus.palette import palette
from render.divinus.player_stock import (
    draw_battles,
    draw_dice,
    draw_favour,
    draw_tools,
    draw_zones,
    tools_height,
)
from render.kit.cached_layer import cached_layer
from render.kit.picture_layout import GAP, PANEL_WIDTH, Part, add_while_fitting
from render.kit.player_area import blank_sheet
from render.renderer import Mark, Say

_RIM = 42
_GRID = Grid(198)
_PRICED = Grid(182, 52)
_ALONE = Grid(290)
"""The market beside a map, with prices, and alone."""
_TALL = 1150
_MOST = 300
_SLENDER = 1.15  # times its width: a higher map gets room beside it
_DIE = 104


def panel_parts(
    view: DivinusView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
) -> list[Part]:
    """The parts of the picture for a question; none if the question has no place in a picture."""
    own = next((demigod for demigod in view.demigods if demigod.seat == view.seat), None)
    choices = choice_parts(view, say)
    if choices and not marks:
        return [*choices]
    if own is None:
        return [market(view, _ALONE, marks)]
    if any(_in_battle(mark) for mark in marks):
        return [monster_cards(view, say, PANEL_WIDTH, marks), _dice(view, own, marks)]
    wants = [goals(view, say, (PANEL_WIDTH, 0))] if view.gods else []
    if marks and all(_on_map(mark) for mark in marks):
        return [*choices, _large(view, own, marks, focus)]
    return add_while_fitting([_both(view, own, say, marks, focus)], *wants)


def _in_battle(mark: Mark) -> bool:
    """Whether an option is a battle cell of a monster's card: "hydra1:11"."""
    return ":" in mark.place and not mark.place.startswith(("die:", "own:"))


def _on_map(mark: Mark) -> bool:
    """Whether an option lies on a map: "F8" or "F8/1"."""
    return mark.place[:1].isalpha() and ":" not in mark.place


def _large(
    view: DivinusView, own: DemigodView, marks: Sequence[Mark], focus: frozenset[str]
) -> Image.Image:
    """The own map alone, with the tile in hand at each possible place and turn."""
    ghosts = view.ghosts if view.active == own.seat else ()
    layout = enlarged_layout(own, ghosts, (PANEL_WIDTH, _TALL), _RIM, _MOST)
    drawn = land(own, layout, TABLE, marks, focus, ghosts)
    least = round(drawn.height / _SLENDER)
    if drawn.width >= least:
        return drawn
    image = palette().blank((least, drawn.height), TABLE)
    image.paste(drawn, ((least - drawn.width) // 2, 0))
    return image


def _both(
    view: DivinusView, own: DemigodView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
) -> Image.Image:
    """The market with the prices under its tiles; the own map and the own things beside it."""
    offers = payments(view)
    grid = _PRICED if any(mark.option in offers for mark in marks) else _GRID
    wide, high = grid.whole
    room = PANEL_WIDTH - wide - GAP
    if own.plots:
        layout = enlarged_layout(own, (), (room, room), _RIM, room // 2)
    else:
        layout = framed_layout(own, (room - _RIM) // 4, _RIM)
    drawn = land(own, layout, TABLE, marks, focus)
    stock = _stock(view, own, say, marks, room, high - drawn.height - GAP)
    image = palette().blank((PANEL_WIDTH, max(high, drawn.height + GAP + stock.height)), TABLE)
    cells = [mark for mark in marks if cells_of(mark.place)]
    image.paste(market(view, grid, cells, offers), (0, 0))
    image.paste(drawn, (PANEL_WIDTH - room + (room - drawn.width) // 2, 0))
    image.paste(stock, (PANEL_WIDTH - room, drawn.height + GAP))
    return image


def payments(view: DivinusView) -> dict[str, tuple[DieView, ...]]:
    """The dice that each option of the question would spend."""
    owner = next((demigod for demigod in view.demigods if demigod.seat == view.active), None)
    if owner is None:
        return {}
    dice = {die.id: die for die in owner.dice}
    return {payment.option: tuple(dice[name] for name in payment.dice) for payment in view.payments}


def _dice(view: DivinusView, own: DemigodView, marks: Sequence[Mark]) -> Image.Image:
    """The own dice with their numbers, and the battle against the own monster."""
    shown = [mark for mark in marks if mark.place.startswith(("die:", "own:"))]
    picked = view.picked if view.active == own.seat else ()

    def draw() -> Image.Image:
        room = (16, 16, PANEL_WIDTH - 12)
        fights = own.monster_cells is not None
        sheet = Image.new("RGB", (PANEL_WIDTH, PANEL_WIDTH), PAPER)
        below = draw_dice(sheet, own, room, _DIE, rows=2, gap=44, marks=shown, picked=picked)
        high = below + (96 if fights else 0)
        image = blank_sheet(PANEL_WIDTH, high, active=view.active == own.seat)
        draw_dice(image, own, room, _DIE, rows=2, gap=44, marks=shown, picked=picked)
        if fights:
            draw_battles(image, own, 16, image.height - 56, shown)
        return image

    facts = (repr(own), tuple(shown), tuple(picked), view.active == own.seat)
    return cached_layer(("divinus dice", *facts), palette(), draw)


def _stock(
    view: DivinusView,
    own: DemigodView,
    say: Say,
    marks: Sequence[Mark],
    across: int,
    high: int,
) -> Image.Image:
    """Dice with their numbers; zones, favour, the hero and artifacts, below each other."""
    shown = [mark for mark in marks if mark.place.startswith(("die:", "own:"))]
    picked = view.picked if view.active == own.seat else ()
    titles = tuple(say(thing_name("artifact", held.id)) for held in own.artifacts)

    def draw() -> Image.Image:
        fights = own.monster_cells is not None
        dice = Image.new("RGB", (across, 2 * high), PAPER)
        room = (16, 16, across - 12)
        below = draw_dice(dice, own, room, _DIE, rows=2, gap=44, marks=shown, picked=picked)
        tall = below + 3 * 48 + 72 + tools_height(own) + (110 if fights else 0)
        image = blank_sheet(across, max(high, tall), active=view.active == own.seat)
        draw_dice(image, own, room, _DIE, rows=2, gap=44, marks=shown, picked=picked)
        draw_zones(image, own, (16, below, across - 16), 48)
        y = below + 3 * 48 + 36
        draw_favour(image, own, 16, y, (across - 32) / 3)
        draw_tools(image, own, titles, (16, y + 36, across - 16))
        if fights:
            draw_battles(image, own, 16, image.height - 56, shown)
        return image

    facts = (repr(own), titles, tuple(shown), tuple(picked), view.active == own.seat)
    return cached_layer(("divinus stock", *facts, across, high), palette(), draw)
