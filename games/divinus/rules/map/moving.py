"""Moving a tile of one's own map (10.2, 11.2): the Norse die, an artifact and Atalanta do it."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import seat_name
from games.core.steps import Procedure, choose
from games.divinus.map_survey import BESIDE
from games.divinus.rules.map.placing import Spot, open_places, spot_of, spots
from games.divinus.state import Carried, State


def _stays_whole(labels: list[str]) -> bool:
    """Whether tiles at these places hang together."""
    if not labels:
        return False
    found = [labels[0]]
    for label in found:
        for place in BESIDE[label]:
            if place in labels and place not in found:
                found.append(place)
    return len(found) == len(labels)


def ways(
    state: State, seat: str, label: str, allowed: Callable[[str], bool] = lambda place: True
) -> list[Spot]:
    """Where a tile of the map could go: by the rules of exploring, but never onto another tile.

    It may be turned, but not stay where it is.
    """
    places = open_places(state, seat, covering=False, without=label)
    tile = state.demigods[seat].plots[label].tile
    return [spot for spot in spots(state, tile, places, allowed) if spot.label != label]


def movable(
    state: State, seat: str, allowed: Callable[[str], bool] = lambda place: True
) -> list[str]:
    """The tiles that may be moved: nothing lies on or below them, there is another place for them,
    and the rest of the map stays connected."""
    plots = state.demigods[seat].plots
    return [
        label
        for label, plot in plots.items()
        if plot.under is None
        and not state.burdened(seat, label)
        and _stays_whole([other for other in plots if other != label])
        and ways(state, seat, label, allowed)
    ]


def move(
    state: State, seat: str, label: str, allowed: Callable[[str], bool] = lambda place: True
) -> Procedure[None]:
    """Choose the new place of a tile and lay it there."""
    plots = state.demigods[seat].plots
    plot = plots[label]
    options = [spot.option for spot in ways(state, seat, label, allowed)]
    del plots[label]
    state.held = Carried(plot.tile, options)
    answer = yield from choose(seat, "divinus.ask.move-to", options, place=label)
    state.held = None
    spot = spot_of(answer)
    plot.turn = spot.turn
    plots[spot.label] = plot
    state.tell("divinus.note.moved", seat=seat_name(seat), place=label, to=spot.label)
