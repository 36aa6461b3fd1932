"""Actions and events: what to do in a turn, what to take and whom to summon."""

from __future__ import annotations

from games.ankh.bot.borders import standing
from games.ankh.bot.moving import best_moves
from games.ankh.bot.outlook import Outlook
from games.ankh.components import ACTIONS, CONFLICTS
from games.core.steps import Ask, Picks

ENOUGH_FIGURES = 9
LEVELS = 3
TRIFLE = 0.5
"""An action that is worth no more than this is taken only because no other is."""


def choose_action(ask: Ask, look: Outlook) -> Picks:
    """The action that helps most, its event and the action that may follow counted in."""
    first = ask.key.endswith(".action")
    return (max(ask.options, key=lambda action: _turn_worth(look, action, first)),)


def _turn_worth(look: Outlook, action: str, first: bool) -> float:
    value = _worth(look, action, look.me.followers)
    if not first or look.me.junior is not None or brings_event(look, action):
        return value
    followers = look.me.followers + (income(look) if action == "followers" else 0)
    below = ACTIONS[ACTIONS.index(next(a for a in ACTIONS if a == action)) + 1 :]
    return value + max((_worth(look, second, followers) for second in below), default=0.0)


def brings_event(look: Outlook, action: str) -> bool:
    """Whether an action reaches the end of its track."""
    done, needed = look.view.tracks[next(a for a in ACTIONS if a == action)]
    return done + 1 >= needed


def _worth(look: Outlook, action: str, followers: int) -> float:
    event = event_worth(look) if brings_event(look, action) else 0.0
    return action_worth(look, action, followers) + event


def action_worth(look: Outlook, action: str, followers: int | None = None) -> float:
    """What an action is worth by itself, with the followers that there are or will be."""
    me = look.me
    followers = me.followers if followers is None else followers
    value = 0.0
    if action == "move":
        value = min(4.0, _best_step(look) * 1.5)
    elif action == "summon":
        left = me.warriors_left + len(me.guardians)
        value = 3.2 if left and len(look.mine()) < ENOUGH_FIGURES else 0.2
        if left > 1 and "pyramids" in me.powers:
            value += 1.0 * min(left - 1, len(look.monuments(look.god, "pyramid")))
    elif action == "followers":
        value = 0.7 * income(look)
    else:
        level = len(me.powers) // 2 + 1
        value = 4.5 + level if level <= LEVELS and followers >= level else -0.5
    return value


def event_worth(look: Outlook) -> float:
    """What the event that comes next is worth to the god."""
    coming = look.view.events[look.view.event + 1]
    if coming == "control":
        return 3.0 if look.controllable() and look.me.ankhs_left else -1.0
    if coming in CONFLICTS:
        return standing(look, look.map) - 1.5
    return 0.5


def income(look: Outlook) -> int:
    """The followers that the action would bring."""
    near: dict[str, None] = {}
    for label in look.mine():
        near.update(dict.fromkeys(look.map.beside[label]))
    beside = sum(
        look.cells[at].monument is not None and look.cells[at].monument_owner in (None, look.god)
        for at in near
    )
    return beside + ("revered" in look.me.powers)


def _best_step(look: Outlook) -> float:
    """How much moving would improve the god's posture: the best moves, two figures at most."""
    gains = sorted((gain for gain, _, _ in best_moves(look, look.mine())), reverse=True)
    return sum(gains[:2])


def control(ask: Ask, look: Outlook) -> Picks:
    """The monument that makes a majority, if any."""
    options = [option for option in ask.options if option != "none"]
    return (max(options, key=look.monument_worth),)


def summon_by(ask: Ask, look: Outlook) -> Picks:
    """What a pyramid or a gate allows first, then the summon that may stand beside it."""
    ranking = {"plain": 1, "done": 2}
    return (min(ask.options, key=lambda slot: ranking.get(slot, 0)),)


def summon_kind(ask: Ask, look: Outlook) -> Picks:
    """Guardians before warriors, ransoms last."""
    ranking = {"none": 9, "ransom": 5, "warrior": 3}
    return (min(ask.options, key=lambda kind: ranking.get(kind, 1)),)
