"""Names of the things of Anunnaki, as phrases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from games.anunnaki.view import AgreementView, CivilisationView, RewardView
from games.core.phrase import Arg, Phrase, phrase


def _id(name: str) -> str:
    return name.replace("_", "-")


@cache
def goods(kind: str, count: int) -> Phrase:
    """A number of resources, crystals, points, steps on a track, followers, weapons…"""
    return phrase(f"anunnaki.goods.{_id(kind)}", count=count)


def amounts(wanted: Mapping[str, int]) -> tuple[Phrase, ...]:
    """A list of goods."""
    return tuple(goods(kind, count) for kind, count in wanted.items() if count)


@cache
def cause(name: str) -> Phrase:
    """Why something was gained."""
    return phrase(f"anunnaki.cause.{_id(name)}")


@cache
def action(name: str) -> Phrase:
    """An action token."""
    return phrase(f"anunnaki.action.{_id(name)}")


@cache
def house(name: str) -> Phrase:
    """A house."""
    return phrase(f"anunnaki.house.{name}")


@cache
def god(name: str) -> Phrase:
    """A god, main or minor."""
    return phrase(f"anunnaki.god.{name}")


@cache
def weapon(name: str) -> Phrase:
    """A weapon card."""
    return phrase(f"anunnaki.weapon.{_id(name)}")


@cache
def artifact(name: str) -> Phrase:
    """An artifact."""
    return phrase(f"anunnaki.artifact.{name}")


@cache
def track(name: str) -> Phrase:
    """A development track, or the power track."""
    return phrase(f"anunnaki.track.{name}")


@cache
def goal(name: str) -> Phrase:
    """A goal token."""
    return phrase(f"anunnaki.goal.{name}")


@cache
def resource(name: str) -> Phrase:
    """A resource."""
    return phrase(f"anunnaki.resource.{name}")


@cache
def piece(kind: str, count: int = 1) -> Phrase:
    """A follower, several of them, a settlement, or a god by name."""
    if kind in ("follower", "settlement"):
        return phrase(f"anunnaki.goods.{kind}", count=count)
    return god(kind)


def rewards(shown: Sequence[RewardView]) -> tuple[Phrase, ...]:
    """What a token gives."""
    return tuple(_reward(reward) for reward in shown)


def _reward(reward: RewardView) -> Phrase:
    if reward.kind == "choice":
        one, other = reward.of
        return phrase("anunnaki.goods.choice", one=resource(one), other=resource(other))
    return goods(reward.kind, reward.count)


def agreement(token: AgreementView) -> Phrase:
    """A trade agreement: its cost and everything that it gives."""
    args: dict[str, Arg] = {
        "cost": amounts(token.cost),
        "middle": rewards(token.middle),
        "points": token.points,
        "trade": token.trade,
    }
    if token.house is None:
        return phrase("anunnaki.agreement.neutral", **args)
    return phrase("anunnaki.agreement.house", house=house(token.house), **args)


def offer(token: AgreementView) -> Phrase:
    """A trade agreement in short: its cost, and points and trade below."""
    args: dict[str, Arg] = {
        "cost": amounts(token.cost),
        "points": token.points,
        "trade": token.trade,
    }
    if token.house is None:
        return phrase("anunnaki.offer.neutral", **args)
    return phrase(
        "anunnaki.offer.house", house=phrase(f"anunnaki.house.{token.house}.short"), **args
    )


def civilisation(token: CivilisationView) -> Phrase:
    """A face-up civilisation."""
    return phrase(
        f"anunnaki.civilisation.{token.effect or 'plain'}",
        strength=token.strength or 0,
        rewards=rewards(token.rewards),
    )
