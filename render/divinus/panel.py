"""A seat's own picture: the own map and the market with numbered options, and what is at hand."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.divinus.view import DemigodView, DieView, DivinusView
from render.art.palette import TABLE
from render.divinus.cards import choice_parts
from render.divinus.demigod.row import draw_battles, draw_dice, draw_favour, draw_tools, draw_zones
from render.divinus.inks import inks
from render.divinus.map.land import land
from render.divinus.map.lay import enlarged, framed
from render.divinus.middle.goals import goals
from render.divinus.middle.market import Grid, cells_of, market
from render.divinus.names import named
from render.face import Mark, Say
from render.kit.layers import layer
from render.kit.rows import paper
from render.kit.stack import GAP, INNER, Part, fitting

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
    """What the question is about; nothing where it is about nothing that can be shown alone."""
    own = next((demigod for demigod in view.demigods if demigod.seat == view.seat), None)
    choices = choice_parts(view, say)
    if choices and not marks:
        return [*choices]
    if own is None or not (marks or focus) or not (own.plots or view.ghosts):
        return []
    if marks and all(_on_map(mark) for mark in marks):
        land = _large(view, own, marks, focus)
        return fitting([*choices, land], *_wants(view, say, marks, max(land.width, _LEAST)))
    dice = _stock(view, own, say, marks)
    wants = _wants(view, say, marks, INNER)
    if any(_in_battle(mark) for mark in marks):
        return fitting([*wants, dice], _both(view, own, marks, focus))
    return fitting([_both(view, own, marks, focus), dice], *wants)


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
    """The own map alone, with the tile at each place and turn that it may have."""
    ghosts = view.ghosts if view.active == own.seat else ()
    lay = enlarged(own, ghosts, (INNER, _TALL), _RIM, _MOST)
    drawn = land(own, lay, TABLE, marks, focus, ghosts)
    least = round(drawn.height / _SLENDER)
    if drawn.width >= least:
        return drawn
    image = inks().blank((least, drawn.height), TABLE)
    image.paste(drawn, ((least - drawn.width) // 2, 0))
    return image


def _both(
    view: DivinusView, own: DemigodView, marks: Sequence[Mark], focus: frozenset[str]
) -> Image.Image:
    """The own map with the market beside it; prices stand under the tiles that can be had."""
    offers = paying(view)
    grid = _PRICED if any(mark.option in offers for mark in marks) else _GRID
    wide, high = grid.whole
    lay = framed(own, (INNER - wide - GAP - _RIM) // 4, _RIM)
    image = inks().blank((INNER, max(high, _RIM + lay.height)), TABLE)
    image.paste(land(own, lay, TABLE, marks, focus), (0, 0))
    cells = [mark for mark in marks if cells_of(mark.place)]
    image.paste(market(view, grid, cells, offers), (INNER - wide, 0))
    return image


def paying(view: DivinusView) -> dict[str, tuple[DieView, ...]]:
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

    titles = tuple(say(named("artifact", held.id)) for held in own.artifacts)

    def draw() -> Image.Image:
        fights = own.monster_cells is not None
        image = paper(INNER, 296 if fights else 206, active=view.active == own.seat)
        draw_dice(image, own, (24, 28, 800), 112, rows=1, marks=shown, picked=picked)
        draw_zones(image, own, (820, 16, 1120), 58)
        draw_favour(image, own, 1140, 52, 132)
        draw_tools(image, own, titles, (1136, 96, INNER - 16))
        if fights:
            draw_battles(image, own, 24, 246, shown)
        return image

    key = ("divinus stock", repr(own), titles, tuple(shown), tuple(picked), view.active == own.seat)
    return layer(key, inks(), draw)
