"""Decides smaller choices: resources, agreements, gods and artifacts."""

from __future__ import annotations

from collections import Counter

from games.anunnaki.components import (
    AGREEMENTS,
    LAST_SPACE,
    RESOURCES,
    SIGNS,
    TRACKS,
)
from games.anunnaki.computer.evaluation import Evaluation
from games.core.fair import Dice
from games.core.phrase import Phrase
from games.core.steps import Ask, Picks

# Goals are not laid yet when a minor god goes back to the box: those who help in most matches.
_FAVOURITES: dict[str, tuple[str, ...]] = {
    "pharaos": ("osiris", "isis", "horus", "seth", "anubis", "bast", "sekhmet"),
    "norrenis": ("aegir", "freyr", "heimdall", "thor", "freya", "loki", "frigg"),
    "babylon": ("ninhursag", "assur", "enlil", "ninlil", "marduk", "ea", "anu"),
    "ellenys": ("hera", "poseidon", "demeter", "hermes", "ares", "athena", "hades"),
}


def gather(ask: Ask, evaluation: Evaluation) -> Picks:
    """The richest districts, as many as allowed."""

    def crop(label: str) -> float:
        return sum(
            evaluation.resource(kind, n) if kind in RESOURCES else 0.8 * n
            for kind, n in evaluation.view.harvest.get(label, {}).items()
        )

    options = sorted((o for o in ask.options if o != "none"), key=crop, reverse=True)
    return tuple(options[: ask.high])


def resources(ask: Ask, evaluation: Evaluation) -> Picks:
    """The mix that is missed most."""

    def value(option: str) -> float:
        return sum(evaluation.resource(kind, n) for kind, n in Counter(option.split("+")).items())

    return (max(ask.options, key=value),)


def pay(ask: Ask, evaluation: Evaluation) -> Picks:
    """Pay with the most plentiful resources, but not the price of a waiting battle's weapon."""

    def cost(option: str) -> tuple[bool, float]:
        counts = Counter(option.split("+"))
        scarcity = sum(n / (1 + evaluation.me.resources[kind]) for kind, n in counts.items())
        return evaluation.disarms(counts), scarcity

    return (min(ask.options, key=cost),)


def kind(ask: Ask, evaluation: Evaluation) -> Picks:
    """The one resource that is missed most."""
    return (max(ask.options, key=lambda name: evaluation.resource(name)),)


def spend(ask: Ask, evaluation: Evaluation) -> Picks:
    """Spend the most plentiful resource, but not the price of a waiting battle's weapon."""
    count = ask.facts.get("count")
    spent = count if isinstance(count, int) else 1

    def rank(name: str) -> tuple[bool, int]:
        return not evaluation.disarms({name: spent}), evaluation.me.resources[name]

    return (max(ask.options, key=rank),)


def market(ask: Ask, evaluation: Evaluation) -> Picks:
    """The exchange that gains most."""

    def value(option: str) -> float:
        if option == "none":
            return 0.2
        given, _, bought = option.partition(">")
        if evaluation.disarms({given: 1}):
            return 0.0
        lost = 0.9 if evaluation.me.resources[given] <= 2 else 0.4
        return sum(evaluation.resource(name) for name in bought.split("+")) - lost

    return (max(ask.options, key=value),)


def agreement(ask: Ask, evaluation: Evaluation) -> Picks:
    """Pick the most valuable agreement."""
    options = [option for option in ask.options if option in AGREEMENTS]
    return (max(options, key=evaluation.agreement),)


def half(ask: Ask, evaluation: Evaluation) -> Picks:
    """Points and trade, which last, unless the steps would end the match while behind."""
    named = ask.facts.get("agreement")
    steps = named.args.get("trade") if isinstance(named, Phrase) else None
    ends = isinstance(steps, int) and evaluation.step("trade", steps) < 0
    return ("middle",) if ends else ("lower",)


def return_god(ask: Ask, evaluation: Evaluation, dice: Dice) -> Picks:
    """One who helps little in most matches, but not always the same one."""
    favourites = _FAVOURITES[evaluation.me.house or "pharaos"]
    thought_of = [dice.pick(ask.options), dice.pick(ask.options)]
    return (max(thought_of, key=favourites.index),)


def artifact(ask: Ask, evaluation: Evaluation) -> Picks:
    """The artifact that promises most now."""
    return (max(ask.options, key=lambda name: _artifact_value(evaluation, name)),)


def _artifact_value(evaluation: Evaluation, name: str) -> float:
    me, early = evaluation.me, evaluation.me.signs_left / SIGNS
    if name == "horn":
        return 6.5 if max(me.resources.values()) >= 4 else 4.0 + 2.0 * early
    if name == "otherworld":
        goals = 0.5 * evaluation.goal_value.get("districts", 0.0) + evaluation.goal_value.get(
            "shrines", 0.0
        )
        return 2.0 + goals + 4.0 * early
    if name == "pandora":
        return 4.2 + 2.0 * early
    if name == "tablet":
        furthest = max(max(house.tracks.values()) for house in evaluation.view.houses)
        return 6.5 if furthest >= LAST_SPACE - 1 else 3.0 + 0.35 * furthest
    if name == "mirror":
        # The second best magic action of a good turn, and two crystals saved; the more turns are
        # left, the better the one that it waits for.
        return 4.0 + 0.3 * min(4, me.crystals) + 2.5 * early
    # The Scarab: often a multiplier more for the two best goals.
    best = sorted((me.goals[evaluation.view.goals[track]] for track in TRACKS), reverse=True)
    return 1.0 + 0.5 * sum(best[:2])


def tablet(ask: Ask, evaluation: Evaluation) -> Picks:
    """The track on which any seat is furthest."""

    def furthest(track: str) -> int:
        return max(house.tracks[track] for house in evaluation.view.houses)

    return (max(ask.options, key=furthest),)


def scarab(ask: Ask, evaluation: Evaluation) -> Picks:
    """The tracks on which a step brings most."""
    ranked = sorted(ask.options, key=lambda track: -evaluation.step(track))
    return tuple(ranked[: ask.low])
