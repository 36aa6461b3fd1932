"""Placing and summoning figures: where they may stand, scorpions' claws, radiance."""

from __future__ import annotations

from games.ankh.board import WATERS, claws
from games.ankh.components import GROUND
from games.ankh.fixes import SUMMON_ON_GATES, TWO_CLAWS
from games.ankh.state import Figure, State
from games.ankh.words.names import figure as figure_name
from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose


def free_for(state: State, god: str, label: str, *, summoned: bool = False) -> bool:
    """Whether a figure of the god may come to a hex: empty land without another god's gate.

    Gates of other gods do not bar figures that are ``summoned``.
    """
    if GROUND[label] == "water" or not state.empty(label):
        return False
    if summoned and state.has_fix(SUMMON_ON_GATES):
        return True
    return not state.gate_at(label) or label in state.gods[god].gates


def summon_places(state: State, god: str, kind: str) -> list[str]:
    """Empty land next to the god's figures or monuments; Apep also rises from any water."""
    near: dict[str, None] = {}
    for label in [*state.figures_of(god), *state.monuments_of(god)]:
        near.update(dict.fromkeys(state.board.beside[label]))
    places = sorted(label for label in near if free_for(state, god, label, summoned=True))
    if kind == "apep":
        places.extend(label for label in WATERS if label not in state.figures)
    return places


def aim_claws(state: State, seat: str, label: str) -> Procedure[None]:
    """Ask where the claws of a scorpion point that came to a hex: at two hexes side by side."""
    figure = state.figures[label]
    if figure.kind != "giant_scorpion":
        return
    turns = [turn for turn in range(6) if claws(label, turn)]
    if state.has_fix(TWO_CLAWS):
        most = max(len(claws(label, turn)) for turn in turns)
        turns = [turn for turn in turns if len(claws(label, turn)) == most]
    answer = yield from choose(
        seat, "ankh.ask.claws", [f"claws:{turn}" for turn in turns], hex=label
    )
    figure.turn = int(answer.removeprefix("claws:"))
    aimed = tuple(phrase("ankh.hex", hex=near) for near in claws(label, figure.turn))
    state.tell("ankh.note.claws", seat=seat_name(figure.owner), hex=label, hexes=aimed)


def summon(state: State, seat: str, god: str, kind: str, label: str) -> Procedure[None]:
    """Put a figure on the board; the god with Ra's ability may make it radiant."""
    figure = state.figures[label] = Figure(kind, god)
    state.tell("ankh.note.summoned", seat=seat_name(god), figure=figure_name(kind), hex=label)
    if state.suns_left(god):
        answer = yield from choose(seat, "ankh.ask.radiant", ["yes", "no"], hex=label)
        if answer == "yes":
            figure.radiant = True
            state.tell("ankh.note.radiant", seat=seat_name(god), hex=label)
    yield from aim_claws(state, seat, label)
