"""Draws a seat's private picture: the own map and the market with numbered options, own things."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.divinus.view import DemigodView, DieView, DivinusView
from render.art.shared_colours import TABLE
from render.divinus.board.layout import enlarged_layout, framed_layout
from render.divinus.board.player_map import land
from render.divinus.cards import choice_parts
from render.divinus.goals import goals
from render.divinus.market import Grid, cells_of, market
from render.divinus.names import thing_name
from render.divinus.palette import palette
from render.divinus.player_stock import draw_battles, draw_dice, draw_favour, draw_tools, draw_zones
from render.kit.cached_layer import cached_layer
from render.kit.picture_layout import CONTENT_WIDTH, GAP, Part, add_while_fitting
from render.kit.player_area import blank_sheet
from render.renderer import Mark, Say

_RIM = 38
_GRID = Grid(212)
_PRICED = Grid(196, 50)
_TALL = 1330
_MOST = 300
_GOALS = 470
_SLENDER = 1.2  # times its width: a higher map gets room beside it
_LEAST = 1100  # how wide goals are at least


def panel_parts(
    view: DivinusView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
) -> list[Part]:
    """The parts of the picture for a question; none if the question has no place in a picture."""
    own = next((demigod for demigod in view.demigods if demigod.seat == view.seat), None)
    choices = choice_parts(view, say)
    if choices and not marks:
        return [*choices]
    if own is None or not (marks or focus) or not (own.plots or view.ghosts):
        return []
    if marks and all(_on_map(mark) for mark in marks):
        land = _large(view, own, marks, focus)
        return add_while_fitting(
            [*choices, land], *_wants(view, say, marks, max(land.width, _LEAST))
        )
    dice = _stock(view, own, say, marks)
    wants = _wants(view, say, marks, CONTENT_WIDTH)
    if any(_in_battle(mark) for mark in marks):
        return add_while_fitting([*wants, dice], _both(view, own, marks, focus))
    return add_while_fitting([_both(view, own, marks, focus), dice], *wants)


def _in_battle(mark: Mark) -> bool:
    """Whether an option is a battle cell of a monster's card: "hydra1:11"."""
    return ":" in mark.place and not mark.place.startswith(("die:", "own:"))


def _on_map(mark: Mark) -> bool:
    """Whether an option lies on a map: "F8" or "F8/1"."""
    return mark.place[:1].isalpha() and ":" not in mark.place


def _wants(view: DivinusView, say: Say, marks: Sequence[Mark], across: int) -> list[Image.Image]:
    return [goals(view, say, (across, _GOALS), marks)] if view.gods else []


def _large(
    view: DivinusView, own: DemigodView, marks: Sequence[Mark], focus: frozenset[str]
) -> Image.Image:
    """The own map alone, with the tile in hand at each possible place and turn."""
    ghosts = view.ghosts if view.active == own.seat else ()
    layout = enlarged_layout(own, ghosts, (CONTENT_WIDTH, _TALL), _RIM, _MOST)
    drawn = land(own, layout, TABLE, marks, focus, ghosts)
    least = round(drawn.height / _SLENDER)
    if drawn.width >= least:
        return drawn
    image = palette().blank((least, drawn.height), TABLE)
    image.paste(drawn, ((least - drawn.width) // 2, 0))
    return image


def _both(
    view: DivinusView, own: DemigodView, marks: Sequence[Mark], focus: frozenset[str]
) -> Image.Image:
    """The own map with the market beside it, and the prices under the tiles."""
    offers = payments(view)
    grid = _PRICED if any(mark.option in offers for mark in marks) else _GRID
    wide, high = grid.whole
    layout = framed_layout(own, (CONTENT_WIDTH - wide - GAP - _RIM) // 4, _RIM)
    image = palette().blank((CONTENT_WIDTH, max(high, _RIM + layout.height)), TABLE)
    image.paste(land(own, layout, TABLE, marks, focus), (0, 0))
    cells = [mark for mark in marks if cells_of(mark.place)]
    image.paste(market(view, grid, cells, offers), (CONTENT_WIDTH - wide, 0))
    return image


def payments(view: DivinusView) -> dict[str, tuple[DieView, ...]]:
    """The dice that each option of the question would spend."""
    owner = next((demigod for demigod in view.demigods if demigod.seat == view.active), None)
    if owner is None:
        return {}
    dice = {die.id: die for die in owner.dice}
    return {payment.option: tuple(dice[name] for name in payment.dice) for payment in view.payments}


def _stock(view: DivinusView, own: DemigodView, say: Say, marks: Sequence[Mark]) -> Image.Image:
    """Dice with their numbers; zones, favour, the hero and artifacts."""
    shown = [mark for mark in marks if mark.place.startswith(("die:", "own:"))]
    picked = view.picked if view.active == own.seat else ()

    titles = tuple(say(thing_name("artifact", held.id)) for held in own.artifacts)

    def draw() -> Image.Image:
        fights = own.monster_cells is not None
        image = blank_sheet(CONTENT_WIDTH, 296 if fights else 206, active=view.active == own.seat)
        draw_dice(image, own, (24, 28, 800), 112, rows=1, marks=shown, picked=picked)
        draw_zones(image, own, (820, 16, 1120), 58)
        draw_favour(image, own, 1140, 52, 132)
        draw_tools(image, own, titles, (1136, 96, CONTENT_WIDTH - 16))
        if fights:
            draw_battles(image, own, 24, 246, shown)
        return image

    key = ("divinus stock", repr(own), titles, tuple(shown), tuple(picked), view.active == own.seat)
    return cached_layer(key, palette(), draw)
