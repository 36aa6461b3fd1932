"""The course of the game (page 3) and its end (page 10)."""

from __future__ import annotations

from games.core.phrase import seat_name
from games.core.steps import Procedure, checkpoint
from games.cyclades.rules.fate import prepare_round
from games.cyclades.rules.figures import upkeep
from games.cyclades.rules.gods import take_turn
from games.cyclades.rules.income import collect
from games.cyclades.rules.offerings import offerings, open_gods
from games.cyclades.rules.setup import prepare
from games.cyclades.scoring import score_views
from games.cyclades.state import State


def play(state: State) -> Procedure[None]:
    """Play a match to its end, from the phase that the state is in."""
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


def begin_round(state: State) -> Procedure[None]:
    """Phases 1 and 2; the first round has no phase 1."""
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


def god_turn(state: State) -> Procedure[None]:
    """The next god's player acts and takes the last free place of the turn track."""
    god = state.to_act[0]
    bid = state.bids.get(god)
    if bid is not None:
        state.active = bid.seat
        with state.scene("core.scene.turn", seat=seat_name(bid.seat)):
            yield from take_turn(state, bid.seat, god)
        state.next_order.insert(0, bid.seat)
    state.to_act.pop(0)


def end_round(state: State) -> None:
    """Phase 6: end the match, or go on to the next round."""
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
        winners = tuple(seat_name(line.seat) for line in score_views(state) if line.winner)
        with state.scene("cyclades.scene.over"):
            state.reveal("cyclades.note.over", winners=winners)
        return
    state.round += 1
    state.phase = "income"
