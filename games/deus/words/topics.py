"""The rules topics of Deus, and the topic that each question is about."""

from __future__ import annotations

TOPICS: tuple[str, ...] = (
    "aim",
    "first_turn",
    "legend",
    "turn",
    "build",
    "placement",
    "activation",
    "temples",
    "villages",
    "armies",
    "offering",
    "cards",
    "end",
    "variants",
)

_TOPIC_OF: dict[str, str] = {
    "turn": "turn",
    "pay": "build",
    "place": "placement",
    "temple": "temples",
    "army": "armies",
    "march": "armies",
    "steal": "armies",
    "plunder": "villages",
    "offer": "offering",
    "offer-more": "offering",
    "jupiter": "offering",
    "ceres": "offering",
    "mars": "offering",
    "top": "cards",
    "cycle": "cards",
    "site": "variants",
    "turn-tile": "variants",
    "start": "variants",
    "joker-card": "variants",
    "joker-column": "variants",
}


def topic_of(key: str) -> str:
    """The rules topic that a question is about."""
    return _TOPIC_OF.get(key.removeprefix("deus.ask."), "activation")
