"""Builds the views of tiles and dice."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import get_args

from games.divinus.components import DIE_STICKERS, TILES
from games.divinus.demigod import Die
from games.divinus.map_survey import sides_of
from games.divinus.rules.dice.prices import values
from games.divinus.state import PYTHIA, State, Stuck
from games.divinus.view import (
    DieView,
    FaceView,
    LandscapeView,
    Symbol,
    SymbolView,
    TileView,
)

_SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)


def tile_view(state: State, tile: str, turn: int = 0) -> TileView:
    """A tile with its stickers, turned by ``turn`` quarters."""
    return tile_with(tile, state.stuck(tile), turn)


def tile_with(tile: str, stuck: Stuck, turn: int = 0) -> TileView:
    """A tile with the given stickers, turned by ``turn`` quarters."""
    factions = tuple(stuck.factions)
    return _tile(tile, turn, stuck.temple, factions, stuck.location, stuck.location_on)


@lru_cache(maxsize=4096)
def _tile(
    tile: str,
    turn: int,
    temple: str,
    factions: tuple[tuple[int, str], ...],
    location: int,
    location_on: int,
) -> TileView:
    """Built once for each tile, turn and stickers: every view shows dozens of tiles."""
    part = TILES[tile]
    lands: list[LandscapeView] = []
    for number, land in enumerate(part.landscapes):
        symbols: list[SymbolView] = []
        for kind in land.symbols:
            if kind == "power" and temple:
                symbols.append(SymbolView("temple", True, temple))
            else:
                symbols.append(_symbol(kind))
        symbols.extend(_symbol(kind, True) for at, kind in factions if at == number)
        if location and location_on == number:
            symbols.append(SymbolView("location", True, str(location)))
        reach = tuple(sorted((side + turn) % 4 for side in land.reach))
        lands.append(LandscapeView(land.terrain, reach, tuple(symbols)))
    north, east, south, west = sides_of(tile, turn)
    return TileView(tile, part.stack, turn, (north, east, south, west), tuple(lands))


@cache
def _symbol(kind: str, sticker: bool = False) -> SymbolView:
    return SymbolView(next(name for name in _SYMBOLS if name == kind), sticker)


@cache
def face_view(number: int, sticker: str) -> FaceView:
    """A face of a die, printed or stuck."""
    if not sticker:
        return FaceView(str(number), (number,))
    stuck = DIE_STICKERS[sticker]
    return FaceView(stuck.face, stuck.values, sticker, stuck.special)


def die_view(state: State, seat: str, die: Die) -> DieView:
    """A demigod's die."""
    return DieView(
        die.id,
        seat,
        tuple(face_view(number, sticker) for number, sticker in enumerate(die.faces, 1)),
        die.top,
        values(state.demigods[seat], die),
        die.where,
        die.cell or None,
        die.id == PYTHIA,
    )
