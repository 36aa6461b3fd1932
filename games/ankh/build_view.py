"""Builds the view of a seat from a state of Ankh. Nothing but sealed answers is hidden."""

from __future__ import annotations

from functools import lru_cache

from games.ankh.board import Board, claws
from games.ankh.components import (
    ACTIONS,
    CELLS,
    CONSOLIDATION,
    EVENTS,
    EVENTS_FOR_TWO,
    GROUND,
    RIVER,
    advances,
)
from games.ankh.rules.strength import strength
from games.ankh.scoring import winning_seats
from games.ankh.state import State
from games.ankh.view import (
    AnkhView,
    BattleView,
    ChainView,
    FigureView,
    GodView,
    HexView,
    MonumentKind,
)


def view(state: State, seat: str | None) -> AnkhView:
    """The view of ``seat`` (None: of the public); it shows the whole table."""
    return AnkhView(
        seat=seat,
        scenario=state.scenario,
        turn=state.turn,
        active=state.active or None,
        seats=state.seats,
        god_of=dict(state.god_of),
        forgotten=tuple(state.forgotten),
        hexes=_hexes(state),
        river=RIVER,
        camels=state.camels,
        camels_left=state.camels_left(),
        gods=_gods(state),
        tracks={
            action: (state.tracks[action], advances(action, len(state.seats))) for action in ACTIONS
        },
        events=_events(state),
        event=state.event,
        guardians=dict(state.guardians),
        monuments_left=state.monuments_left(),
        tiebreaker=state.tiebreaker,
        tiebreaker_ready=state.tiebreaker_ready,
        battle=_battle(state),
        chains=_chains(state),
        winners=tuple(winning_seats(state)) if state.over else None,
    )


def _hexes(state: State) -> tuple[HexView, ...]:
    regions = _regions(state.board, tuple(state.tokens.items()))
    gates = {label for god in state.gods.values() for label in god.gates}
    found: list[HexView] = []
    for label in CELLS:
        figure = state.figures.get(label)
        built = state.monuments.get(label)
        found.append(
            _hex(
                label,
                regions[label],
                (figure.kind, figure.owner, figure.radiant, figure.turn) if figure else None,
                (built.kind, built.owner) if built else None,
                label in gates,
            )
        )
    return tuple(found)


@lru_cache(maxsize=128)
def _regions(board: Board, tokens: tuple[tuple[int, str], ...]) -> dict[str, tuple[int, ...]]:
    """The numbers of the regions that each hex belongs to."""
    numbers = {board.of[land]: number for number, land in tokens}
    return {
        label: tuple(numbers[region] for region in board.regions_of(label) if region in numbers)
        for label in CELLS
    }


# Most hexes are the same in successive views and for every seat, so the objects are shared.
@lru_cache(maxsize=8192)
def _hex(
    label: str,
    regions: tuple[int, ...],
    figure: tuple[str, str, bool, int] | None,
    built: tuple[MonumentKind, str | None] | None,
    gate: bool,
) -> HexView:
    q, r = CELLS[label]
    kind, owner = built or (None, None)
    stands = _figure(label, *figure) if figure else None
    return HexView(label, q, r, GROUND[label], regions, stands, kind, owner, gate)


def _figure(label: str, kind: str, owner: str, radiant: bool, turn: int) -> FigureView:
    aimed = claws(label, turn) if kind == "giant_scorpion" else ()
    return FigureView(kind, owner, radiant, aimed)


def _gods(state: State) -> tuple[GodView, ...]:
    ranks = {god: rank for rank, god in enumerate(reversed(state.ranked()), 1)}
    return tuple(
        GodView(
            seat=seat,
            junior=god.junior,
            gods=tuple(god.gods),
            devotion=god.devotion,
            rank=ranks[seat],
            red=state.in_red(seat),
            followers=god.followers,
            powers=tuple(god.powers),
            hand=tuple(god.hand),
            played=tuple(god.played),
            warriors_left=state.warriors_left(seat),
            guardians=tuple(god.guardians),
            suns_left=state.suns_left(seat),
            gates_left=state.gates_left(seat),
            captives=tuple(god.captives),
            ankhs_left=state.ankhs_left(seat),
            double_ready=state.has(seat, "amun") and god.double_ready,
        )
        for seat, god in state.gods.items()
    )


def _battle(state: State) -> BattleView | None:
    clash = state.clash
    if clash is None:
        return None
    return BattleView(
        clash.region,
        tuple(clash.fighters),
        {god: tuple(cards) for god, cards in clash.cards.items()},
        dict(clash.strengths),
        {
            god: strength(state, god, state.region_of(clash.region), clash.cards.get(god, []))
            for god in clash.fighters
        },
    )


def _chains(state: State) -> tuple[ChainView, ...]:
    if state.splitting is None:
        return ()
    chains = state.board.caravans(state.region_of(state.splitting))
    return tuple(ChainView(chain.option, chain.borders) for chain in chains)


def _events(state: State) -> tuple[str, ...]:
    """The event track; where the scenario joins regions, it has consolidations for caravans."""
    track = EVENTS if len(state.seats) > 2 else EVENTS_FOR_TWO
    if state.scenario != "peoples_revolt":
        return track
    return tuple(CONSOLIDATION if name == "camel" else name for name in track)
