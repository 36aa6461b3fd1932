"""The glossary of Ankh: gods, guardians, cards, powers, actions, events, pieces, scenarios."""

from __future__ import annotations

from games.ankh.components import (
    ACTIONS,
    CARDS,
    CONSOLIDATION,
    EVENTS,
    GODS,
    GUARDIANS,
    MONUMENTS,
    POWERS,
    SCENARIOS,
)
from games.ankh.words.names import card, figure, god, monument, power
from games.core.learn.glossary import Article, Glossary, glossary
from games.core.phrase import phrase

_EVENTS = tuple(name for name in dict.fromkeys((*EVENTS, CONSOLIDATION)) if name != "start")

GLOSSARY: Glossary = glossary(
    (Article("god", name, god(name), phrase(f"ankh.god.{name}.text")) for name in GODS),
    (
        Article(
            "guardian",
            name,
            figure(name),
            phrase(
                "ankh.about.guardian",
                level=guardian.level,
                base=guardian.base,
                text=phrase(f"ankh.figure.{name}.text"),
            ),
        )
        for name, guardian in GUARDIANS.items()
    ),
    (Article("card", name, card(name), phrase(f"ankh.card.{name}.text")) for name in CARDS),
    (
        Article(
            "power",
            name,
            power(name),
            phrase("ankh.about.power", level=level, text=phrase(f"ankh.power.{name}.text")),
        )
        for level, names in POWERS.items()
        for name in names
    ),
    (
        Article("action", name, phrase(f"ankh.action.{name}"), phrase(f"ankh.about.action.{name}"))
        for name in ACTIONS
    ),
    (
        Article("event", name, phrase(f"ankh.event.{name}"), phrase(f"ankh.about.event.{name}"))
        for name in _EVENTS
    ),
    (Article("piece", kind, monument(kind), phrase("ankh.about.monument")) for kind in MONUMENTS),
    (
        Article("piece", kind, figure(kind), phrase(f"ankh.about.figure.{kind}"))
        for kind in ("warrior", "god")
    ),
    (
        Article("piece", name, phrase(f"ankh.piece.{name}"), phrase(f"ankh.about.{name}"))
        for name in ("tiebreaker", "token", "sun", "gate")
    ),
    (
        Article(
            "scenario",
            name,
            phrase(f"ankh.scenario.{name}"),
            phrase(f"ankh.about.scenario.{name}"),
        )
        for name in SCENARIOS
    ),
)
