"""Chooses figures that travel together: with Odin's settlements, or through Anu's portal."""

from __future__ import annotations

from games.anunnaki.computer.evaluation import Evaluation
from games.anunnaki.computer.moving import best_portal, gates, hostile, leaves, strength_of
from games.anunnaki.rules.gods import ANU_FIGURES
from games.anunnaki.rules.land.walking import Group, group
from games.core.steps import Ask, Picks

# What a figure has to gain before it goes along.
LEAST_CARRIED = 0.3


def _kind(name: str) -> str:
    """The kind of figure that an option names: "follower.2" is a follower."""
    return name.partition(".")[0]


def carry(ask: Ask, evaluation: Evaluation) -> Picks:
    """Pick the strongest figures for a battle; elsewhere those of more value there than here."""
    start, goal = str(ask.facts["start"]), str(ask.facts["goal"])
    district = evaluation.districts[goal]
    ranked = sorted(ask.options, key=lambda name: -strength_of(_kind(name)))
    if district.civilisation is not None or hostile(evaluation, district):
        return tuple(ranked[: ask.high])
    work = sum(district.sources.values()) - sum(district.exhausted.values())
    before_atlantis = bool(gates(evaluation, goal)) and not gates(evaluation, start)
    taken: list[str] = []
    for name in ranked:
        kind = _kind(name)
        strength = strength_of(kind)
        gain = 0.25 * min(strength, work) + (0.7 * strength if before_atlantis else 0.0)
        followers = sum(_kind(other) == "follower" for other in taken) + 1
        number = followers if kind == "follower" else 1
        if gain - leaves(evaluation, Group(start, kind, number)) > LEAST_CARRIED:
            taken.append(name)
            work = max(0, work - strength)
    return tuple(taken[: ask.high])


def _anu(evaluation: Evaluation, starts: tuple[str, ...]) -> tuple[float, Group | None, str]:
    """The best company out of one of these districts, and where it would go."""
    options: list[str] = []
    for label in starts:
        company = next(
            c for c in evaluation.districts[label].companies if c.seat == evaluation.seat
        )
        most = min(ANU_FIGURES, company.followers)
        options += [Group(label, "follower", number).option for number in range(1, most + 1)]
        options += [Group(label, god, 1).option for god in company.gods]
    gain, option, goal = best_portal(evaluation, tuple(options), ANU_FIGURES)
    return gain, group(option) if goal else None, goal


def anu(ask: Ask, evaluation: Evaluation) -> Picks:
    """The district whose company has most to gain elsewhere."""
    _, company, _ = _anu(evaluation, tuple(option for option in ask.options if option != "none"))
    return (company.district if company else "none",)


def anu_who(ask: Ask, evaluation: Evaluation) -> Picks:
    """That company, and as many followers more as can be spared and find work there."""
    start = str(ask.facts["start"])
    _, company, goal = _anu(evaluation, (start,))
    if company is None:
        return ask.options[: ask.low]
    mine = next(c for c in evaluation.districts[start].companies if c.seat == evaluation.seat)
    followers = [name for name in ask.options if _kind(name) == "follower"]
    if company.kind == "follower":
        return tuple(followers[: company.number])
    district = evaluation.districts[goal]
    work = sum(district.sources.values()) - sum(district.exhausted.values())
    spare = mine.followers - (0 if mine.settlements else 1)
    more = min(spare, work - strength_of(company.kind), ask.high - 1)
    return (company.kind, *followers[: max(0, more)])


def anu_to(ask: Ask, evaluation: Evaluation) -> Picks:
    """The destination for which the figures were chosen."""
    _, _, goal = _anu(evaluation, (str(ask.facts["start"]),))
    return (goal if goal in ask.options else ask.options[0],)
