"""Which topics of the rules and which things of the glossary are known in a scenario."""

from __future__ import annotations

from games.core.learn.glossary import Article, Glossary
from games.divinus.campaign.scenarios import LAST_SCENARIO, OWN_TILES_AFTER, SCENARIOS
from games.divinus.components import (
    ARTIFACTS,
    DEMIGOD_TILES,
    DIE_STICKERS,
    GODS,
    HERO_FROM,
    MONSTER_OF,
    MONSTERS,
    QUESTS,
    TEMPLES,
)
from games.divinus.words.glossary import GLOSSARY

BASIC_TOPICS: tuple[str, ...] = (
    "story_campaign",
    "story_turn",
    "story_map",
    "story_gods",
    "story_quests",
    "story_locations",
    "story_end",
)
# The topic of each question; rules that later scenarios bring have their own topics.
_TOPIC_OF: dict[str, str] = {
    "turn": "story_turn",
    "turn-dice": "story_turn",
    "after": "story_forges",
    "place": "story_map",
    "order": "story_quests",
    "pantheon": "story_gods",
    "frame": "story_map",
    "favourite": "story_gods",
    "choice": "story_quests",
    "visit": "story_locations",
    "sticker": "story_locations",
    "landscape": "story_locations",
    "battle": "story_battles",
    "new-faces": "story_battles",
    "temple": "story_temples",
    "hero": "story_heroes",
    "hero-at": "story_heroes",
    "hero-die": "story_heroes",
    "hero-to": "story_heroes",
    "atalanta": "story_heroes",
    "tile": "story_own_tiles",
    "fight": "story_monsters",
    "fight-dice": "story_monsters",
    "cerberus": "story_cerberus",
    "chimera": "story_chimera",
    "scorch": "story_chimera",
    "hydra": "story_hydra",
    "own-monster": "story_echidna",
    "voyage": "story_odysseus",
    "voyage-dice": "story_odysseus",
    "pledge": "story_pledges",
    "support": "story_pledges",
    "line": "story_pantheon_dice",
    "symbol": "story_pantheon_dice",
    "drawn": "story_pantheon_dice",
    "sink": "story_pantheon_dice",
    "replace-line": "story_pantheon_dice",
    "pantheon-face": "story_pantheon_dice",
    "velund": "story_forges",
    "hephaestus": "story_forges",
    "smith": "story_forges",
    "slot": "story_forges",
    "artifact": "story_forges",
    "upgrade": "story_forges",
    "exchange": "story_forges",
    "stick": "story_forges",
}


def topics(scenario: int) -> tuple[str, ...]:
    """The topics of the rules while a scenario is played: what its battle is about, and what has
    arrived, the latest first."""
    arrived = [
        f"story_{name}"
        for number in range(min(scenario, len(SCENARIOS)), 0, -1)
        for name in SCENARIOS[number].arrivals
    ]
    # The topic of pledges explains the last battle.
    fought = [f"story_battle_{scenario}"] if 1 < scenario < LAST_SCENARIO else []
    return (*BASIC_TOPICS, *fought, *arrived)


def topic_of(scenario: int, key: str) -> str:
    """The topic of a question, if it is known in this scenario; otherwise that of the turn."""
    found = _TOPIC_OF.get(key.removeprefix("divinus.ask."), "story_turn")
    if key == "divinus.ask.battle" and scenario < LAST_SCENARIO:
        found = f"story_battle_{scenario}"
    return found if found in topics(scenario) else "story_turn"


def glossary(scenario: int) -> Glossary:
    """The articles that are known in a scenario."""
    return Glossary(article for article in GLOSSARY if arrival(article) <= scenario)


def arrival(article: Article) -> int:
    """The scenario that brings the thing of an article into play."""
    name = article.id
    found: dict[str, int] = {
        "god": GODS[name].first_scenario if name in GODS else 0,
        "quest": QUESTS[name].scenario if name in QUESTS else 0,
        "monster": MONSTERS[name].scenario if name in MONSTERS else 0,
        "card": MONSTERS[MONSTER_OF[name]].scenario if name in MONSTER_OF else 0,
        "temple": TEMPLES[name].available_from if name in TEMPLES else 0,
        "artifact": ARTIFACTS[name].from_scenario if name in ARTIFACTS else 0,
        "hero": HERO_FROM.get(name, 0),
        "sticker": DIE_STICKERS[name].from_scenario if name in DIE_STICKERS else 0,
        "tile": OWN_TILES_AFTER if name in DEMIGOD_TILES else 1,
    }
    return found[article.kind]
