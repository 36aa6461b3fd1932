"""The printed parts of the campaign: twelve scenarios and the locations of the country."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from games.core.components import load
from games.divinus.view import Pantheon
from games.divinus.vocabulary import Effect, Metric, Part

# Matches begun without these play by the choices and the measure of their time.
GIFTS = "weighty-choices"
EVEN_ELEVENTH = "even-eleventh"
WEIGHED = "weighed-visits"


# What a choice brings to the whole country, whoever makes it.
_COMMON = ("temple_supply",)


class StoryOption(Part):
    """One way to decide something, and what it brings.

    ``gifts`` came with the fix "weighty-choices", so that the options differ by more than a name;
    ``weighed`` took their place with "weighed-visits" where one option was still too good.
    """

    id: str
    effects: tuple[Effect, ...]
    gifts: tuple[Effect, ...] = ()
    weighed: tuple[Effect, ...] = ()

    def earned(self, reward: str) -> tuple[Effect, ...]:
        """What it brings: with "weighed" and "gifts" everything, with "title" what there was
        before them, and "common" is what the whole country gets where nobody has earned it."""
        if reward == "weighed":
            return (*self.effects, *(self.weighed or self.gifts))
        if reward == "gifts":
            return (*self.effects, *self.gifts)
        if reward == "title":
            return self.effects
        return tuple(effect for effect in self.effects if effect.do in _COMMON)


class StoryChoice(Part):
    """A decision for whoever completes ``quest`` first, at the end for whoever is last."""

    quest: str
    options: tuple[StoryOption, ...]

    def option(self, name: str) -> StoryOption:
        """The option of that id."""
        return next(option for option in self.options if option.id == name)


class BattleRule(Part):
    """What decides a battle of the gods.

    "best" compares the best demigod for each side, "total" everybody together, "first" asks whose
    god's goal was reached first. ``even`` are other measures for tables that want even battles,
    ``even_once`` those that stood there before the fix "even-eleventh".
    """

    compare: Literal["best", "total", "first"]
    greek: Metric | None = None
    norse: Metric | None = None
    even: dict[Pantheon, Metric] = Field(default_factory=dict)
    even_once: dict[Pantheon, Metric] = Field(default_factory=dict)

    def metric(self, pantheon: Pantheon, even: bool, *, once: bool = False) -> Metric:
        """What counts for a side; ``once`` for a match that began before the fix."""
        printed = self.greek if pantheon == "greek" else self.norse
        evened = {**self.even, **self.even_once} if once else self.even
        found = evened.get(pantheon, printed) if even else printed
        assert found is not None
        return found


class Return(Part):
    """A god who takes the place of another one if a choice went that way."""

    choice: int
    option: str
    god: str
    instead: str


class Scenario(Part):
    """A scenario: what it is played with, what arrives with it and what is decided in it.

    Gods are named in the order in which they are scored; "@greek1" is the one of the pantheon
    whose own scenario it won last, "@greek2" the one before.
    """

    no: int
    gods: tuple[str, ...]
    new: tuple[str, str]
    quests: tuple[str, ...]
    monsters: tuple[str, ...]
    temples: tuple[str, ...]
    arrivals: tuple[str, ...]
    battle: BattleRule | None
    choice: StoryChoice
    heroes: Literal["none", "five", "odysseus", "all"]
    slots: int
    returning: tuple[Return, ...] = ()


class LocationOption(Part):
    """Something to do at a location, and what becomes of the location.

    ``weighed`` are its effects since the fix "weighed-visits", where they are others.
    """

    id: str
    effects: tuple[Effect, ...]
    then: Literal["keep", "destroy", "become"]
    into: int = 0
    weighed: tuple[Effect, ...] = ()

    def earned(self, reward: str) -> tuple[Effect, ...]:
        """What it brings: "weighed" in a match with the fix."""
        return self.weighed if reward == "weighed" and self.weighed else self.effects


class Location(Part):
    """A location; whoever holds its title is rewarded, for own visits and for those of others."""

    no: int
    options: tuple[LocationOption, ...]
    holder: tuple[Effect, ...]
    another: tuple[Effect, ...]

    def option(self, name: str) -> LocationOption:
        """The option of that id."""
        return next(option for option in self.options if option.id == name)


class _Campaign(BaseModel):
    scenarios: tuple[Scenario, ...]
    locations: tuple[Location, ...]


_PRINTED = load("games.divinus", "campaign.json", _Campaign)

SCENARIOS: dict[int, Scenario] = {scenario.no: scenario for scenario in _PRINTED.scenarios}
LOCATIONS: dict[int, Location] = {location.no: location for location in _PRINTED.locations}
LAST_SCENARIO = len(SCENARIOS)
# From this scenario on the pantheons' dice and Pythia's die are in play.
PANTHEON_DICE_FROM = 3
HEROES_FROM = 5
OWN_TILES_AFTER = 9
