"""Red cards against rivals and villages: stealing and plunder."""

from __future__ import annotations

from games.core.phrase import Phrase, seat_name
from games.core.steps import Procedure, ask, choose
from games.deus.components import PlunderVillage, Steal
from games.deus.rules.counters import villages_beside
from games.deus.state import State
from games.deus.words.names import thing


def victims(state: State, seat: str, effect: Steal) -> list[str]:
    """The rivals in contact: one of their regions lies beside one of the robber's.

    A rival without gold is left out. A rival without points is not: points are hidden, and the
    list of victims must not show who has some.
    """
    near: dict[str, None] = {}
    for label in state.regions_with(seat, effect.contact.my):
        near.update(dict.fromkeys(state.board.beside[label]))
    touched: dict[str, None] = {}
    for label in near:
        held = state.holdings.get(label)
        if held is not None and (
            effect.contact.their == "any" or effect.contact.their in held.pieces
        ):
            touched[held.owner] = None
    return [
        rival
        for rival in state.rivals(seat)
        if rival in touched and (effect.unit == "vp" or state.players[rival].gold)
    ]


def steal_from_one(state: State, seat: str, effect: Steal, card: Phrase) -> Procedure[None]:
    """Rob one rival in contact, or none."""
    rivals = victims(state, seat, effect)
    if not rivals:
        return
    taken = thing(effect.unit, effect.amount)
    victim = yield from choose(seat, "deus.ask.steal", [*rivals, "none"], card=card, thing=taken)
    if victim != "none":
        rob(state, seat, victim, effect)


def rob(state: State, seat: str, victim: str, effect: Steal) -> None:
    """Take the amount from a victim, or what the victim has if that is less."""
    thief, loser = state.players[seat], state.players[victim]
    if effect.unit == "gold":
        taken = min(effect.amount, loser.gold)
        loser.gold -= taken
        thief.gold += taken
    else:
        taken = min(effect.amount, loser.vp)
        loser.vp -= taken
        thief.vp += taken
    # Points are hidden: a robbery that finds too few of them shows how many there were.
    say = state.reveal if effect.unit == "vp" else state.tell
    say(
        "deus.note.stole",
        seat=seat_name(seat),
        victim=seat_name(victim),
        thing=thing(effect.unit, taken),
    )


def plunderable(state: State, seat: str) -> list[str]:
    """Villages beside the seat's armies that have a point to spare."""
    return [
        label
        for label in villages_beside(state, seat, armies_only=True)
        if state.villages[label].vp > 1
    ]


def plunder(state: State, seat: str, effect: PlunderVillage, card: Phrase) -> Procedure[None]:
    """Take points from up to that number of villages; one point stays on each."""
    villages = plunderable(state, seat)
    if not villages:
        return
    high = min(effect.villages, len(villages))
    picks = yield from ask(
        seat, "deus.ask.plunder", villages, 0, high, card=card, count=effect.amount
    )
    for label in picks:
        village = state.villages[label]
        taken = min(effect.amount, village.vp - 1)
        village.vp -= taken
        state.players[seat].vp += taken
        state.tell("deus.note.plundered", seat=seat_name(seat), region=label, count=taken)
