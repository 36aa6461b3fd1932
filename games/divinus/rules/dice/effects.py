"""Effects on dice (10.2): roll again, flip, set, refresh, put on a sticker."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, ask, choose
from games.divinus.components import OPPOSITE_SUM
from games.divinus.demigod import Die
from games.divinus.fixes import SCORCHED_UNTOUCHED
from games.divinus.rules.dice.rolling import fill, roll
from games.divinus.state import PYTHIA, State
from games.divinus.words.names import faces, sticker


def _some(
    state: State, seat: str, key: str, count: int, dice: Sequence[Die]
) -> Procedure[list[Die]]:
    """Up to ``count`` of the dice, as their owner likes."""
    high = min(count, len(dice))
    if not high:
        return []
    names = [die.id for die in dice]
    picks = yield from ask(seat, key, names, 0, high, count=high)
    return [die for die in dice if die.id in picks]


def reroll(state: State, seat: str, count: int) -> Procedure[int]:
    """Roll up to ``count`` active dice again, all at once; returns how many there were."""
    dice = yield from _some(
        state, seat, "divinus.ask.reroll", count, state.demigods[seat].active_dice()
    )
    if dice:
        yield from roll(state, seat, dice)
        state.tell("divinus.note.rerolled", seat=seat_name(seat), faces=faces(dice))
    return len(dice)


def flip(state: State, seat: str, count: int) -> Procedure[int]:
    """Turn up to ``count`` active dice over; a die whose other side is fire stays as it is.

    Returns how many dice show another face now.
    """
    dice = yield from _some(
        state, seat, "divinus.ask.flip", count, state.demigods[seat].active_dice()
    )
    flipped: list[Die] = []
    for die in dice:
        top = die.top
        die.turn(OPPOSITE_SUM - top)
        if die.top != top:
            flipped.append(die)
    if flipped:
        state.tell("divinus.note.flipped", seat=seat_name(seat), faces=faces(flipped))
    return len(flipped)


def set_die(state: State, seat: str) -> Procedure[int]:
    """Turn one active die to a face of choice; returns 0 if the seat refrains."""
    demigod = state.demigods[seat]
    dice = yield from _some(state, seat, "divinus.ask.set-die", 1, demigod.active_dice())
    for die in dice:
        tops = [str(n) for n, name in enumerate(die.faces, 1) if name != "fire"]
        top = yield from choose(
            seat, "divinus.ask.face", tops, die=phrase("divinus.die", name=die.id)
        )
        die.turn(int(top))
        state.tell("divinus.note.set", seat=seat_name(seat), faces=faces([die]))
    return len(dice)


def reactivate(state: State, seat: str, count: int) -> Procedure[None]:
    """Return up to ``count`` used dice to the active ones without rolling them."""
    dice = yield from _some(
        state, seat, "divinus.ask.reactivate", count, state.demigods[seat].used_dice()
    )
    left = [die.cell for die in dice if die.where == "cell"]
    for die in dice:
        die.lay("active")
    if dice:
        state.tell("divinus.note.reactivated", seat=seat_name(seat), faces=faces(dice))
        fill(state, left)


def faces_for(state: State, seat: str, name: str) -> list[str]:
    """The faces that a sticker may go on, each as its die and its number ("2.5").

    Pythia's die takes none, nothing touches a scorched die (14.2), and fire never lies opposite
    fire.
    """
    demigod = state.demigods[seat]
    dice = [die for die in demigod.dice if die.id != PYTHIA]
    if state.has_fix(SCORCHED_UNTOUCHED):
        # If all dice are scorched, the sticker has to go on one of them.
        dice = [die for die in dice if die.where != "scorched"] or dice
    return [
        f"{die.id}.{top}"
        for die in dice
        for top in range(1, 7)
        if name != "fire" or die.faces[OPPOSITE_SUM - top - 1] != "fire"
    ]


def bare_faces(state: State, seat: str, name: str) -> list[str]:
    """The faces without a sticker that a sticker may go on."""
    bare = [
        f"{die.id}.{top}"
        for die in state.demigods[seat].dice
        for top, stuck in enumerate(die.faces, 1)
        if not stuck
    ]
    return [face for face in faces_for(state, seat, name) if face in bare]


def stick_on_die(
    state: State, seat: str, name: str, faces_able: Sequence[str] = ()
) -> Procedure[None]:
    """Put a sticker on any face of any die of one's own (page 13), or on one of ``faces_able``.

    The die is not rolled.
    """
    demigod = state.demigods[seat]
    able = faces_able or faces_for(state, seat, name)
    choice = yield from choose(seat, "divinus.ask.stick", able, sticker=sticker(name))
    number, _, face = choice.partition(".")
    die = demigod.die(number)
    die.faces[int(face) - 1] = name
    die.turn(die.top)
    state.tell(
        "divinus.note.stuck", seat=seat_name(seat), sticker=sticker(name), die=number, face=face
    )
