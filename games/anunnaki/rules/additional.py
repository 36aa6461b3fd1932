"""Additional actions: each kind once a turn (pages 10 and 11)."""

from __future__ import annotations

from games.anunnaki.rules.agreements import fulfil, fulfillable
from games.anunnaki.rules.artifacts import blow_horn, horn_options, open_box
from games.anunnaki.rules.gods import summon, summonable
from games.anunnaki.state import State
from games.core.steps import Procedure, choose


def options_of(state: State, seat: str) -> list[str]:
    """What may still be done: "summon:ra", "agreement:NEU-01", "horn:gain", "pandora:weapon"."""
    house = state.houses[seat]
    found: list[str] = []
    if "summon" not in state.used:
        found += [f"summon:{god}" for god in summonable(state, seat)]
    if "agreement" not in state.used:
        found += [f"agreement:{token}" for token in fulfillable(state, seat)]
    if "horn" not in state.used:
        found += horn_options(state, seat)
    if "pandora" not in state.used:
        found += [f"pandora:{token}" for token in house.pandora]
    return found


def additional_phase(state: State, seat: str) -> Procedure[None]:
    """As many different additional actions as the seat likes."""
    while True:
        options = options_of(state, seat)
        if not options:
            return
        answer = yield from choose(seat, "anunnaki.ask.additional", [*options, "end"])
        if answer == "end":
            return
        kind, _, what = answer.partition(":")
        state.used.append(kind)
        if kind == "summon":
            yield from summon(state, seat, what)
        elif kind == "agreement":
            yield from fulfil(state, seat, what)
        elif kind == "horn":
            yield from blow_horn(state, seat, what)
        else:
            yield from open_box(state, seat, what)
