"""Actions and events: what to do, where to go, what to learn."""

from __future__ import annotations

from games.ankh.bot.moving import best_moves
from games.ankh.bot.outlook import Outlook
from games.ankh.components import CONFLICTS
from games.core.steps import Ask, Picks

# The powers in the order in which they help most on the way to the top.
_LIKED: tuple[str, ...] = (
    "revered",
    "inspiring",
    "commander",
    "omnipresent",
    "temples",
    "obelisks",
    "pyramids",
    "magnificent",
    "generous",
    "worshipful",
    "glorious",
    "magnanimous",
)


def choose_action(ask: Ask, look: Outlook) -> Picks:
    """The action that helps most, its event counted in."""
    return (max(ask.options, key=lambda action: _worth(look, action)),)


def _worth(look: Outlook, action: str) -> float:
    me = look.me
    value = 0.0
    if action == "move":
        value = min(4.0, _best_step(look) * 1.5)
    elif action == "summon":
        left = me.warriors_left + len(me.guardians)
        value = 3.2 if left and len(look.mine()) < 9 else 0.2
    elif action == "followers":
        value = 0.7 * _worshipped(look) + (0.7 if "revered" in me.powers else 0.0)
    else:
        level = len(me.powers) // 2 + 1
        value = 4.5 + level if level <= 3 and me.followers >= level else -0.5
    done, needed = next(t for name, t in look.view.tracks.items() if name == action)
    if done + 1 >= needed:
        value += _event_worth(look)
    return value


def _event_worth(look: Outlook) -> float:
    coming = look.view.events[look.view.event + 1]
    if coming == "control":
        return 3.0 if look.controllable() and look.me.ankhs_left else -1.0
    if coming in CONFLICTS:
        rivals = [look.harvest(g.seat) for g in look.view.gods if g.seat != look.god]
        return look.harvest(look.god) - max(rivals, default=0.0) - 1.5
    return 0.5


def _worshipped(look: Outlook) -> int:
    near: dict[str, None] = {}
    for label in look.mine():
        near.update(dict.fromkeys(look.map.beside[label]))
    return sum(
        look.cells[at].monument is not None and look.cells[at].monument_owner in (None, look.god)
        for at in near
    )


def _best_step(look: Outlook) -> float:
    """How much the best single move would improve the god's posture."""
    found = best_moves(look, look.mine())
    return max((gain for gain, _, _ in found), default=0.0)


def power(ask: Ask, look: Outlook) -> Picks:
    """The power liked best of those on offer."""
    return (next(name for name in _LIKED if name in ask.options),)


def control(ask: Ask, look: Outlook) -> Picks:
    """The monument that makes a majority, if any."""
    options = [option for option in ask.options if option != "none"]
    return (max(options, key=look.monument_worth),)


def summon_kind(ask: Ask, look: Outlook) -> Picks:
    """Guardians before warriors, ransoms last."""
    ranking = {"none": 9, "ransom": 5, "warrior": 3}
    return (min(ask.options, key=lambda kind: ranking.get(kind, 1)),)


def caravan(ask: Ask, look: Outlook) -> Picks:
    """Split the region where the god is strongest, else none."""
    best, best_gain = "none", 0.0
    for option in ask.options:
        if option == "none":
            continue
        region = int(option.partition(":")[2])
        gain = look.strength(look.god, region) - 1.5 * look.rivals_in(region) - 1.0
        if gain > best_gain:
            best, best_gain = option, gain
    return (best,)
