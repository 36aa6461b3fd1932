"""The dice of the pantheons (9.1, 10.2): nine effects each, for the favourite to use."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose
from games.divinus.board import LINES, PAIRS
from games.divinus.demigod import PantheonDie, Plot
from games.divinus.fixes import ABLE_DIE, OVERBUILT_BY_A_DIE
from games.divinus.rules.dice.effects import flip, reactivate, reroll
from games.divinus.rules.dice.rolling import draw_top, refresh, take_up
from games.divinus.rules.gains.artifacts import triggered
from games.divinus.rules.gains.changes import unfold
from games.divinus.rules.map.board_changes import (
    PAIRS_IN_LINE,
    move_tile,
    replace_line,
    replace_one,
    replace_one_of_two,
    replaceable,
    search_symbol,
    searchable,
    sink,
    swap_adjacent,
    swap_line,
    swappable,
)
from games.divinus.rules.map.moving import movable
from games.divinus.rules.map.placing import Open, open_places, spot_of, spots
from games.divinus.state import Carried, State
from games.divinus.words.names import pantheon_face

OVERBUILD_DRAW = 2


def may_use_pantheon_die(state: State, seat: str) -> bool:
    """Whether the seat's pantheon's die is active and its top face can do something now.

    Before the fix "able-die" an active die could always be used.
    """
    die = state.demigods[seat].pantheon_die
    if die is None or not die.active:
        return False
    return not state.has_fix(ABLE_DIE) or _ABLE[die.effect](state, seat)


def use_pantheon_die(state: State, seat: str) -> Procedure[None]:
    """Do what the die shows; it is used then, unless it was only turned to another face."""
    demigod = state.demigods[seat]
    die = demigod.pantheon_die
    assert die is not None
    effect = die.effect
    state.tell(
        "divinus.note.pantheon-die",
        seat=seat_name(seat),
        effect=pantheon_face(effect),
    )
    if effect == "set_value":
        yield from _set_value(state, seat, die)
        return
    before = state.land(seat)
    covered = _covered(state, seat)
    yield from _EFFECTS[effect](state, seat)
    die.active = False
    events: list[str] = []
    if state.has_fix(OVERBUILT_BY_A_DIE) and _covered(state, seat) > covered:
        events = [f"artifact:{held.id}" for held in triggered(state, seat, "overbuild")]
    yield from unfold(state, seat, before, events)


def _covered(state: State, seat: str) -> int:
    """How many tiles of a map lie on another one."""
    return sum(plot.under is not None for plot in state.demigods[seat].plots.values())


def _set_value(state: State, seat: str, die: PantheonDie) -> Procedure[None]:
    able = [str(top) for top in range(1, 7) if top != die.top]
    die.top = int((yield from choose(seat, "divinus.ask.pantheon-face", able)))


def _lines_with_dice(state: State) -> list[str]:
    return [name for name, line in LINES.items() if any(state.dice_in(cell) for cell in line)]


def refresh_line(state: State, seat: str) -> Procedure[None]:
    """Everybody must refresh the dice in one row or column, the active demigod first."""
    able = _lines_with_dice(state)
    if not able:
        return
    line = yield from choose(seat, "divinus.ask.line", able)
    for owner in state.around(seat):
        dice = [
            die
            for die in state.demigods[owner].dice
            if die.where == "cell" and die.cell in LINES[line]
        ]
        if dice:
            yield from take_up(state, owner, dice)


def _places_to_cover(state: State, seat: str) -> list[Open]:
    return [place for place in open_places(state, seat) if place.covers]


def draw_and_overbuild(state: State, seat: str) -> Procedure[None]:
    """Take the two top tiles of a stack; one may be built over a tile of one's map."""
    stacks = [name for name, stack in state.stacks.items() if stack.tiles]
    if not stacks:
        return
    answer = yield from choose(seat, "divinus.ask.stack", stacks)
    name = next(stack for stack in stacks if stack == answer)
    count = min(OVERBUILD_DRAW, len(state.stacks[name].tiles))
    drawn = [draw_top(state, name) for _ in range(count)]
    shown = tuple(phrase("divinus.tile-id", tile=tile) for tile in drawn)
    state.reveal("divinus.note.drawn", seat=seat_name(seat), tiles=shown)
    places = _places_to_cover(state, seat)
    able = [tile for tile in drawn if spots(state, tile, places)]
    chosen = "none"
    if able:
        chosen = yield from choose(seat, "divinus.ask.drawn", [*able, "none"])
    yield from sink(state, seat, [tile for tile in drawn if tile != chosen])
    if chosen == "none":
        return
    options = [spot.option for spot in spots(state, chosen, places)]
    state.held = Carried(chosen, options)
    spot = spot_of((yield from choose(seat, "divinus.ask.place", options)))
    state.held = None
    plots = state.demigods[seat].plots
    plots[spot.label] = Plot(chosen, spot.turn, plots[spot.label].tile)
    state.tell("divinus.note.overbuilt", seat=seat_name(seat), place=spot.label)


_EFFECTS: dict[str, Callable[[State, str], Procedure[object]]] = {
    "reroll_2": lambda state, seat: reroll(state, seat, 2),
    "flip_1": lambda state, seat: flip(state, seat, 1),
    "refresh_1": lambda state, seat: refresh(state, seat, 1),
    "flip_2": lambda state, seat: flip(state, seat, 2),
    "refresh_2": lambda state, seat: refresh(state, seat, 2),
    "refresh_line": refresh_line,
    "reactivate_1": lambda state, seat: reactivate(state, seat, 1),
    "reroll_any": lambda state, seat: reroll(state, seat, len(state.demigods[seat].dice)),
    "swap_adjacent": swap_adjacent,
    "replace_1": replace_one,
    "move_tile": move_tile,
    "swap_line": swap_line,
    "replace_1_of_2": replace_one_of_two,
    "replace_line": replace_line,
    "search_symbol": search_symbol,
    "draw_2_overbuild": draw_and_overbuild,
}


def _has_active(state: State, seat: str) -> bool:
    return bool(state.demigods[seat].active_dice())


def _has_used(state: State, seat: str) -> bool:
    return bool(state.demigods[seat].used_dice())


def _can_overbuild(state: State, seat: str) -> bool:
    stacked = any(stack.tiles for stack in state.stacks.values())
    return stacked and bool(_places_to_cover(state, seat))


# Whether an effect can change anything, by its name.
_ABLE: dict[str, Callable[[State, str], bool]] = {
    "reroll_2": _has_active,
    "flip_1": _has_active,
    "refresh_1": _has_used,
    "flip_2": _has_active,
    "refresh_2": _has_used,
    "refresh_line": lambda state, seat: bool(_lines_with_dice(state)),
    "reactivate_1": _has_used,
    "reroll_any": _has_active,
    "swap_adjacent": lambda state, seat: bool(swappable(state, PAIRS)),
    "replace_1": lambda state, seat: bool(replaceable(state)),
    "move_tile": lambda state, seat: bool(movable(state, seat)),
    "swap_line": lambda state, seat: bool(swappable(state, PAIRS_IN_LINE)),
    "replace_1_of_2": lambda state, seat: bool(replaceable(state)),
    "replace_line": lambda state, seat: bool(replaceable(state)),
    "search_symbol": lambda state, seat: bool(searchable(state)),
    "draw_2_overbuild": _can_overbuild,
    "set_value": lambda state, seat: True,
}
