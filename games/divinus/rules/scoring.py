"""Final scoring (pages 22 to 24): maps, temples, gods, favourites, Pythia's die."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Procedure, choose
from games.divinus.campaign.scenarios import LAST_SCENARIO, PANTHEON_DICE_FROM
from games.divinus.components import (
    GODS,
    MAP_FAVOUR,
    PANTHEONS,
    PYTHIA_GAP,
    TEMPLES,
)
from games.divinus.fixes import LAST_IS_LAST
from games.divinus.goal_values import goal_rewards, goal_value, goal_values, regional
from games.divinus.map_survey import frames
from games.divinus.rules.gains.favour import gain
from games.divinus.rules.story.battle import (
    bring_pantheon_dice,
    fight_out,
    former_favourite,
    upgrade_die,
)
from games.divinus.rules.story.choices import decide_at_last
from games.divinus.rules.story.ending import chapter, choose_own_tiles, outcome, take_the_chair
from games.divinus.scoring import winner
from games.divinus.state import State
from games.divinus.view import Favour, Pantheon
from games.divinus.words.names import favour, god, temple


def score(state: State) -> Procedure[None]:
    """Count everything up and find out who has won."""
    score_maps(state)
    score_temples(state)
    yield from fix_frames(state)
    for name in state.gods:
        score_god(state, name)
    if not state.endless:
        state.resolved()
        yield from close_scenario(state)
    state.winners = [winner(state)]


def close_scenario(state: State) -> Procedure[None]:
    """End a scenario: its choice, the battle, what the next one needs, its ending."""
    yield from decide_at_last(state)
    victor = yield from fight_out(state)
    if state.scenario == LAST_SCENARIO and state.has_fix(LAST_IS_LAST):
        state.favourites, state.pythia = {}, None
        close_columns(state)
    else:
        yield from prepare_next(state, victor)
    best = winner(state)
    count = state.demigods[best].points
    state.tell("divinus.note.scenario-over", seat=seat_name(best), count=count)
    told = outcome(state, victor)
    yield from choose_own_tiles(state)
    yield from take_the_chair(state)
    state.chapters.append(chapter(state, told))


def prepare_next(state: State, victor: Pantheon | None) -> Procedure[None]:
    """What the next scenario needs: favourites, the winner's die with new faces, Pythia's die."""
    former = former_favourite(state, victor) if victor is not None else None
    yield from choose_favourites(state)
    bring_pantheon_dice(state)
    if victor is not None:
        yield from upgrade_die(state, victor, former)
    close_columns(state)
    if state.scenario >= PANTHEON_DICE_FROM - 1:
        give_pythia(state)


def score_maps(state: State) -> None:
    """A point of general favour for each finished map."""
    for seat in state.order:
        if state.demigods[seat].complete:
            gain(state, seat, MAP_FAVOUR, "general", "map", phrase("divinus.cause.map"))


def score_temples(state: State) -> None:
    """A point for each consecrated temple: of its pantheon, general for those of barbarians."""
    for seat in state.order:
        for plot in state.demigods[seat].plots.values():
            if plot.consecrated:
                name = state.stuck(plot.tile).temple
                pantheon = TEMPLES[name].pantheon
                kind: Favour = "general" if pantheon == "barbarian" else pantheon
                gain(state, seat, 1, kind, "temples", temple(name))


def fix_frames(state: State) -> Procedure[None]:
    """Ask each demigod with a map smaller than 4×4 where its frame lies, if a goal needs it."""
    goals = regional(state)
    if not goals:
        return
    for seat in state.order:
        demigod = state.demigods[seat]
        if not demigod.plots:
            continue
        found: dict[tuple[int, ...], str] = {}
        for corner in frames(state.land(seat).box):
            demigod.frame = corner
            found.setdefault(tuple(goal_value(state, seat, goal) for goal in goals), corner)
        corners = list(found.values())
        demigod.frame = corners[0]
        if len(corners) > 1:
            demigod.frame = yield from choose(seat, "divinus.ask.frame", corners)


def score_god(state: State, name: str) -> None:
    """First and second place of each goal of a god."""
    card = GODS[name]
    for goal in card.goals:
        values = goal_values(state, goal)
        for seat, count in goal_rewards(state, goal).items():
            why = phrase(
                "divinus.cause.goal", god=god(name), goal=_goal(goal.id), value=values[seat]
            )
            gain(state, seat, count, card.pantheon, "gods", why)


def _goal(name: str) -> Phrase:
    return phrase(f"divinus.goal.{name.replace('_', '-')}")


def leader(state: State, pantheon: Pantheon) -> str | None:
    """The demigod with most favour of a pantheon; None if several have most."""
    most = max(demigod.favour[pantheon] for demigod in state.demigods.values())
    ahead = [seat for seat in state.order if state.demigods[seat].favour[pantheon] == most]
    return ahead[0] if most and len(ahead) == 1 else None


def choose_favourites(state: State) -> Procedure[None]:
    """Choose each pantheon's favourite (page 7); a demigod who leads both chooses one, and the
    other has none."""
    ahead = {pantheon: leader(state, pantheon) for pantheon in PANTHEONS}
    both = ahead["greek"]
    if both is not None and both == ahead["norse"]:
        choice = yield from choose(both, "divinus.ask.favourite", PANTHEONS)
        ahead = {pantheon: both if pantheon == choice else None for pantheon in PANTHEONS}
    state.favourites = ahead
    for pantheon, seat in ahead.items():
        if seat is not None:
            state.tell("divinus.note.favourite", seat=seat_name(seat), favour=favour(pantheon))


def close_columns(state: State) -> None:
    """The favour of the pantheons joins the general favour."""
    for seat in state.order:
        state.tell("divinus.note.total", seat=seat_name(seat), count=state.total(seat))


def give_pythia(state: State) -> None:
    """Give Pythia's die to the demigod who is alone in the last place and far behind (9.3)."""
    totals = {seat: state.total(seat) for seat in state.order}
    least = min(totals.values())
    last = [seat for seat, count in totals.items() if count == least]
    state.pythia = None
    if len(last) == 1 and max(totals.values()) - least >= PYTHIA_GAP:
        state.pythia = last[0]
        state.tell("divinus.note.pythia", seat=seat_name(last[0]))
