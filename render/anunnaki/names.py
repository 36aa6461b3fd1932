"""Names drawn in the pictures of Anunnaki, and finding the owner of a thing."""

from __future__ import annotations

from games.anunnaki.view import AnunnakiView, HouseView, RewardView
from games.core.phrase import Phrase, phrase


def _id(name: str) -> str:
    return name.replace("_", "-")


def action_name(action: str) -> Phrase:
    """An action token."""
    return phrase(f"anunnaki.action.{_id(action)}")


def god_name(god: str) -> Phrase:
    """A god, main or minor."""
    return phrase(f"anunnaki.god.{god}")


def weapon_name(weapon: str) -> Phrase:
    """A weapon card."""
    return phrase(f"anunnaki.weapon.{_id(weapon)}")


def artifact_name(artifact: str) -> Phrase:
    """An artifact."""
    return phrase(f"anunnaki.artifact.{artifact}")


def house_name(house: str) -> Phrase:
    """A house without its title."""
    return phrase(f"anunnaki.house.{house}.short")


def track_name(track: str) -> Phrase:
    """A development track, or the power track."""
    return phrase(f"anunnaki.track.{track}")


def goal_name(goal: str) -> Phrase:
    """A goal token."""
    return phrase(f"anunnaki.goal.{goal}")


def text_of(thing: Phrase) -> Phrase:
    """What a god or an artifact does."""
    return phrase(f"{thing.key}.text")


def goods(kind: str, count: int) -> Phrase:
    """A number of things of one kind."""
    return phrase(f"anunnaki.goods.{_id(kind)}", count=count)


def reward_words(reward: RewardView) -> Phrase:
    """What a token gives."""
    if reward.kind == "choice":
        one, other = (phrase(f"anunnaki.resource.{kind}") for kind in reward.of)
        return phrase("anunnaki.goods.choice", one=one, other=other)
    return goods(reward.kind, reward.count)


def house_of(view: AnunnakiView, seat: str | None) -> HouseView | None:
    """The house of a seat."""
    return next((house for house in view.houses if house.seat == seat), None)


def god_letters(view: AnunnakiView) -> dict[str, str]:
    """Two letters for each god at the table, such that no two gods have the same.

    Like the labels of districts they are the same in every language.
    """
    letters: dict[str, str] = {}
    for god in sorted(god.name for house in view.houses for god in house.gods):
        pairs = (god[:1].upper() + letter for letter in god[1:])
        letters[god] = next((pair for pair in pairs if pair not in letters.values()), god[:2])
    return letters


def main_gods(view: AnunnakiView) -> frozenset[str]:
    """The main gods of the houses in play."""
    return frozenset(god.name for house in view.houses for god in house.gods if god.main)


MAINS: dict[str, str] = {
    "pharaos": "ra",
    "norrenis": "odin",
    "babylon": "ishtar",
    "ellenys": "zeus",
}
"""The main gods by house, for those who have yet to choose one."""
