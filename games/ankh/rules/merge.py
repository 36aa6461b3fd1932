"""The merge after the third conflict (page 25) and forgotten gods after the fourth (page 27)."""

from __future__ import annotations

from games.ankh.components import BASES_EACH, GUARDIANS
from games.ankh.rules.devotion import Ascended, shift
from games.ankh.state import God, State
from games.ankh.words import god as god_name
from games.core.phrase import seat_name
from games.core.steps import Story, ask


def merge_gods(state: State) -> Story[None]:
    """The two least worshipped gods become one, kept under the senior's seat."""
    junior, senior = state.ranked()[:2]
    young, old = state.gods[junior], state.gods[senior]
    state.tell(
        "ankh.note.merged",
        senior=seat_name(senior),
        junior=seat_name(junior),
        one=god_name(old.gods[0]),
        other=god_name(young.gods[0]),
    )
    _raze(state, junior)
    _free_captives(state, junior, young, senior)
    old.followers += young.followers
    old.devotion = young.devotion
    shift(state, senior, 0)
    old.gods.extend(young.gods)
    old.gates.extend(young.gates)
    old.captives.extend(young.captives)
    old.junior = junior
    del state.gods[junior]
    if state.tiebreaker == junior:
        state.tiebreaker = senior
    yield from _take_over(state, junior, senior, young.guardians)


def _raze(state: State, god: str) -> None:
    """A god's monuments are destroyed and its god figure and warriors leave the board."""
    for label in state.monuments_of(god):
        del state.monuments[label]
    for label in state.figures_of(god):
        if state.figures[label].kind in ("god", "warrior"):
            del state.figures[label]
    for held in state.gods.values():
        held.captives = [owner for owner in held.captives if owner != god]


def _free_captives(state: State, junior: str, young: God, senior: str) -> None:
    """A junior Anubis gives the senior's warriors back."""
    young.captives = [owner for owner in young.captives if owner not in (senior, junior)]


def _take_over(state: State, junior: str, senior: str, supply: list[str]) -> Story[None]:
    """The senior takes the junior's guardians, as many as its bases carry; those on the board
    stay where they are."""
    for size in ("small", "large"):
        used = sum(GUARDIANS[kind].base == size for kind in state.owned_guardians(senior))
        room = max(0, BASES_EACH - used)
        coming = [
            *(
                f"at:{label}"
                for label in state.figures_of(junior)
                if GUARDIANS[state.figures[label].kind].base == size
            ),
            *(
                f"supply:{place}:{kind}"
                for place, kind in enumerate(supply)
                if GUARDIANS[kind].base == size
            ),
        ]
        taken: tuple[str, ...] = tuple(coming)
        if len(coming) > room:
            taken = ()
            if room:
                taken = yield from ask(senior, "ankh.ask.take-over", coming, room, room)
        for name in coming:
            if name.startswith("supply:"):
                if name in taken:
                    state.gods[senior].guardians.append(name.split(":")[2])
            elif name in taken:
                state.figures[name.removeprefix("at:")].owner = senior
            else:
                del state.figures[name.removeprefix("at:")]


def forget_gods(state: State) -> None:
    """Gods still in the red are forgotten; a last one left wins, none left means no winner."""
    for god in state.ranked():
        if not state.in_red(god):
            continue
        held = state.gods[god]
        state.tell("ankh.note.forgotten", seat=seat_name(god))
        _raze(state, god)
        for label in state.figures_of(god):
            del state.figures[label]
        del state.gods[god]
        state.forgotten.append(god)
        if held.junior is not None:
            state.forgotten.append(held.junior)
    if len(state.gods) <= 1:
        state.winners = list(state.gods)
        raise Ascended
