"""Events (pages 19 to 22): control of a monument, caravans, conflicts."""

from __future__ import annotations

from games.ankh.board import claws
from games.ankh.components import CONFLICTS, EVENTS
from games.ankh.fixes import CONTROL_COMPULSORY
from games.ankh.rules.battle import battle, dominate, present
from games.ankh.rules.caravan import camel_event, consolidate
from games.ankh.rules.death import Casualties, avenge_cats, kill
from games.ankh.rules.followers import follow
from games.ankh.rules.merge import forget_gods, merge_gods
from games.ankh.state import State
from games.ankh.words.names import Cause
from games.ankh.words.names import monument as monument_name
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Procedure, choose, choose_unless_forced


def event(state: State, seat: str) -> Procedure[None]:
    """Resolve the next event of the track; ``seat`` brought it about."""
    state.event += 1
    name = EVENTS[state.event]
    if name == "control":
        with state.incident("ankh.scene.control"):
            yield from control_monument(state, seat)
    elif name == "camel":
        if state.scenario == "peoples_revolt":
            with state.incident("ankh.scene.consolidation"):
                yield from consolidate(state, seat)
        else:
            with state.incident("ankh.scene.caravan"):
                yield from camel_event(state, seat)
    else:
        yield from conflict(state, seat)
        if name == "merge" and len(state.seats) > 2:
            with state.incident("ankh.scene.merge"):
                yield from merge_gods(state)
        elif name == "forget":
            with state.incident("ankh.scene.forget"):
                forget_gods(state)
        elif name == "end":
            state.winners = state.ranked()[-1:]
            state.stage = "over"


def controllable(state: State, god: str) -> list[str]:
    """Monuments next to the god's figures: neutral ones, or rivals' if none is neutral anywhere."""
    near: dict[str, None] = {}
    for label in state.figures_of(god):
        near.update(dict.fromkeys(state.board.beside[label]))
    any_neutral = any(built.owner is None for built in state.monuments.values())
    return [
        label
        for label, built in state.monuments.items()
        if label in near and built.owner != god and (built.owner is None) == any_neutral
    ]


def control_monument(state: State, seat: str) -> Procedure[None]:
    """Take control of one monument, if an ankh token is left."""
    god = state.god_at(seat)
    options = controllable(state, god)
    if not options:
        _no_control(state, god, phrase("ankh.reason.no-monument"))
        return
    if not state.ankhs_left(god):
        _no_control(state, god, phrase("ankh.reason.no-ankhs"))
        return
    if state.has_fix(CONTROL_COMPULSORY):
        label = yield from choose_unless_forced(seat, "ankh.ask.control", options)
    else:
        label = yield from choose(seat, "ankh.ask.control", [*options, "none"])
    if label == "none":
        _no_control(state, god, phrase("ankh.reason.wish", seat=seat_name(seat)))
        return
    built = state.monuments[label]
    name = monument_name(built.kind)
    if built.owner is None:
        state.tell("ankh.note.controls", seat=seat_name(god), monument=name, hex=label)
    else:
        state.tell(
            "ankh.note.controls-from",
            seat=seat_name(god),
            monument=name,
            hex=label,
            loser=seat_name(built.owner),
        )
    built.owner = god


def _no_control(state: State, god: str, reason: Phrase) -> None:
    state.tell("ankh.note.no-control", seat=seat_name(god), reason=reason)


def conflict(state: State, seat: str) -> Procedure[None]:
    """Resolve every region in the order of its token: nothing, dominance or a battle."""
    number = sum(name in CONFLICTS for name in EVENTS[: state.event + 1])
    state.tiebreaker, state.tiebreaker_ready = state.god_at(seat), True
    with state.scene("ankh.scene.conflict", number=number):
        state.tell("ankh.note.conflict", number=number, seat=seat_name(state.tiebreaker))
        _before_conflict(state)
    for token in sorted(state.tokens):
        region = state.region_of(token)
        gods = present(state, region)
        if len(gods) == 1:
            with state.incident("ankh.scene.dominance", region=token):
                dominate(state, gods[0], region)
                if state.scenario == "peoples_revolt":
                    casualties = Casualties()
                    yield from kill(state, state.figures_in(region, gods[0]), casualties)
                    avenge_cats(state, casualties)
        elif gods:
            yield from battle(state, region)
    state.tiebreaker, state.tiebreaker_ready = None, False
    for god in state.gods.values():
        god.double_ready = True


def _before_conflict(state: State) -> None:
    """Give followers to Omnipresent gods, and destroy the monuments that scorpions point at."""
    for god, held in state.gods.items():
        if "omnipresent" in held.powers:
            regions = [r for r in range(len(state.board.regions)) if state.figures_in(r, god)]
            follow(state, god, Cause(len(regions), phrase("ankh.cause.omnipresent")))
    for label, figure in list(state.figures.items()):
        if figure.kind != "giant_scorpion":
            continue
        for target in claws(label, figure.turn):
            if target in state.monuments and target in state.board.beside[label]:
                gone = state.monuments.pop(target)
                name = monument_name(gone.kind)
                if gone.owner is None:
                    state.tell("ankh.note.torn-down", monument=name, hex=target)
                else:
                    loser = seat_name(gone.owner)
                    state.tell("ankh.note.torn-down-from", monument=name, hex=target, loser=loser)
