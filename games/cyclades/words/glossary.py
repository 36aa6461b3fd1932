"""The glossary of Cyclades: creatures, heroes, gods, buildings, units and tokens."""

from __future__ import annotations

from games.core.learn.glossary import Article, Glossary, glossary
from games.core.phrase import phrase
from games.cyclades.components import BASICS, CREATURES, GODS, HEROES
from games.cyclades.words.names import building, creature, god, hero, unit

GLOSSARY: Glossary = glossary(
    (
        Article("creature", name, creature(name), phrase(f"cyclades.creature.{name}.text"))
        for name in CREATURES
    ),
    (Article("hero", name, hero(name), phrase(f"cyclades.hero.{name}.deed")) for name in HEROES),
    (
        Article("god", name, god(name), phrase(f"cyclades.god.{name}.power"))
        for name in (*GODS, "apollo")
    ),
    (
        Article("building", kind, building(kind), phrase(f"cyclades.about.{kind}"))
        for kind in (*BASICS, "metropolis")
    ),
    (
        Article("piece", kind, unit(kind), phrase(f"cyclades.about.{kind}"))
        for kind in ("troop", "mercenary", "fleet")
    ),
    (
        Article("token", kind, phrase(f"cyclades.token.{kind}"), phrase(f"cyclades.about.{kind}"))
        for kind in ("priestess", "philosopher", "prosperity", "horn")
    ),
)
