"""The course of the game (page 3) and its end (page 10)."""

from __future__ import annotations

from games.core.game import Standing
from games.core.phrase import phrase, seat_name
from games.core.steps import Story, checkpoint
from games.cyclades.rules.fate import prepare_round
from games.cyclades.rules.figures import upkeep
from games.cyclades.rules.gods import take_turn
from games.cyclades.rules.income import collect
from games.cyclades.rules.offerings import offerings, open_gods
from games.cyclades.rules.setup import prepare
from games.cyclades.state import State
from games.cyclades.view import StandingView


def play(state: State) -> Story[None]:
    """A whole match, from wherever the state stands."""
    if state.phase == "placement":
        with state.scene("core.scene.setup"):
            yield from prepare(state)
        state.phase = "income"
    while state.phase != "over":
        if state.phase == "income":
            yield from checkpoint("round")
            with state.incident("cyclades.scene.round", round=state.round):
                yield from begin_round(state)
        if state.phase == "offerings":
            with state.incident("cyclades.scene.offerings", round=state.round):
                yield from offerings(state)
            state.phase = "upkeep"
        if state.phase == "upkeep":
            yield from checkpoint("upkeep")
            with state.scene("cyclades.scene.upkeep"):
                yield from upkeep(state)
            state.phase = "actions"
            state.next_order = []
            state.to_act = [god for god in open_gods(state) if god in state.bids]
            state.to_act.append("apollo")
        while state.to_act:
            yield from checkpoint("turn")
            yield from god_turn(state)
        end_round(state)


def begin_round(state: State) -> Story[None]:
    """Phases 1 and 2; the first round begins with its income."""
    if state.round > 1:
        yield from prepare_round(state)
    state.tell("cyclades.note.round", round=state.round)
    for seat in state.order:
        collect(state, seat)
    for built in state.buildings.values():
        built.spent.clear()
    for faction in state.factions.values():
        for built in faction.carded:
            built.spent.clear()
    state.bids, state.barred = {}, {}
    state.to_bid = list(state.order)
    state.phase = "offerings"


def god_turn(state: State) -> Story[None]:
    """The next god's player acts and takes the last free place of the track."""
    god = state.to_act[0]
    bid = state.bids.get(god)
    if bid is not None:
        state.active = bid.seat
        with state.scene("core.scene.turn", seat=seat_name(bid.seat)):
            yield from take_turn(state, bid.seat, god)
        state.next_order.insert(0, bid.seat)
    state.to_act.pop(0)


def end_round(state: State) -> None:
    """Phase 6: the match is over, or the next round begins."""
    state.order = list(state.next_order)
    state.bids = {}
    state.active = ""
    goal = state.options.metropolises
    if (
        state.latched
        or any(state.team_metropolises(seat) >= goal for seat in state.seats)
        or any(not state.lands_of(seat) and not state.seas_of(seat) for seat in state.seats)
    ):
        state.phase = "over"
        winners = tuple(seat_name(line.seat) for line in reckoning(state) if line.winner)
        with state.scene("cyclades.scene.over"):
            state.reveal("cyclades.note.over", winners=winners)
        return
    state.round += 1
    state.phase = "income"


def reckoning(state: State) -> tuple[StandingView, ...]:
    """Most metropolises, then most coins; who is still level shares the victory."""
    worth = {seat: (state.team_metropolises(seat), state.gold(seat)) for seat in state.seats}
    best = max(worth.values())
    lines = [
        StandingView(seat, state.team(seat), *worth[seat], worth[seat] == best)
        for seat in state.seats
    ]
    return tuple(sorted(lines, key=lambda line: (-line.metropolises, -line.gold)))


def standings(state: State) -> tuple[Standing, ...]:
    """The result as the host knows it: points are metropolises, and gold breaks ties."""
    return tuple(
        Standing(
            line.seat,
            line.metropolises,
            line.winner,
            phrase("cyclades.count.gold", count=line.gold),
        )
        for line in reckoning(state)
    )
