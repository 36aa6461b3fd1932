"""The forges of Velund and Hephaestus (10.1): with a Rest, a die buys an artifact or a sticker."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.phrase import seat_name
from games.core.steps import Procedure, choose, choose_unless_forced
from games.divinus.components import ARTIFACTS
from games.divinus.demigod import Held
from games.divinus.rules.dice.effects import stick_on_die
from games.divinus.rules.dice.rolling import spend
from games.divinus.state import State
from games.divinus.words.names import artifact, sticker


def open_forges(state: State, seat: str) -> list[str]:
    """The forges that can be visited: they need an active die and something on offer."""
    if not state.demigods[seat].active_dice():
        return []
    offered = {"velund": state.velund, "hephaestus": state.hephaestus}
    return [name for name, wares in offered.items() if wares]


def pay_smith(state: State, seat: str) -> Procedure[None]:
    """Spend one active die."""
    dice = state.demigods[seat].active_dice()
    name = yield from choose_unless_forced(seat, "divinus.ask.smith", [die.id for die in dice])
    spend([state.demigods[seat].die(name)])


def visit_velund(state: State, seat: str) -> Procedure[None]:
    """Take an artifact; it must be placed."""
    name = yield from choose_unless_forced(seat, "divinus.ask.velund", state.velund)
    yield from pay_smith(state, seat)
    state.velund.remove(name)
    yield from keep_artifact(state, seat, name)


def visit_hephaestus(state: State, seat: str, *, rested: bool) -> Procedure[str]:
    """Take a die sticker; before a Rest it waits until all dice are rolled.

    Returns the sticker that waits, or nothing.
    """
    able = list(dict.fromkeys(state.hephaestus))
    name = yield from choose_unless_forced(seat, "divinus.ask.hephaestus", able)
    yield from pay_smith(state, seat)
    state.hephaestus.remove(name)
    state.tell("divinus.note.forged", seat=seat_name(seat), sticker=sticker(name))
    if not rested:
        return name
    yield from stick_on_die(state, seat, name)
    return ""


def keep_artifact(state: State, seat: str, name: str, *, may: bool = False) -> Procedure[bool]:
    """Put an artifact into a free slot or over another one, whose upgrade is lost with it."""
    demigod = state.demigods[seat]
    able = [held.id for held in demigod.artifacts]
    if len(demigod.artifacts) < demigod.slots:
        able.insert(0, "free")
    if may:
        able.append("none")
    slot = yield from choose_unless_forced(seat, "divinus.ask.slot", able, artifact=artifact(name))
    if slot == "none":
        return False
    if slot == "free":
        demigod.artifacts.append(Held(name))
    else:
        place = able.index(slot) - able.count("free")
        demigod.artifacts[place] = Held(name)
    state.tell("divinus.note.artifact-kept", seat=seat_name(seat), artifact=artifact(name))
    return True


def draw_artifact(state: State, seat: str, drawn: Sequence[str]) -> Procedure[None]:
    """Keep one of some artifacts as a reward, if one likes."""
    name = yield from choose(seat, "divinus.ask.artifact", [*drawn, "none"])
    if name != "none":
        yield from keep_artifact(state, seat, name, may=True)


def upgradable(state: State, seat: str) -> list[str]:
    """The artifacts of a seat whose upgrade slot is empty."""
    return [
        held.id
        for held in state.demigods[seat].artifacts
        if ARTIFACTS[held.id].upgraded is not None and not held.upgraded
    ]


def upgrade_artifact(state: State, seat: str) -> Procedure[None]:
    """Mark the empty upgrade slot of an artifact, if one likes."""
    able = upgradable(state, seat)
    if not able:
        return
    name = yield from choose(seat, "divinus.ask.upgrade", [*able, "none"])
    held = state.demigods[seat].has(name)
    if held is not None:
        held.upgraded = True
        state.tell("divinus.note.upgraded", seat=seat_name(seat), artifact=artifact(name))
