"""Where creatures go, whom they hurt, and which of them are kept."""

from __future__ import annotations

from itertools import combinations

from games.core.steps import Ask, Picks
from games.cyclades.bot import beasts
from games.cyclades.bot.outlook import Outlook
from games.cyclades.bot.sailing import sea_worth
from games.cyclades.components import BASICS


def lair(ask: Ask, look: Outlook) -> Picks:
    """A figure goes where it is worth most."""
    name = _named(ask)
    return (max(ask.options, key=lambda label: beasts.stand(look, name, look.areas[label])),)


def prowl(ask: Ask, look: Outlook) -> Picks:
    """A figure stays unless it would be worth more next door."""
    name = _named(ask)
    home = next(area for area in look.view.areas if area.creature == name)

    def value(option: str) -> float:
        return beasts.stand(look, name, home if option == "stay" else look.areas[option])

    return (max(ask.options, key=value),)


def _named(ask: Ask) -> str:
    return getattr(ask.facts["creature"], "key", "").rpartition(".")[2]


def keep(ask: Ask, look: Outlook) -> Picks:
    """A creature is worth a priestess only if it does more than she would."""
    return ("keep",) if _stays_for(look, _named(ask)) > beasts.PRIESTESS else ("dismiss",)


def keep_several(ask: Ask, look: Outlook) -> Picks:
    """Those that are worth most, as far as each is worth a priestess."""
    ranked = sorted(ask.options, key=lambda name: -_stays_for(look, name))
    return tuple(name for name in ranked[: ask.high] if _stays_for(look, name) > beasts.PRIESTESS)


def _stays_for(look: Outlook, name: str) -> float:
    home = next(area for area in look.view.areas if area.creature == name)
    reachable = [a for a in beasts.lairs(look, name) if a.label in look.beside[home.label]]
    return max(beasts.stand(look, name, area) for area in (home, *reachable))


def play_or_return(ask: Ask, look: Outlook) -> Picks:
    """Play a creature seen in secret if it is worth more than its coin."""
    seen = look.view.seen_top
    if "play" in ask.options and seen is not None and beasts.worth(look, seen) > look.coin + 0.5:
        return ("play",)
    return ("return",)


def best(ask: Ask, look: Outlook) -> Picks:
    """The creature of most use."""
    return (max(ask.options, key=lambda name: beasts.worth(look, name)),)


def bite(ask: Ask, look: Outlook) -> Picks:
    """Of "area:unit" options the one that hurts a rival most; one's own last."""

    def hurt(option: str) -> float:
        area = look.areas[option.partition(":")[0]]
        mine = look.friendly(area.owner)
        return -look.worth(area) if mine else beasts.kill(look, area) + 0.1 * look.worth(area)

    return (max(ask.options, key=hurt),)


def robbed(ask: Ask, look: Outlook) -> Picks:
    """The land with the most mercenaries of a rival."""
    return (max(ask.options, key=lambda label: beasts.rob(look, look.areas[label])),)


def victim(ask: Ask, look: Outlook) -> Picks:
    """The rival nearest to victory, partners spared."""

    def threat(seat: str) -> tuple[bool, int, int, int]:
        player = look.players[seat]
        foe = player.team != look.me.team
        leads = look.team_metropolises(seat)
        return (foe, leads, player.philosophers, player.priestesses)

    return (max(ask.options, key=threat),)


def swapped(ask: Ask, look: Outlook) -> Picks:
    """The two seas whose fleets are best exchanged."""
    pairs = combinations(ask.options, 2)
    return max(pairs, key=lambda pair: beasts.swap(look, look.areas[pair[0]], look.areas[pair[1]]))


def driven(ask: Ask, look: Outlook) -> Picks:
    """Rivals' fleets flee to poor seas, one's own to rich ones."""

    def value(option: str) -> float:
        start, end = (look.areas[label] for label in option.split(">"))
        gain = sea_worth(look, end)
        return gain if look.friendly(start.owner) else -gain

    return (max(ask.options, key=value),)


def changed(ask: Ask, look: Outlook) -> Picks:
    """The building whose change brings a set nearest."""
    offers = [change for change in beasts.changes(look) if change[1] in ask.options]
    return (max(offers)[1] if offers else ask.options[0],)


def changed_to(ask: Ask, look: Outlook) -> Picks:
    """The kind that is wanted most."""
    kinds = [kind for kind in BASICS if kind in ask.options]
    return (max(kinds, key=look.building_worth),)
