"""The texts of /rules state the same numbers as the component data."""

from __future__ import annotations

import pytest

from bot.words import standard
from games.anunnaki.components import INCOME, NUMBERS, WEAPONS, Weapon
from games.anunnaki.rules.action_yields import LIMITS
from games.anunnaki.rules.magic import PRICES
from games.anunnaki.scoring import TABLET_POINTS
from games.anunnaki.view import Action


def rules(topic: str) -> str:
    return standard().text(f"anunnaki.rules.{topic}.body")


@pytest.mark.parametrize("card", [w for w in WEAPONS.values() if w.kind == "advanced"])
def test_weapons_have_their_strength_and_price(card: Weapon) -> None:
    name = standard().text(f"anunnaki.weapon.{card.id.replace('_', '-')}")
    owner = f" ({card.house.title()})" if card.house else ""
    price = f" for {card.cost['metal']} metal" if card.cost else ""
    told = rules("weapons")
    start = told.index(f"**{name}**{owner} {card.strength}{price}")
    after = told[start:].removeprefix(f"**{name}**{owner} {card.strength}{price}")
    assert not after.startswith(" for ")


def test_basic_weapons_have_their_strength_and_price() -> None:
    sling, shield = WEAPONS["slingshot"], WEAPONS["long_shield"]
    assert f"**Slingshot** ({sling.strength};" in rules("weapons")
    assert f"**Long Shield** ({shield.strength}, for {shield.cost['any']} " in rules("weapons")


@pytest.mark.parametrize(("action", "limits"), LIMITS.items())
def test_actions_have_both_limits(action: Action, limits: tuple[int, int]) -> None:
    line = next(x for x in rules("actions").splitlines() if x.startswith(f"{NUMBERS[action]} "))
    assert f"{limits[0]} ({limits[1]})" in line


@pytest.mark.parametrize("price", PRICES.values())
def test_magic_has_its_prices(price: tuple[int, dict[str, int]]) -> None:
    crystals, cost = price
    told = f"- {crystals} crystal{'s' if crystals > 1 else ''}"
    told += "".join(f" and {count} {kind}" for kind, count in cost.items())
    assert f"{told}:" in rules("magic")


def test_income_opens_as_told() -> None:
    words = {"follower": ("1 follower", "2 followers"), "points": ("1 point", "2 points")}
    told = [" and ".join(words[r.type][r.n - 1] for r in cell) for cell in INCOME]
    assert f"{told[0]} at first, then {', '.join(told[1:])}." in rules("followers")


def test_the_tablet_brings_what_is_told() -> None:
    *some, most = TABLET_POINTS.values()
    assert f"{', '.join(map(str, some))} or {most} points" in rules("artifacts")
