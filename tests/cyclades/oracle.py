"""The oracle of Cyclades: the options of questions, computed from the rulebook a second time.

It covers offerings, fleets, troops and buildings. It has no opinion on teams, nor on positions
with creatures' figures.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.core.match import AnyMatch
from games.core.steps import Ask
from games.cyclades.components import TRACK
from games.cyclades.state import Building, State
from tests.selfplay.oracle import Answer


def _alone(state: State) -> bool:
    """Whether every faction plays for itself and no creature's figure is on the board."""
    teams = [faction.team for faction in state.factions.values()]
    return len(set(teams)) == len(teams) and not state.figures


def _means(state: State, seat: str) -> int:
    """The highest offering that can be paid: coins and priestesses (p. 6)."""
    return state.gold(seat) + state.factions[seat].priestesses


def _spaces(state: State, seat: str, god: str) -> list[int]:
    """The spaces of an altar that are above the present offering and can be paid (p. 4)."""
    there = next((bid.space for name, bid in state.bids.items() if name == god), 0)
    return [space for space in TRACK if there < space <= _means(state, seat)]


def god(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Every altar where the player can outbid, except the one they were displaced from."""
    state: State = match.state
    if not _alone(state):
        return None
    altars = [altar for altar in match.view(ask.seat).altars if altar.open]
    driven = state.barred.get(ask.seat)
    # Apollo is free, and his bidder is not displaced.
    return {
        altar.god
        for altar in altars
        if altar.god != driven
        and (
            altar.bidder is None
            if altar.god == "apollo"
            else bool(_spaces(state, ask.seat, altar.god))
        )
    }


def bid(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Every space above the present offering that can be paid; 25 is the highest (p. 4)."""
    state: State = match.state
    chosen = next(e for e in reversed(match.entries) if e.key == "cyclades.ask.god")
    if not _alone(state) or chosen.seat != ask.seat:
        return None
    return map(str, _spaces(state, ask.seat, chosen.picks[0]))


def fleet(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """A sea beside an own land that is empty or holds own fleets (p. 6)."""
    state: State = match.state
    if not _alone(state):
        return None
    near = {sea for land in state.lands_of(ask.seat) for sea in state.board.near_seas[land]}
    return {sea for sea in near if state.seas[sea].owner in (None, ask.seat)}


def recruit(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Any land of one's own (p. 8)."""
    state: State = match.state
    return state.lands_of(ask.seat) if _alone(state) else None


def sail_from(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Any sea with own fleets (p. 7)."""
    state: State = match.state
    return state.seas_of(ask.seat) if _alone(state) else None


def sail_to(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Any bordering sea, also one with fleets of others (p. 7)."""
    state, start = match.state, ask.facts.get("area")
    if not _alone(state) or not isinstance(start, str):
        return None
    near: Iterable[str] = state.board.near_seas[start]
    return near


def sail_count(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """One or more of the fleets there (p. 7)."""
    state, start = match.state, ask.facts.get("start")
    if not _alone(state) or not isinstance(start, str):
        return None
    return map(str, range(1, state.seas[start].fleets + 1))


def _reached(state: State, seat: str, start: str) -> set[str]:
    """Neighbours on the island, and every land at the end of a chain of own fleets (p. 8)."""
    chain = [sea for sea in state.board.near_seas[start] if state.seas[sea].owner == seat]
    for sea in chain:
        chain += [
            near
            for near in state.board.near_seas[sea]
            if state.seas[near].owner == seat and near not in chain
        ]
    across = {land for sea in chain for land in state.board.near_lands[sea]}
    return ({*state.board.near_lands[start]} | across) - {start}


def march_to(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Every land that can be reached, except the last land of a rival (p. 8).

    No opinion if that last land has a metropolis, because taking it may win.
    """
    state, start = match.state, ask.facts.get("area")
    if not _alone(state) or not isinstance(start, str):
        return None
    reached = _reached(state, ask.seat, start)
    last = {
        land
        for land in reached
        if (owner := state.lands[land].owner) not in (None, ask.seat)
        and len(state.lands_of(owner)) == 1
    }
    if any(b.kind == "metropolis" and s.partition(".")[0] in last for s, b in _built(state)):
        return None
    return reached - last


def _built(state: State) -> Iterable[tuple[str, Building]]:
    return state.buildings.items()


def slot(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Any free slot of one's own (p. 6); no opinion if there is none."""
    state: State = match.state
    if not _alone(state):
        return None
    free = [name for name in state.slots_of(ask.seat) if name not in state.buildings]
    return free or None


def hera(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """A basic building that one does not have yet and the supply still has (p. 9)."""
    state: State = match.state
    return [k for k, left in state.supply.items() if left and not state.buildings_of(ask.seat, k)]


ANSWERS: Mapping[str, Answer] = {
    "cyclades.ask.god": god,
    "cyclades.ask.bid": bid,
    "cyclades.ask.fleet": fleet,
    "cyclades.ask.recruit": recruit,
    "cyclades.ask.sail-from": sail_from,
    "cyclades.ask.sail-to": sail_to,
    "cyclades.ask.sail-count": sail_count,
    "cyclades.ask.march-to": march_to,
    "cyclades.ask.slot": slot,
    "cyclades.ask.hera": hera,
}
