"""Decides which cell to explore, where to lay its tile, and when to rest."""

from __future__ import annotations

from collections.abc import Iterator

from games.divinus.components import RESTS_TO_END
from games.divinus.computer.evaluation import evaluate
from games.divinus.map_survey import AROUND, Layout, fitting
from games.divinus.rules.map.placing import Open, appearance, places_about
from games.divinus.view import DemigodView, DivinusView, TileView
from games.divinus.view_queries import as_placed_tile, layout_of

# The cost of a spent die, in favour.
DIE = 0.17
# The value of a Rest: so much for each die that it returns, less the turn that it takes.
REST = 0.1
TURN = 0.2
# With so many active dice a Rest is only for boards that would spoil the map.
MANY_DICE = 5
SPOILED = -0.4
# The estimated value of a visit.
VISIT = 0.4
# The number of tiles from which on covering a tile is considered.
COVERING = 12


def temples_of(demigod: DemigodView) -> dict[str, str]:
    """The plots of a map with a temple, each with its temple."""
    return {
        plot.label: symbol.detail
        for plot in demigod.plots
        for land in plot.tile.landscapes
        for symbol in land.symbols
        if symbol.kind == "temple"
    }


def open_for(demigod: DemigodView) -> tuple[Open, ...]:
    """The places for a new tile, computed from a view."""
    lying = tuple((plot.label, (plot.tile.id, plot.tile.turn)) for plot in demigod.plots)
    able = tuple(
        plot.label
        for plot in demigod.plots
        if plot.overbuilt is None and not (plot.consecrated or plot.hero or plot.monster)
    )
    return places_about(lying, able)


def laid(layout: Layout, tile: TileView, label: str, turn: int) -> Layout:
    """The layout with a tile at ``label``, turned by ``turn`` quarters."""
    covered = any(placed_tile.label == label for placed_tile in layout)
    placed_tile = as_placed_tile(tile, label, overbuilt=covered)._replace(turn=turn)
    return (*(old for old in layout if old.label != label), placed_tile)


def ways(demigod: DemigodView, tile: TileView, beside: str | None) -> Iterator[tuple[str, int]]:
    """The places and turns for a tile that are worth evaluating, next to ``beside`` if it is given;
    no tile is covered early, and of turns that look alike only the first is given."""
    symbols = as_placed_tile(tile, "").symbols
    covering = len(demigod.plots) >= COVERING
    for place in open_for(demigod):
        if place.covers and not covering:
            continue
        if beside is None or place.label in AROUND[beside]:
            looks: list[object] = []
            for turn in fitting(tile.id, place.pattern):
                look = appearance(tile.id, turn, symbols)
                if look not in looks:
                    looks.append(look)
                    yield place.label, turn


def unvisited(view: DivinusView, tile: TileView) -> bool:
    """Whether exploring a tile leads to a visit of its location."""
    return bool(view.scenario) and any(
        symbol.kind == "location" and int(symbol.detail) not in view.visited
        for land in tile.landscapes
        for symbol in land.symbols
    )


def best_value(
    view: DivinusView, seat: str, tile: TileView, beside: str | None = None
) -> float | None:
    """The value of the map with a tile at its best place; None if the tile fits nowhere."""
    demigod = view.demigod(seat)
    layout = layout_of(demigod)
    if not layout:
        return evaluate(view, seat, laid(layout, tile, "G7", 0), {})
    temples = temples_of(demigod)
    values = [
        evaluate(view, seat, laid(layout, tile, label, turn), temples)
        for label, turn in ways(demigod, tile, beside)
    ]
    return max(values, default=None)


def _would_end(view: DivinusView, seat: str) -> bool:
    """Whether a Rest now would be everybody's second in a row."""
    return all(each.rests + (each.seat == seat) >= RESTS_TO_END for each in view.demigods)


def _leads(view: DivinusView, seat: str) -> bool:
    """Whether a seat would have most favour if the match ended now."""
    owed = {
        demigod.seat: demigod.points
        + sum(goal.rewards[demigod.seat] for god in view.gods for goal in god.goals)
        for demigod in view.demigods
    }
    return all(owed[seat] > count for other, count in owed.items() if other != seat)


def rest_value(view: DivinusView, seat: str) -> float:
    """The value of a Rest, with which the gain of an exploration is compared."""
    demigod = view.demigod(seat)
    active = sum(die.whereabouts == "active" for die in demigod.dice)
    spent = len(demigod.dice) - active
    # Rest only without another option if it returns no die, if there is no map yet
    # (a first tile has little value by itself), and if it would end a match that is not won.
    lost = _would_end(view, seat) and not (len(demigod.plots) >= COVERING and _leads(view, seat))
    if not spent or not demigod.plots or lost:
        return -1.0
    if active >= MANY_DICE:
        return SPOILED
    return REST * spent - TURN


def tile_gain(
    view: DivinusView, seat: str, tile: TileView, now: float, beside: str | None = None
) -> float | None:
    """By how much a tile raises the value of the map, a visit included; None if it fits nowhere.

    ``now`` is the :func:`present_value` of the map.
    """
    value = best_value(view, seat, tile, beside)
    if value is None:
        return None
    return value - now + VISIT * unvisited(view, tile)


def present_value(view: DivinusView, seat: str) -> float:
    """The value of a seat's map as it lies."""
    demigod = view.demigod(seat)
    layout = layout_of(demigod)
    return evaluate(view, seat, layout, temples_of(demigod)) if layout else 0.0


def choose_cell(view: DivinusView, seat: str) -> tuple[str, float]:
    """The best option of a turn, and by how much it raises the value of the map."""
    demigod = view.demigod(seat)
    hero = demigod.hero.plot if demigod.hero is not None else None
    best, gain = "rest", rest_value(view, seat)
    now = present_value(view, seat)
    known: dict[tuple[str, str | None], float | None] = {}
    for payment in view.payments:
        tile = view.cells[payment.cell - 1].tile
        if tile is None:
            continue
        beside = hero if "heracles" in payment.means else None
        if (tile.id, beside) not in known:
            known[tile.id, beside] = tile_gain(view, seat, tile, now, beside)
        raised = known[tile.id, beside]
        if raised is None:
            continue
        cost = DIE * len(payment.dice) + 0.1 * ("plumb" in payment.means)
        if raised - cost > gain:
            best, gain = payment.option, raised - cost
    return best, gain


def choose_place(view: DivinusView, seat: str, options: tuple[str, ...]) -> str:
    """The best place for the tile in hand."""
    demigod = view.demigod(seat)
    layout = layout_of(demigod)
    temples = temples_of(demigod)
    ghosts = [ghost for ghost in view.ghosts if ghost.option in options]
    if not ghosts:
        return options[0]
    return max(
        ghosts,
        key=lambda ghost: evaluate(
            view, seat, laid(layout, ghost.tile, ghost.label, ghost.tile.turn), temples
        ),
    ).option
