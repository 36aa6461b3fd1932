"""The printed parts of the campaign: twelve scenarios and the locations of the country."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from games.core.components import load
from games.divinus.view import Pantheon
from games.divinus.vocabulary import Effect, Metric, Part

# Effects of a choice for the whole country, whether or not the choice was earned.
_COMMON = ("temple_supply",)


class StoryOption(Part):
    """An option of a choice, and what it brings.

    ``gifts`` came with the fix "weighty-choices", because most options differed in their story
    alone; ``weighed`` replaces them since "weighed-visits" where one option was still too good.
    """

    id: str
    effects: tuple[Effect, ...]
    gifts: tuple[Effect, ...] = ()
    weighed: tuple[Effect, ...] = ()

    def earned(self, reward: str) -> tuple[Effect, ...]:
        """The effects for a kind of reward.

        "weighed" and "gifts" bring everything that the option has by that fix, "title" only its own
        effects, and "common" only those for the whole country, when the choice was not earned.
        """
        if reward == "weighed":
            return (*self.effects, *(self.weighed or self.gifts))
        if reward == "gifts":
            return (*self.effects, *self.gifts)
        if reward == "title":
            return self.effects
        return tuple(effect for effect in self.effects if effect.do in _COMMON)


class StoryChoice(Part):
    """A decision of the demigod who completes ``quest`` first, or at the end of the one with least
    favour."""

    quest: str
    options: tuple[StoryOption, ...]

    def option(self, name: str) -> StoryOption:
        """The option of that id."""
        return next(option for option in self.options if option.id == name)


class BattleRule(Part):
    """What decides a battle of the gods.

    "best" compares the best demigod for each side, "total" the sums of all demigods, "first" asks
    which god's goal was reached first. ``even`` holds the metrics for tables with even battles,
    ``even_once`` those from before the fix "even-eleventh".
    """

    compare: Literal["best", "total", "first"]
    greek: Metric | None = None
    norse: Metric | None = None
    even: dict[Pantheon, Metric] = Field(default_factory=dict)
    even_once: dict[Pantheon, Metric] = Field(default_factory=dict)

    def metric(self, pantheon: Pantheon, even: bool, *, once: bool = False) -> Metric:
        """The metric of a side; ``once`` is for matches from before the fix "even-eleventh"."""
        printed = self.greek if pantheon == "greek" else self.norse
        evened = {**self.even, **self.even_once} if once else self.even
        found = evened.get(pantheon, printed) if even else printed
        assert found is not None
        return found


class Return(Part):
    """A god who replaces another one if an earlier choice went to ``option``."""

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
    """An option at a location, and what becomes of the location.

    ``weighed`` replaces its effects since the fix "weighed-visits", ``own`` since "own-visits";
    empty if they are unchanged.
    """

    id: str
    effects: tuple[Effect, ...]
    then: Literal["keep", "destroy", "become"]
    into: int = 0
    weighed: tuple[Effect, ...] = ()
    own: tuple[Effect, ...] = ()

    def earned(self, reward: str) -> tuple[Effect, ...]:
        """What it brings for a kind of reward: "own", "weighed" or neither, by the fixes."""
        if reward == "own" and self.own:
            return self.own
        if reward in ("own", "weighed") and self.weighed:
            return self.weighed
        return self.effects


class Location(Part):
    """A location; the holder of its title is rewarded for own visits and for those of others.

    ``shared`` replaces ``another`` since the fix "every-visit-pays" where that was empty.
    """

    no: int
    options: tuple[LocationOption, ...]
    holder: tuple[Effect, ...]
    another: tuple[Effect, ...]
    shared: tuple[Effect, ...] = ()

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
