"""Builds the views of Ankh and audits positions. Nothing but sealed answers is hidden."""

from __future__ import annotations

from functools import lru_cache

from games.ankh.components import (
    ACTIONS,
    CARDS,
    CELLS,
    EVENTS,
    EVENTS_FOR_TWO,
    GROUND,
    GUARDIANS,
    RIVER,
    WARRIORS_EACH,
    advances,
)
from games.ankh.egypt import Egypt, claws
from games.ankh.fixes import SUMMON_ON_GATES
from games.ankh.rules.strength import strength
from games.ankh.rules.turn import winning_seats
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
from games.core.fair import Dice


def view(state: State, seat: str | None) -> AnkhView:
    """What ``seat`` (None: the public) may see: the whole table."""
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
        events=EVENTS if len(state.seats) > 2 else EVENTS_FOR_TWO,
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
    regions = _regions(state.map, tuple(state.tokens.items()))
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
def _regions(egypt: Egypt, tokens: tuple[tuple[int, str], ...]) -> dict[str, tuple[int, ...]]:
    """The numbers of the regions that each hex belongs to."""
    numbers = {egypt.of[land]: number for number, land in tokens}
    return {
        label: tuple(numbers[region] for region in egypt.regions_of(label) if region in numbers)
        for label in CELLS
    }


# Most hexes are the same from one look to the next, and for everybody: one object is enough.
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
    chains = state.map.caravans(state.region_of(state.splitting))
    return tuple(ChainView(chain.option, chain.borders) for chain in chains)


def conceal(state: State, seat: str | None, dice: Dice) -> State:
    """Nothing in a state of Ankh is hidden from anybody."""
    return state


def audit(state: State) -> list[str]:
    """What is wrong with a position."""
    if state.stage == "set_up":
        return []
    wrong: list[str] = []
    for god, held in state.gods.items():
        if not 0 <= state.warriors_left(god) <= WARRIORS_EACH:
            wrong.append(f"{god} has lost count of its warriors")
        if min(held.followers, held.devotion, state.ankhs_left(god)) < 0:
            wrong.append(f"{god} owes something")
        if sorted([*held.hand, *held.played]) != sorted(CARDS):
            wrong.append(f"{god} does not have the seven cards")
        for size in ("small", "large"):
            if sum(GUARDIANS[kind].base == size for kind in state.owned_guardians(god)) > 2:
                wrong.append(f"{god} has more guardians than {size} bases")
        if len(held.powers) > 6 or len(held.captives) > 3:
            wrong.append(f"{god} has too many powers or captives")
    for label, figure in state.figures.items():
        if label in state.monuments:
            wrong.append(f"{label} holds a figure and a monument")
        if GROUND[label] == "water" and figure.kind != "apep":
            wrong.append(f"a {figure.kind} stands in the water at {label}")
        if (
            state.gate_at(label)
            and label not in _gates_of(state, figure.owner)
            and not state.has_fix(SUMMON_ON_GATES)
        ):
            wrong.append(f"a foreign figure stands on the gate at {label}")
    regions = [state.map.of[land] for land in state.tokens.values()]
    if sorted(regions) != list(range(len(state.map.regions))):
        wrong.append("regions and conflict tokens do not match")
    if state.camels_left() < 0 or min(state.monuments_left().values()) < 0:
        wrong.append("camels or monuments came from nowhere")
    if any(left < 0 for left in (state.suns_left(god) for god in state.gods)):
        wrong.append("too many suns shine")
    return wrong


def _gates_of(state: State, god: str) -> list[str]:
    return state.gods[god].gates if god in state.gods else []
