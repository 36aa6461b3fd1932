"""Everything of Anunnaki that can be looked up: gods, weapons, artifacts, actions, tokens."""

from __future__ import annotations

from games.anunnaki.components import (
    ACTIONS,
    AGREEMENTS,
    ARTIFACTS,
    CIVILISATIONS,
    CULTURE,
    GOALS,
    HOUSES,
    MAIN_GODS,
    MINOR_GODS,
    TRACKS,
    WEAPONS,
    Weapon,
)
from games.anunnaki.words.names import (
    action,
    agreement,
    amounts,
    artifact,
    civilisation,
    goal,
    god,
    house,
    offer,
    rewards,
    track,
    weapon,
)
from games.core.learn.glossary import Article, Glossary, glossary
from games.core.phrase import Phrase, phrase


def _weapon(card: Weapon) -> Phrase:
    costs = amounts(card.cost)
    spoils = amounts({"war": card.war, "points": card.points})
    return phrase(
        "anunnaki.about.weapon" if card.effect is None else "anunnaki.about.weapon-effect",
        kind=card.kind,
        strength=card.strength,
        costs=costs,
        free=int(not costs),
        spoils=spoils,
        spoilt=int(bool(spoils)),
        effect=phrase(f"anunnaki.effect.{card.effect}") if card.effect else "",
    )


def _god(name: str, home: str, *, main: bool) -> Article:
    rank = "main" if main else "minor"
    text = phrase(
        f"anunnaki.about.god.{rank}", house=house(home), text=phrase(f"anunnaki.god.{name}.text")
    )
    return Article("god", name, god(name), text)


# Equal tokens are one article.
_CULTURE = {given: name for name, given in CULTURE.items()}

GLOSSARY: Glossary = glossary(
    (_god(name, home, main=True) for home, name in MAIN_GODS.items()),
    (_god(name, minor.house, main=False) for name, minor in MINOR_GODS.items()),
    (
        Article("house", name, house(name), phrase(f"anunnaki.about.house.{name}"))
        for name in HOUSES
    ),
    (Article("weapon", name, weapon(name), _weapon(card)) for name, card in WEAPONS.items()),
    (
        Article("artifact", name, artifact(name), phrase(f"anunnaki.artifact.{name}.text"))
        for name in ARTIFACTS
    ),
    (
        Article(
            "action",
            name,
            action(name),
            phrase(
                "anunnaki.about.action",
                text=phrase(f"anunnaki.about.action.{name}"),
                upgraded=phrase(f"anunnaki.action.{name}.upgraded"),
            ),
        )
        for name in ACTIONS
    ),
    (
        Article("track", name, track(name), phrase(f"anunnaki.about.track.{name}"))
        for name in (*TRACKS, "power")
    ),
    (Article("goal", name, goal(name), phrase("anunnaki.about.goal")) for name in GOALS),
    (
        Article("agreement", name, offer(token.shown), agreement(token.shown))
        for name, token in AGREEMENTS.items()
    ),
    (
        Article(
            "civilisation",
            name,
            phrase("anunnaki.token.civilisation", strength=token.strength, id=name),
            civilisation(token.shown),
        )
        for name, token in CIVILISATIONS.items()
    ),
    (
        Article(
            "culture",
            name,
            phrase("anunnaki.token.culture", rewards=rewards([r.shown for r in given])),
            phrase("anunnaki.about.culture"),
        )
        for given, name in _CULTURE.items()
    ),
)
