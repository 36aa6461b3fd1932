"""The glossary of Divinus: gods, quests, monsters, temples, artifacts, heroes, stickers, tiles."""

from __future__ import annotations

from games.core.learn.glossary import Article, Glossary, glossary
from games.core.phrase import Phrase, phrase
from games.divinus.components import (
    ARTIFACTS,
    DEMIGOD_TILES,
    DIE_STICKERS,
    GODS,
    HEROES,
    MONSTER_CARDS,
    MONSTER_OF,
    MONSTERS,
    QUESTS,
    TEMPLES,
    TILES,
    DieSticker,
)
from games.divinus.words.hints import goals_of, quest_text
from games.divinus.words.names import (
    artifact,
    cells,
    demigod_tile,
    god,
    hero,
    monster,
    quest,
    temple,
)
from games.divinus.words.names import sticker as sticker_name
from games.divinus.words.tiles import printed


def _cells(card: str) -> Phrase:
    """The battle cells of a monster's card, by number of players."""
    printed_cells = MONSTER_CARDS[card].cells
    return phrase(
        "divinus.about.monster-card",
        monster=monster(MONSTER_OF[card]),
        rows=tuple(
            phrase("divinus.about.battle-cells", count=people, cells=cells(numbers))
            for people, numbers in sorted(printed_cells.items())
        ),
    )


def _sticker(found: DieSticker) -> Phrase:
    if found.special:
        return phrase(f"divinus.sticker.{found.id}.text")
    return phrase("divinus.about.sticker", face=found.face, count=len(found.values))


def _tile(name: str) -> Phrase:
    return demigod_tile(name) if name in DEMIGOD_TILES else phrase("divinus.tile-id", tile=name)


GLOSSARY: Glossary = glossary(
    (
        Article("god", name, god(name), goals_of(name), found.pantheon)
        for name, found in GODS.items()
    ),
    (
        Article("quest", name, quest(name), quest_text(name), found.pantheon)
        for name, found in QUESTS.items()
    ),
    (
        Article("monster", name, monster(name), phrase(f"divinus.monster.{name}.text"))
        for name in MONSTERS
    ),
    (Article("card", name, quest(name), _cells(name), MONSTER_OF[name]) for name in MONSTER_CARDS),
    (
        Article("temple", name, temple(name), phrase(f"divinus.temple.{name}.text"))
        for name in TEMPLES
    ),
    (
        Article("artifact", name, artifact(name), phrase(f"divinus.artifact.{name}.text"))
        for name in ARTIFACTS
    ),
    (Article("hero", name, hero(name), phrase(f"divinus.hero.{name}.text")) for name in HEROES),
    (
        Article("sticker", name, sticker_name(name), _sticker(found))
        for name, found in DIE_STICKERS.items()
    ),
    (Article("tile", name, _tile(name), printed(name)) for name in TILES),
)
