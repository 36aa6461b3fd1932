"""Decides on actions, on monuments to control and on the kind of figure to summon."""

from __future__ import annotations

from games.ankh.components import ACTIONS, CONFLICTS
from games.ankh.computer.borders import conflict_value
from games.ankh.computer.evaluation import Evaluation
from games.ankh.computer.moving import best_moves
from games.core.steps import Ask, Picks

ENOUGH_FIGURES = 9
LEVELS = 3
ALL_POWERS = 2 * LEVELS
NEGLIGIBLE_VALUE = 0.5
"""Actions of at most this value count as chosen for lack of a better one."""


def choose_action(ask: Ask, evaluation: Evaluation) -> Picks:
    """Choose the action of the highest value, counting its event and the best second action."""
    first = ask.key.endswith(".action")
    return (max(ask.options, key=lambda action: _turn_value(evaluation, action, first)),)


def _turn_value(evaluation: Evaluation, action: str, first: bool) -> float:
    value = _value(evaluation, action, evaluation.me.followers)
    if not first or evaluation.me.junior is not None or brings_event(evaluation, action):
        return value
    followers = evaluation.me.followers + (income(evaluation) if action == "followers" else 0)
    below = ACTIONS[ACTIONS.index(next(a for a in ACTIONS if a == action)) + 1 :]
    return value + max((_value(evaluation, second, followers) for second in below), default=0.0)


def brings_event(evaluation: Evaluation, action: str) -> bool:
    """Whether an action brings its marker to the end of the track."""
    done, needed = evaluation.view.tracks[next(a for a in ACTIONS if a == action)]
    return done + 1 >= needed


def _value(evaluation: Evaluation, action: str, followers: int) -> float:
    event = event_value(evaluation) if brings_event(evaluation, action) else 0.0
    return action_value(evaluation, action, followers) + event


def action_value(evaluation: Evaluation, action: str, followers: int | None = None) -> float:
    """The value of an action without its event.

    ``followers`` are those to pay powers with; by default those that the god has now.
    """
    me = evaluation.me
    followers = me.followers if followers is None else followers
    value = 0.0
    if action == "move":
        value = min(4.0, _best_step(evaluation) * 1.5)
    elif action == "summon":
        left = me.warriors_left + len(me.guardians)
        value = 3.2 if left and len(evaluation.mine()) < ENOUGH_FIGURES else 0.2
        if left > 1 and "pyramids" in me.powers:
            value += 1.0 * min(left - 1, len(evaluation.monuments(evaluation.god, "pyramid")))
    elif action == "followers":
        value = 0.7 * income(evaluation)
    else:
        level = len(me.powers) // 2 + 1
        value = 4.5 + level if level <= LEVELS and followers >= level else -0.5
    return value


def event_value(evaluation: Evaluation) -> float:
    """The value of the next event to the god."""
    coming = evaluation.view.events[evaluation.view.event + 1]
    if coming == "control":
        return 3.0 if evaluation.controllable() and evaluation.me.ankhs_left else -1.0
    if coming in CONFLICTS:
        return conflict_value(evaluation, evaluation.board) - 1.5
    return 0.5


def income(evaluation: Evaluation) -> int:
    """How many followers the action "followers" would bring."""
    near: dict[str, None] = {}
    for label in evaluation.mine():
        near.update(dict.fromkeys(evaluation.board.beside[label]))
    beside = sum(
        evaluation.cells[at].monument is not None
        and evaluation.cells[at].monument_owner in (None, evaluation.god)
        for at in near
    )
    return beside + ("revered" in evaluation.me.powers)


def _best_step(evaluation: Evaluation) -> float:
    """How much the best moves of two figures would improve the position."""
    gains = sorted((gain for gain, _, _ in best_moves(evaluation, evaluation.mine())), reverse=True)
    return sum(gains[:2])


def control(ask: Ask, evaluation: Evaluation) -> Picks:
    """Take the monument of the highest value."""
    options = [option for option in ask.options if option != "none"]
    return (max(options, key=evaluation.monument_value),)


def summon_by(ask: Ask, evaluation: Evaluation) -> Picks:
    """Summon by pyramids and gates first: the plain summon may then use the new figures."""
    ranking = {"plain": 1, "done": 2}
    return (min(ask.options, key=lambda slot: ranking.get(slot, 0)),)


def summon_kind(ask: Ask, evaluation: Evaluation) -> Picks:
    """Prefer guardians to warriors, and warriors to ransoms."""
    ranking = {"none": 9, "ransom": 5, "warrior": 3}
    return (min(ask.options, key=lambda kind: ranking.get(kind, 1)),)
