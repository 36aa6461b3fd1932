"""Decides on ankh powers by their expected value to the end of the match."""

from __future__ import annotations

from collections.abc import Callable

from games.ankh.components import RED_LAST
from games.ankh.computer.evaluation import Evaluation
from games.core.steps import Ask, Picks

CLOSE_SHARE = 0.8
"""Powers of at least this share of the best value are drawn from."""


def power(ask: Ask, evaluation: Evaluation) -> Picks:
    """Choose among the powers of the highest value."""
    scores = {
        name: _POWER_VALUES[name](evaluation) for name in ask.options if name in _POWER_VALUES
    }
    best = max(scores.values())
    close = [name for name, value in scores.items() if value >= CLOSE_SHARE * best]
    return (evaluation.dice.pick(close),)


def _win_chance(evaluation: Evaluation) -> float:
    """A rough chance to win a battle: the share of figures, the god's ability, captives."""
    mine = len(evaluation.mine())
    others = [
        sum(f.owner == g.seat for f in evaluation.figures.values()) for g in evaluation.rivals
    ]
    share = mine / max(1.0, mine + sum(others) / max(1, len(others)))
    nature = sum(
        {"amun": 0.12, "anubis": 0.08, "ra": 0.05}.get(name, 0.0) for name in evaluation.me.gods
    )
    return share + nature + 0.04 * len(evaluation.me.captives)


def _battles(evaluation: Evaluation) -> float:
    """How many battles the god would fight in a conflict now."""
    return sum(
        bool(evaluation.count(evaluation.god, region))
        and any(evaluation.count(g.seat, region) for g in evaluation.rivals)
        for region in evaluation.regions
    )


def _present(evaluation: Evaluation) -> int:
    return sum(bool(evaluation.count(evaluation.god, region)) for region in evaluation.regions)


# Level 1, in followers. The factors were measured over many self-played matches.


def _commander(evaluation: Evaluation) -> float:
    return 2.2 * evaluation.conflicts_left * _win_chance(evaluation)


def _inspiring(evaluation: Evaluation) -> float:
    eager = 1.3 if "amun" in evaluation.me.gods else 1.0
    crowded = 1.0 if len(evaluation.view.seats) == 2 else 1.2
    return evaluation.conflicts_left * crowded * eager


def _omnipresent(evaluation: Evaluation) -> float:
    return evaluation.conflicts_left * (0.6 + 0.35 * _present(evaluation))


def _revered(evaluation: Evaluation) -> float:
    return evaluation.conflicts_left * (1.1 + 0.1 * len(evaluation.controllable()))


# Level 2, in devotion.


def _magnificent(evaluation: Evaluation) -> float:
    owned = evaluation.most_of_a_kind(evaluation.god)
    return {0: 0.6, 1: 1.2, 2: 2.4}.get(owned, 4.2) + (
        0.4 if "osiris" in evaluation.me.gods else 0.0
    )


def _obelisks(evaluation: Evaluation) -> float:
    owned = evaluation.monuments(evaluation.god, "obelisk")
    spread = len({cell.regions[0]: None for cell in owned})
    return 0.8 + 1.1 * spread + 0.2 * len(owned)


def _temples(evaluation: Evaluation) -> float:
    owned = evaluation.monuments(evaluation.god, "temple")
    manned = sum(
        any(
            (figure := evaluation.figures.get(near)) is not None and figure.owner == evaluation.god
            for near in evaluation.board.beside[cell.label]
        )
        for cell in owned
    )
    return 1.2 + 1.1 * len(owned) + 0.6 * manned


def _pyramids(evaluation: Evaluation) -> float:
    waiting = evaluation.me.warriors_left + len(evaluation.me.guardians)
    owned = len(evaluation.monuments(evaluation.god, "pyramid"))
    return 0.6 + 1.2 * min(owned, 3) * min(1.0, waiting / 3)


# Level 3, in devotion.


def _glorious(evaluation: Evaluation) -> float:
    edge = 0.0
    for region in evaluation.regions:
        if evaluation.count(evaluation.god, region) and evaluation.rivals_in(region):
            lead = evaluation.strength(evaluation.god, region) - evaluation.rivals_in(region)
            edge += 0.15 if lead < -1 else 0.4 if lead < 2 else 1.0
    nature = 1.3 if "amun" in evaluation.me.gods or "anubis" in evaluation.me.gods else 1.0
    return (1 + evaluation.conflicts_left) * edge * nature


def _magnanimous(evaluation: Evaluation) -> float:
    losing = 0.0
    for region in evaluation.regions:
        if evaluation.count(evaluation.god, region) >= 2 and evaluation.rivals_in(region):
            lead = evaluation.strength(evaluation.god, region) - evaluation.rivals_in(region)
            losing += 0.8 if lead < -1 else 0.5 if lead < 2 else 0.2
    nature = 1.3 if "osiris" in evaluation.me.gods or "isis" in evaluation.me.gods else 1.0
    return 1.6 * (0.5 + evaluation.conflicts_left) * losing * nature


def _generous(evaluation: Evaluation) -> float:
    gains = 1.4 * max(1, _present(evaluation)) * (0.5 + evaluation.conflicts_left)
    room = max(0, RED_LAST + 1 - evaluation.me.devotion)
    return min(gains, room / 2)


def _worshipful(evaluation: Evaluation) -> float:
    fights = max(1.0, _battles(evaluation)) * (0.5 + evaluation.conflicts_left)
    income = evaluation.me.followers + 3.0 * evaluation.conflicts_left
    return 0.9 * min(fights, income / 2)


_POWER_VALUES: dict[str, Callable[[Evaluation], float]] = {
    "commander": _commander,
    "inspiring": _inspiring,
    "omnipresent": _omnipresent,
    "revered": _revered,
    "magnificent": _magnificent,
    "obelisks": _obelisks,
    "temples": _temples,
    "pyramids": _pyramids,
    "glorious": _glorious,
    "magnanimous": _magnanimous,
    "generous": _generous,
    "worshipful": _worshipful,
}
