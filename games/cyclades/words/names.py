"""Names of creatures, heroes, gods, buildings and units, as phrases."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.phrase import Phrase, phrase


def creature(name: str) -> Phrase:
    """A mythical creature."""
    return phrase(f"cyclades.creature.{name}")


def hero(name: str) -> Phrase:
    """A hero."""
    return phrase(f"cyclades.hero.{name}")


def god(name: str) -> Phrase:
    """A god."""
    return phrase(f"cyclades.god.{name}")


def signed_god(name: str) -> Phrase:
    """A god with the character that its emoji replaces, for messages."""
    return phrase(f"cyclades.god-signed.{name}")


def building(kind: str) -> Phrase:
    """A building."""
    return phrase(f"cyclades.building.{kind}")


def unit(kind: str) -> Phrase:
    """A troop, a mercenary, a fleet, the Minotaur."""
    return phrase(f"cyclades.unit.{kind}")


def prices(costs: Mapping[str, int]) -> tuple[Phrase, ...]:
    """For each area that a question offers, its name with the price of going there."""
    return tuple(
        phrase("cyclades.pick.priced", area=area, coins=so_many("gold", cost))
        for area, cost in costs.items()
    )


def so_many(kind: str, count: int) -> Phrase:
    """A number of coins, troops, fleets or the like."""
    return phrase(f"cyclades.count.{kind}", count=count)
