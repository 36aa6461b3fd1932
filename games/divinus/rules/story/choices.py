"""The choice of a scenario, made by the demigod who completes its quest."""

from __future__ import annotations

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose
from games.divinus.campaign.chapter import Deed
from games.divinus.campaign.scenarios import LAST_SCENARIO, SCENARIOS, StoryOption
from games.divinus.fixes import WEIGHED_VISITS, WEIGHTY_CHOICES
from games.divinus.rules.gains.rewards import idle_effects, reward
from games.divinus.rules.map.stickers import stick_location_on_board
from games.divinus.state import State
from games.divinus.vocabulary import Effect


def decides(state: State, quest: str) -> bool:
    """Whether completing a quest leads to the choice of the scenario."""
    return not state.endless and SCENARIOS[state.scenario].choice.quest == quest


def decide(state: State, seat: str) -> Procedure[None]:
    """The demigod who has completed the quest chooses and gets the rewards of the option."""
    earned = "gifts" if state.has_fix(WEIGHTY_CHOICES) else "title"
    if state.has_fix(WEIGHED_VISITS):
        earned = "weighed"
    with state.incident("divinus.scene.choice"):
        name = yield from _ask(state, seat, earned)
        state.deeds.append(Deed("choice", seat, name))
        _tell(state, seat, name, "divinus.note.choice")
    option = SCENARIOS[state.scenario].choice.option(name)
    yield from reward(state, seat, option.earned(earned))


def decide_at_last(state: State) -> Procedure[None]:
    """If the quest was not completed, the demigod with least favour chooses after the scoring.

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


def _ask(state: State, seat: str, earned: str) -> Procedure[str]:
    choice = SCENARIOS[state.scenario].choice
    return (
        yield from choose(
            seat,
            "divinus.ask.choice",
            [option.id for option in choice.options],
            prompt=phrase(f"divinus.story.{state.scenario}.prompt"),
            reward=earned,
            idle=idle_effects(state, seat, {o.id: _brought(o, earned) for o in choice.options}),
        )
    )


def _brought(option: StoryOption, earned: str) -> list[Effect]:
    """What an option brings; if nobody has earned it, its location comes without the title."""
    if earned != "common":
        return list(option.earned(earned))
    places = [effect for effect in option.effects if effect.do == "location"]
    untitled = [place.model_copy(update={"title": False}) for place in places]
    return [*untitled, *option.earned(earned)]


def _tell(state: State, seat: str, name: str, key: str) -> None:
    state.tell(
        key,
        seat=seat_name(seat),
        choice=phrase(f"divinus.story.{state.scenario}.{name}"),
        text=phrase(f"divinus.story.{state.scenario}.{name}.text"),
    )
