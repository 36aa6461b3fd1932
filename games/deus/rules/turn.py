"""The turn, the rounds and the end of the game."""

from __future__ import annotations

from games.core.phrase import seat_name
from games.core.steps import Procedure, checkpoint, choose
from games.deus.rules.build import build, build_joker, buildable, joker_columns
from games.deus.rules.hand import designs, draw
from games.deus.rules.offering import offer
from games.deus.rules.setup import prepare
from games.deus.state import HAND, State


def play(state: State) -> Procedure[None]:
    """A whole match; goes on from any checkpoint."""
    if state.stage == "set_up":
        with state.scene("core.scene.setup"):
            yield from prepare(state)
        state.stage = "turns"
    while state.stage != "over":
        yield from checkpoint("turn")
        with state.scene("core.scene.turn", seat=seat_name(state.active)):
            yield from take_turn(state, state.active)
        pass_turn(state)


def take_turn(state: State, seat: str) -> Procedure[None]:
    """One of the two actions; a hand that is empty afterwards is drawn anew."""
    player = state.players[seat]
    if player.hand:
        cards = [card for card in designs(player.hand) if buildable(state, seat, card)]
        options = [f"build:{card}" for card in cards]
        if joker_columns(state, seat):
            options.append("joker")
        answer = yield from choose(seat, "deus.ask.turn", [*options, "offer"])
        if answer == "offer":
            yield from offer(state, seat)
        elif answer == "joker":
            yield from build_joker(state, seat)
        else:
            yield from build(state, seat, answer.removeprefix("build:"))
    else:
        # Deck and discard were both empty when the hand should have been refilled.
        state.tell("deus.note.no-cards", seat=seat_name(seat))
    if not player.hand:
        yield from draw(state, seat, HAND)


def pass_turn(state: State) -> None:
    """Clockwise to the next player; after the last of the round, the next round or the end."""
    state.active = state.rivals(state.active)[0]
    if state.active != state.first:
        return
    if state.ending_round is not None and state.round > state.ending_round:
        state.stage = "over"
        state.active = ""
        with state.scene("deus.scene.over"):
            state.reveal("deus.note.over")
        return
    state.round += 1
    if state.ending_round is not None:
        with state.scene("deus.scene.ending"):
            state.tell("deus.note.last-round")
