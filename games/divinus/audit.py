"""Checks a position of Divinus, and resamples what a seat cannot know.

Hidden are the order of the stacks, the hands of a draft and a tile that a seat has looked at.
"""

from __future__ import annotations

from games.core.fair import Dice
from games.divinus.components import ARTIFACTS
from games.divinus.map_survey import box_of
from games.divinus.state import State


def resample_hidden(state: State, seat: str | None, dice: Dice) -> State:
    """Shuffle the unknown part of each stack and the draft hands that ``seat`` has not seen."""
    hidden = state
    for name, stack in hidden.stacks.items():
        known = 1 if seat is not None and hidden.peeks.get(seat) == name else 0
        end = max(len(stack.tiles) - stack.sunk, known)
        mixed = sorted(stack.tiles[known:end])
        stack.tiles[known:end] = dice.sample(mixed, len(mixed))
    _resample_drafts(hidden, seat, dice)
    return hidden


def _resample_drafts(state: State, seat: str | None, dice: Dice) -> None:
    """Deal the unknown hands again; a seat knows its own hand and, after the first pass, the one
    that it passed on."""
    known = [seat] if seat is not None else []
    if seat is not None and state.order and any(d.artifacts for d in state.demigods.values()):
        known.append(state.around(seat)[1])
    unknown = [name for name in state.hands if name not in known]
    if not unknown:
        return
    held = [card for hand in state.hands.values() for card in hand]
    seen = [card for name in known for card in state.hands.get(name, ())]
    owned = [held.id for demigod in state.demigods.values() for held in demigod.artifacts]
    # Any artifact that is neither owned nor seen could be in an unknown hand.
    free = sorted(card for card in ARTIFACTS if card not in seen and card not in owned)
    drawn = dice.sample(free, len(held) - len(seen))
    for name in unknown:
        size = len(state.hands[name])
        state.hands[name], drawn = drawn[:size], drawn[size:]


def audit(state: State) -> list[str]:
    """What is wrong with a position."""
    wrong: list[str] = []
    if state.stage == "set_up":
        return wrong
    seen: list[str] = [tile for tile in state.board.values() if tile is not None]
    for stack in state.stacks.values():
        seen.extend(stack.tiles)
    for seat, demigod in state.demigods.items():
        for label, plot in demigod.plots.items():
            seen.append(plot.tile)
            if plot.under is not None:
                seen.append(plot.under)
            temple = state.stuck(plot.tile).temple
            if plot.consecrated and not temple:
                wrong.append(f"{seat} has a marker without a temple on {label}")
        left, top, right, bottom = box_of(tuple(demigod.plots)) if demigod.plots else (0, 0, 0, 0)
        if right - left > 3 or bottom - top > 3:
            wrong.append(f"the map of {seat} is too large")
        for die in demigod.dice:
            if die.special == "fire":
                wrong.append(f"a die of {seat} shows fire")
            if (die.where == "cell") != bool(die.cell):
                wrong.append(f"a die of {seat} is lost")
            if die.cell and state.board[die.cell] is not None:
                wrong.append(f"cell {die.cell} holds a tile and dice")
        if sum(demigod.favour.values()) != sum(demigod.causes.values()):
            wrong.append(f"{seat} has favour from nowhere")
        if len(demigod.artifacts) > demigod.slots:
            wrong.append(f"{seat} has more artifacts than slots")
    if state.held is not None:
        seen.append(state.held.tile)
    if len(seen) != len(dict.fromkeys(seen)):
        wrong.append("a tile lies in two places")
    for card, battle in state.battles.items():
        if any(cell not in battle.cells for cell in battle.markers):
            wrong.append(f"{card} has a marker off its cells")
    if any(left < 0 for left in state.temples.values()):
        wrong.append("a temple came from nowhere")
    return wrong
