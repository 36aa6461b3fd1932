"""Which cell to explore, where to lay its tile, and when to rest."""

from __future__ import annotations

from collections.abc import Iterator

from games.divinus.bot.worth import worth
from games.divinus.components import RESTS_TO_END
from games.divinus.land import AROUND, Layout, fitting
from games.divinus.outlook import layout_of, lie_of
from games.divinus.rules.map.placing import Open, places_about
from games.divinus.view import DemigodView, DivinusView, TileView

# What a spent die costs in favour, and what a Rest saves.
DIE = 0.17
REST = 0.1
# What a visit to a location brings, by and large.
VISIT = 0.4
# The size of a map from which on building over a tile is thought of.
COVERING = 12


def temples_of(demigod: DemigodView) -> dict[str, str]:
    """Which temple stands on which plot."""
    return {
        plot.label: symbol.detail
        for plot in demigod.plots
        for land in plot.tile.landscapes
        for symbol in land.symbols
        if symbol.kind == "temple"
    }


def open_for(demigod: DemigodView) -> tuple[Open, ...]:
    """The places for a new tile, as far as a view tells."""
    lying = tuple((plot.label, (plot.tile.id, plot.tile.turn)) for plot in demigod.plots)
    able = tuple(
        plot.label
        for plot in demigod.plots
        if plot.overbuilt is None and not (plot.consecrated or plot.hero or plot.monster)
    )
    return places_about(lying, able)


def laid(layout: Layout, tile: TileView, label: str, turn: int) -> Layout:
    """The map with a tile on a place, turned so."""
    covered = any(lie.label == label for lie in layout)
    lie = lie_of(tile, label, overbuilt=covered)._replace(turn=turn)
    return (*(old for old in layout if old.label != label), lie)


def ways(demigod: DemigodView, tile: TileView, beside: str | None) -> Iterator[tuple[str, int]]:
    """The ways to lay a tile that are worth a thought, next to ``beside`` if that is asked for:
    nothing is built over early.
    """
    covering = len(demigod.plots) >= COVERING
    for place in open_for(demigod):
        if place.covers and not covering:
            continue
        if beside is None or place.label in AROUND[beside]:
            for turn in fitting(tile.id, place.pattern):
                yield place.label, turn


def unvisited(view: DivinusView, tile: TileView) -> bool:
    """Whether exploring a tile means a visit to a location."""
    return bool(view.scenario) and any(
        symbol.kind == "location" and int(symbol.detail) not in view.visited
        for land in tile.landscapes
        for symbol in land.symbols
    )


def best_worth(
    view: DivinusView, seat: str, tile: TileView, beside: str | None = None
) -> float | None:
    """What the map is worth with a tile where it is best; None where it fits nowhere."""
    demigod = view.demigod(seat)
    layout = layout_of(demigod)
    if not layout:
        return worth(view, seat, laid(layout, tile, "G7", 0), {})
    temples = temples_of(demigod)
    return max(
        (
            worth(view, seat, laid(layout, tile, label, turn), temples)
            for label, turn in ways(demigod, tile, beside)
        ),
        default=None,
    )


def _would_end(view: DivinusView, seat: str) -> bool:
    """Whether a Rest now would be everybody's second in a row."""
    return all(each.rests + (each.seat == seat) >= RESTS_TO_END for each in view.demigods)


def choose_cell(view: DivinusView, seat: str) -> tuple[str, float]:
    """The option of a turn that promises most, and by how much the map gains with it."""
    demigod = view.demigod(seat)
    layout = layout_of(demigod)
    now = worth(view, seat, layout, temples_of(demigod)) if layout else 0.0
    active = sum(die.whereabouts == "active" for die in demigod.dice)
    hero = demigod.hero.plot if demigod.hero is not None else None
    # A Rest is for those who can do nothing else if it takes no die back, if there is no map yet
    # (a first tile is worth little by itself), and if everybody's second one would end the match.
    spent = len(demigod.dice) - active
    idle = not spent or not layout or _would_end(view, seat)
    best, gain = "rest", -1.0 if idle else REST * spent
    known: dict[tuple[str, str | None], float | None] = {}
    for payment in view.payments:
        tile = view.cells[payment.cell - 1].tile
        if tile is None:
            continue
        beside = hero if "heracles" in payment.means else None
        if (tile.id, beside) not in known:
            known[tile.id, beside] = best_worth(view, seat, tile, beside)
        value = known[tile.id, beside]
        if value is None:
            continue
        cost = DIE * len(payment.dice) + 0.1 * ("plumb" in payment.means)
        value += VISIT * unvisited(view, tile)
        if value - now - cost > gain:
            best, gain = payment.option, value - now - cost
    return best, gain


def choose_place(view: DivinusView, seat: str, options: tuple[str, ...]) -> str:
    """Where the tile in hand lies best."""
    demigod = view.demigod(seat)
    layout = layout_of(demigod)
    temples = temples_of(demigod)
    ghosts = [ghost for ghost in view.ghosts if ghost.option in options]
    if not ghosts:
        return options[0]
    return max(
        ghosts,
        key=lambda ghost: worth(
            view, seat, laid(layout, ghost.tile, ghost.label, ghost.tile.turn), temples
        ),
    ).option
