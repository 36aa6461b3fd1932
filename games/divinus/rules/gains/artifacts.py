"""Artifacts (1): when they work and what they do; using one is always optional."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import Arg, seat_name
from games.core.steps import Procedure, choose
from games.divinus.components import ARTIFACTS
from games.divinus.demigod import Held
from games.divinus.rules.dice.effects import flip, reroll, set_die
from games.divinus.rules.dice.rolling import refresh
from games.divinus.rules.gains.favour import gain
from games.divinus.rules.map.board_changes import move_tile, peek, replace_one
from games.divinus.rules.map.moving import movable
from games.divinus.state import State
from games.divinus.vocabulary import Effect
from games.divinus.words.names import artifact

# Returns how many dice or tiles it has changed.
Deed = Callable[[State, str, Effect], Procedure[int]]


def _set_dice(state: State, seat: str, effect: Effect) -> Procedure[int]:
    count = 0
    for _ in range(effect.n):
        count += yield from set_die(state, seat)
    return count


_DEEDS: dict[str, Deed] = {
    "reroll": lambda state, seat, effect: reroll(state, seat, effect.n),
    "flip": lambda state, seat, effect: flip(state, seat, effect.n),
    "refresh": lambda state, seat, effect: refresh(state, seat, effect.n),
    "set_die": _set_dice,
    "move_tile": lambda state, seat, effect: move_tile(state, seat),
}


def use(state: State, seat: str, held: Held) -> Procedure[None]:
    """Let an artifact do what it does; it is told afterwards, because its owner may refrain."""
    held.used += 1
    changed = 0
    for effect in held.effects:
        if effect.do in _DEEDS:
            changed += yield from _DEEDS[effect.do](state, seat, effect)
    names: dict[str, Arg] = {"seat": seat_name(seat), "artifact": artifact(held.id)}
    if changed:
        state.tell("divinus.note.artifact", **names)
    elif ARTIFACTS[held.id].once is not None:
        state.tell("divinus.note.artifact-wasted", **names)


def usable(state: State, seat: str, held: Held) -> bool:
    """Whether using it could do anything now."""
    demigod = state.demigods[seat]
    if not held.ready:
        return False
    needs = {effect.do for effect in held.effects}
    if "refresh" in needs:
        return bool(demigod.used_dice())
    if not needs.isdisjoint(("reroll", "flip", "set_die")):
        return bool(demigod.active_dice())
    if "move_tile" in needs:
        return bool(movable(state, seat))
    return True


def triggered(state: State, seat: str, when: str) -> list[Held]:
    """The artifacts of a seat that an event sets off."""
    return [
        held
        for held in state.demigods[seat].artifacts
        if ARTIFACTS[held.id].when == when and usable(state, seat, held)
    ]


def first_roll(state: State, seat: str) -> Procedure[None]:
    """Artifacts that change the first roll of a match."""
    for held in triggered(state, seat, "first_roll"):
        yield from use(state, seat, held)


def after_rest(state: State, seat: str) -> Procedure[None]:
    """Artifacts that work once the dice of a Rest are rolled."""
    for held in triggered(state, seat, "rest"):
        yield from use(state, seat, held)


def ready_again(state: State, seat: str) -> None:
    """Make the artifacts ready that work once between two Rests."""
    for held in state.demigods[seat].artifacts:
        if ARTIFACTS[held.id].once != "scenario":
            held.used = 0


def rival_quest(state: State, winner: str) -> None:
    """Artifacts that pay when another demigod completes a quest."""
    for seat in state.around(winner)[1:]:
        for held in triggered(state, seat, "rival_quest"):
            held.used += 1
            for effect in held.effects:
                if effect.do == "favor" and effect.pantheon != "choose":
                    gain(state, seat, effect.n, effect.pantheon, "other", artifact(held.id))


def look_at_top(state: State, seat: str, held: Held, stack: str) -> Procedure[None]:
    """Raven Feather: look at the top of a stack; upgraded, exchange it once a Rest."""
    name = next(name for name in state.stacks if name == stack)
    peek(state, seat, name)
    if held.upgraded and not held.used:
        answer = yield from choose(seat, "divinus.ask.exchange", ("yes", "no"))
        if answer == "yes" and (yield from replace_one(state, seat, name)):
            held.used += 1
