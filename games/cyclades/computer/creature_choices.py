"""Chooses the areas and victims of creatures, and which creatures are kept."""

from __future__ import annotations

from itertools import combinations

from games.core.steps import Ask, Picks
from games.cyclades.components import BASICS
from games.cyclades.computer import creature_values
from games.cyclades.computer.evaluation import Evaluation
from games.cyclades.computer.sailing import sea_value


def lair(ask: Ask, evaluation: Evaluation) -> Picks:
    """The area where a figure has most value."""
    name = _named(ask)
    return (
        max(
            ask.options,
            key=lambda label: creature_values.figure_value(
                evaluation, name, evaluation.areas[label]
            ),
        ),
    )


def prowl(ask: Ask, evaluation: Evaluation) -> Picks:
    """Stay, or move to a bordering area where the figure has more value."""
    name = _named(ask)
    home = next(area for area in evaluation.view.areas if area.creature == name)

    def value(option: str) -> float:
        return creature_values.figure_value(
            evaluation, name, home if option == "stay" else evaluation.areas[option]
        )

    return (max(ask.options, key=value),)


def _named(ask: Ask) -> str:
    return getattr(ask.facts["creature"], "key", "").rpartition(".")[2]


def keep(ask: Ask, evaluation: Evaluation) -> Picks:
    """Keep a creature if its value is higher than a priestess's."""
    return (
        ("keep",)
        if _value_of_keeping(evaluation, _named(ask)) > creature_values.PRIESTESS
        else ("dismiss",)
    )


def keep_several(ask: Ask, evaluation: Evaluation) -> Picks:
    """The creatures of most value, as far as each is worth more than a priestess."""
    ranked = sorted(ask.options, key=lambda name: -_value_of_keeping(evaluation, name))
    return tuple(
        name
        for name in ranked[: ask.high]
        if _value_of_keeping(evaluation, name) > creature_values.PRIESTESS
    )


def _value_of_keeping(evaluation: Evaluation, name: str) -> float:
    home = next(area for area in evaluation.view.areas if area.creature == name)
    reachable = [
        a
        for a in creature_values.lairs(evaluation, name)
        if a.label in evaluation.beside[home.label]
    ]
    return max(creature_values.figure_value(evaluation, name, area) for area in (home, *reachable))


def play_or_return(ask: Ask, evaluation: Evaluation) -> Picks:
    """Play a creature seen in secret if its value is higher than its coin's."""
    seen = evaluation.view.seen_top
    if (
        "play" in ask.options
        and seen is not None
        and creature_values.creature_value(evaluation, seen) > evaluation.coin + 0.5
    ):
        return ("play",)
    return ("return",)


def best(ask: Ask, evaluation: Evaluation) -> Picks:
    """The creature of most value."""
    return (max(ask.options, key=lambda name: creature_values.creature_value(evaluation, name)),)


def bite(ask: Ask, evaluation: Evaluation) -> Picks:
    """Of options "area:unit" the one that hurts a rival most; the own units last."""

    def hurt(option: str) -> float:
        area = evaluation.areas[option.partition(":")[0]]
        mine = evaluation.friendly(area.owner)
        return (
            -evaluation.area_value(area)
            if mine
            else creature_values.kill_value(evaluation, area) + 0.1 * evaluation.area_value(area)
        )

    return (max(ask.options, key=hurt),)


def robbed(ask: Ask, evaluation: Evaluation) -> Picks:
    """The rival's land with the most mercenaries."""
    return (
        max(
            ask.options,
            key=lambda label: creature_values.theft_value(evaluation, evaluation.areas[label]),
        ),
    )


def victim(ask: Ask, evaluation: Evaluation) -> Picks:
    """The rival nearest to victory; a partner only if there is no rival."""

    def threat(seat: str) -> tuple[bool, int, int, int]:
        player = evaluation.players[seat]
        foe = player.team != evaluation.me.team
        leads = evaluation.team_metropolises(seat)
        return (foe, leads, player.philosophers, player.priestesses)

    return (max(ask.options, key=threat),)


def swapped(ask: Ask, evaluation: Evaluation) -> Picks:
    """The two seas whose exchange of fleets has most value."""
    pairs = combinations(ask.options, 2)
    return max(
        pairs,
        key=lambda pair: creature_values.swap_value(
            evaluation, evaluation.areas[pair[0]], evaluation.areas[pair[1]]
        ),
    )


def driven(ask: Ask, evaluation: Evaluation) -> Picks:
    """Drive rivals' fleets to seas of low value, the own fleets to seas of high value."""

    def value(option: str) -> float:
        start, end = (evaluation.areas[label] for label in option.split(">"))
        gain = sea_value(evaluation, end)
        return gain if evaluation.friendly(start.owner) else -gain

    return (max(ask.options, key=value),)


def changed(ask: Ask, evaluation: Evaluation) -> Picks:
    """The building whose change to another kind has most value."""
    offers = [
        change
        for change in creature_values.building_changes(evaluation)
        if change[1] in ask.options
    ]
    return (max(offers)[1] if offers else ask.options[0],)


def changed_to(ask: Ask, evaluation: Evaluation) -> Picks:
    """The kind of building of most value."""
    kinds = [kind for kind in BASICS if kind in ask.options]
    return (max(kinds, key=evaluation.building_value),)
