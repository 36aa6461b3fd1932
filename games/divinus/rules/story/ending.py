"""The end of a scenario: its ending, own tiles, the demiurge's choice, and the chapter."""

from __future__ import annotations

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose, choose_unless_forced
from games.divinus.campaign.chapter import Chapter, Deed
from games.divinus.campaign.scenarios import LAST_SCENARIO, OWN_TILES_AFTER, SCENARIOS
from games.divinus.components import DEMIGOD_TILES
from games.divinus.fixes import LASTING_CHAIR
from games.divinus.state import State
from games.divinus.view import Pantheon
from games.divinus.words.names import demigod_tile, scenario_title


def outcome(state: State, winner: Pantheon | None) -> Pantheon:
    """Tell the ending of the battle's winner; without a battle, of the pantheon that gave more
    favour."""
    if winner is None:
        greek, norse = (
            sum(demigod.favour[pantheon] for demigod in state.demigods.values())
            for pantheon in ("greek", "norse")
        )
        winner = "greek" if greek >= norse else "norse"
    with state.incident("divinus.scene.outcome", title=scenario_title(state.scenario)):
        text = phrase(f"divinus.story.{state.scenario}.won.{winner}")
        state.tell("divinus.note.outcome", text=text)
    return winner


def choose_own_tiles(state: State) -> Procedure[None]:
    """After the ninth scenario every demigod takes an own tile: first the one who has earned the
    first choice, then from least favour to most."""
    if state.scenario != OWN_TILES_AFTER:
        return
    state.demigod_tiles = list(DEMIGOD_TILES)
    waiting = sorted(state.order, key=lambda seat: (seat != state.first_pick, state.total(seat)))
    for seat in waiting:
        state.active = seat
        name = yield from choose_unless_forced(seat, "divinus.ask.tile", state.demigod_tiles)
        state.demigod_tiles.remove(name)
        state.demigods[seat].tile = name
        state.tell("divinus.note.tile", seat=seat_name(seat), tile=demigod_tile(name))
    state.active = ""


def demiurge(state: State) -> str:
    """Most favour of all scenarios; of equals the one who was later in turn order."""
    return max(state.order, key=lambda seat: (state.total(seat), state.order.index(seat)))


def take_the_chair(state: State) -> Procedure[None]:
    """After the last scenario the demiurge makes the last choice."""
    if state.scenario != LAST_SCENARIO:
        return
    seat = demiurge(state)
    with state.incident("divinus.scene.demiurge"):
        state.tell("divinus.note.demiurge", seat=seat_name(seat), count=state.total(seat))
        state.resolved()
        able = [option.id for option in SCENARIOS[state.scenario].choice.options]
        prompt = phrase(f"divinus.story.{state.scenario}.prompt")
        if state.has_fix(LASTING_CHAIR):
            name = yield from choose(
                seat, "divinus.ask.choice", able, prompt=prompt, reward="chair"
            )
        else:
            name = yield from choose(seat, "divinus.ask.choice", able, prompt=prompt)
        state.deeds.append(Deed("choice", seat, name))
        state.tell(
            "divinus.note.chair",
            seat=seat_name(seat),
            choice=phrase(f"divinus.story.{state.scenario}.{name}"),
            text=phrase(f"divinus.story.{state.scenario}.{name}.end"),
        )


def chapter(state: State, told: Pantheon) -> Chapter:
    """The record of the finished scenario for the legacy."""
    return Chapter(
        scenario=state.scenario,
        gods=list(state.gods),
        order=list(state.order),
        outcome=told,
        favour={seat: dict(demigod.favour) for seat, demigod in state.demigods.items()},
        causes={seat: dict(demigod.causes) for seat, demigod in state.demigods.items()},
        quests=dict(state.taken),
        deeds=list(state.deeds),
        battle=state.gods_battle,
        favourites=dict(state.favourites),
        pythia=state.pythia,
        heroes={
            seat: demigod.hero.name for seat, demigod in state.demigods.items() if demigod.hero
        },
        maps={seat: _map(state, seat) for seat in state.demigods},
        support=dict(state.support),
    )


def _map(state: State, seat: str) -> str:
    plots = state.demigods[seat].plots
    return ", ".join(f"{label} {plot.tile}/{plot.turn}" for label, plot in plots.items())
