"""Stickers on tiles (pages 17 to 19): factions, locations and temples, and where they fit."""

from __future__ import annotations

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose_unless_forced
from games.divinus.campaign.chapter import Deed
from games.divinus.components import SLOTS, TILES
from games.divinus.rules.map.board_changes import shuffle
from games.divinus.state import State, Stuck
from games.divinus.view import Faction
from games.divinus.words.names import faction as faction_name
from games.divinus.words.names import location as location_name
from games.divinus.words.names import temple as temple_name

_WIDE = ("power", "temple")


def slots_used(state: State, tile: str) -> int:
    """How many of a tile's three slots are taken: two by a place of power or a temple."""
    kinds = [kind.partition(":")[0] for _, kind in state.symbols(tile)]
    return sum(2 if kind in _WIDE else 1 for kind in kinds)


def open_power(state: State, tile: str) -> int | None:
    """The landscape with the tile's visible place of power."""
    return next((at for at, kind in state.symbols(tile) if kind == "power"), None)


def takes_temple(state: State, tile: str) -> bool:
    """Whether a temple may cover the tile's place of power: never beside a location."""
    return open_power(state, tile) is not None and not state.stuck(tile).location


def takes_location(state: State, tile: str) -> bool:
    """Whether a location fits: one a tile, only where a place of power is visible."""
    stuck = state.stuck(tile)
    free = slots_used(state, tile) < SLOTS
    return free and not stuck.location and open_power(state, tile) is not None


def takes_faction(state: State, tile: str) -> bool:
    """Whether a symbol of a faction fits."""
    return slots_used(state, tile) < SLOTS


def on(state: State, tile: str) -> Stuck:
    """The stickers of a tile, to be added to."""
    return state.stickers.setdefault(tile, Stuck())


def stick_temple(state: State, seat: str, tile: str, name: str) -> None:
    """Cover the place of power of a tile by a temple from the supply."""
    stuck = on(state, tile)
    stuck.temple, stuck.temple_since = name, state.scenario
    state.temples[name] -= 1
    state.tell("divinus.note.temple", seat=seat_name(seat), temple=temple_name(name))


def stick_faction(state: State, seat: str, faction: Faction) -> Procedure[None]:
    """Put a symbol of a faction on a landscape of one's own map, or where else it must go."""
    tile = yield from _tile_for(state, seat, faction)
    if tile is None:
        return
    number = yield from _landscape(state, seat, tile, faction)
    stuck = on(state, tile)
    stuck.factions.append((number, faction))
    if state.scenario:
        stuck.factions_since.append(state.scenario)
    state.tell("divinus.note.faction", seat=seat_name(seat), faction=faction_name(faction))


def stick_location(state: State, seat: str, number: int) -> Procedure[None]:
    """Put a location on a tile with a visible place of power, or where else it must go."""
    tile = yield from _tile_for(state, seat, "location")
    yield from _put_location(state, seat, tile, number)


def stick_location_on_board(state: State, seat: str, number: int) -> Procedure[None]:
    """Put a location on a tile of the board, or on one of a stack where none there takes it."""
    able = _on_board(state, "location")
    if able:
        answer = yield from choose_unless_forced(seat, "divinus.ask.sticker", able, kind="location")
        tile = state.board[int(answer.removeprefix("board."))]
    else:
        tile = yield from _from_stack(state, seat, "location")
    yield from _put_location(state, seat, tile, number)


def _put_location(state: State, seat: str, tile: str | None, number: int) -> Procedure[None]:
    if tile is None:
        return
    landscape = yield from _landscape(state, seat, tile, "location")
    stuck = on(state, tile)
    stuck.location, stuck.location_on, stuck.location_since = number, landscape, state.scenario
    state.deeds.append(Deed("placed", seat, str(number), tile=f"{tile}.{landscape}"))
    state.tell("divinus.note.location", seat=seat_name(seat), place=location_name(number))


def location_fits(state: State, *, maps: bool) -> bool:
    """Whether a location finds a tile: of the board, of a stack, or of ``maps`` as well."""
    tiles = [tile for tile in state.board.values() if tile is not None]
    tiles.extend(tile for stack in state.stacks.values() for tile in stack.tiles)
    if maps:
        tiles.extend(plot.tile for d in state.demigods.values() for plot in d.plots.values())
    return any(takes_location(state, tile) for tile in tiles)


def _landscape(state: State, seat: str, tile: str, kind: str) -> Procedure[int]:
    lands = TILES[tile].landscapes
    able = [f"{number}.{land.terrain}" for number, land in enumerate(lands)]
    plots = state.demigods[seat].plots.items()
    place = next((label for label, plot in plots if plot.tile == tile), "")
    answer = yield from choose_unless_forced(
        seat, "divinus.ask.landscape", able, kind=kind, place=place
    )
    return int(answer.partition(".")[0])


def _fits(state: State, kind: str, tile: str) -> bool:
    return takes_location(state, tile) if kind == "location" else takes_faction(state, tile)


def _on_board(state: State, kind: str) -> list[str]:
    return [
        f"board.{cell}"
        for cell, tile in state.board.items()
        if tile is not None and _fits(state, kind, tile)
    ]


def _tile_for(state: State, seat: str, kind: str) -> Procedure[str | None]:
    """The tile that a sticker goes on (page 19): one's own map, another's, the board, a stack."""
    maps = {
        owner: [
            f"{owner}.{label}"
            for label, plot in state.demigods[owner].plots.items()
            if _fits(state, kind, plot.tile)
        ]
        for owner in state.around(seat)
    }
    able = maps.pop(seat) or [option for options in maps.values() for option in options]
    able = able or _on_board(state, kind)
    if able:
        answer = yield from choose_unless_forced(seat, "divinus.ask.sticker", able, kind=kind)
        owner, _, place = answer.partition(".")
        return (
            state.board[int(place)] if owner == "board" else state.demigods[owner].plots[place].tile
        )
    return (yield from _from_stack(state, seat, kind))


def _from_stack(state: State, seat: str, kind: str) -> Procedure[str | None]:
    """Reveal tiles of a stack until the sticker fits; that tile goes under the shuffled stack."""
    able = [
        name
        for name, stack in state.stacks.items()
        if any(_fits(state, kind, tile) for tile in stack.tiles)
    ]
    if not able:
        return None
    answer = yield from choose_unless_forced(seat, "divinus.ask.stack", able)
    name = next(name for name in able if name == answer)
    stack = state.stacks[name]
    tile = next(tile for tile in stack.tiles if _fits(state, kind, tile))
    stack.tiles.remove(tile)
    state.reveal(
        "divinus.note.from-stack",
        seat=seat_name(seat),
        stack=phrase(f"divinus.stack.{name}"),
        tile=phrase("divinus.tile-id", tile=tile),
    )
    yield from shuffle(state, name)
    stack.sink(tile)
    return tile
