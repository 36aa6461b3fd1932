"""Choices that change the world: one a scenario, for whoever completes its quest."""

from __future__ import annotations

from games.core.phrase import phrase, seat_name
from games.core.steps import Story, choose
from games.divinus.campaign.chapter import Deed
from games.divinus.campaign.scenarios import GIFTS, LAST_SCENARIO, SCENARIOS, WEIGHED
from games.divinus.rules.gains.rewards import reward
from games.divinus.rules.map.stickers import stick_location_on_board
from games.divinus.state import State


def decides(state: State, quest: str) -> bool:
    """Whether completing a quest means to decide how the story goes on."""
    return not state.endless and SCENARIOS[state.scenario].choice.quest == quest


def decide(state: State, seat: str) -> Story[None]:
    """Whoever has completed the quest decides, and gets what comes of it."""
    earned = "gifts" if state.has_fix(GIFTS) else "title"
    if state.has_fix(WEIGHED):
        earned = "weighed"
    with state.incident("divinus.scene.choice"):
        name = yield from _ask(state, seat, earned)
        state.deeds.append(Deed("choice", seat, name))
        _tell(state, seat, name, "divinus.note.choice")
    option = SCENARIOS[state.scenario].choice.option(name)
    yield from reward(state, seat, option.earned(earned))


def decide_at_last(state: State) -> Story[None]:
    """If nobody has completed the quest, whoever has least favour decides when all is counted.

    No title is given, and the location goes on a tile of the board.
    """
    decided = any(deed.kind == "choice" for deed in state.deeds)
    if decided or state.scenario == LAST_SCENARIO:
        return
    seat = min(state.order, key=state.total)
    with state.incident("divinus.scene.choice"):
        name = yield from _ask(state, seat, "common")
        state.deeds.append(Deed("choice", seat, name, unasked=True))
        _tell(state, seat, name, "divinus.note.choice-at-last")
    option = SCENARIOS[state.scenario].choice.option(name)
    yield from reward(state, seat, option.earned("common"))
    for effect in option.effects:
        if effect.do == "location":
            yield from stick_location_on_board(state, seat, effect.no)


def _ask(state: State, seat: str, earned: str) -> Story[str]:
    choice = SCENARIOS[state.scenario].choice
    return (
        yield from choose(
            seat,
            "divinus.ask.choice",
            [option.id for option in choice.options],
            prompt=phrase(f"divinus.story.{state.scenario}.prompt"),
            reward=earned,
        )
    )


def _tell(state: State, seat: str, name: str, key: str) -> None:
    state.tell(
        key,
        seat=seat_name(seat),
        choice=phrase(f"divinus.story.{state.scenario}.{name}"),
        text=phrase(f"divinus.story.{state.scenario}.{name}.text"),
    )
