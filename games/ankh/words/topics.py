"""The topics of the rules of Ankh, and the topic of each question."""

from __future__ import annotations

TOPICS: tuple[str, ...] = (
    "aim",
    "first_turn",
    "legend",
    "turn",
    "move",
    "summon",
    "followers",
    "powers",
    "guardians",
    "events",
    "caravan",
    "conflict",
    "battle",
    "cards",
    "devotion",
    "merge",
    "forgotten",
    "gods",
    "scenarios",
)

_TOPIC_OF: dict[str, str] = {
    "action": "turn",
    "second": "turn",
    "move": "move",
    "move-to": "move",
    "push": "guardians",
    "claws": "guardians",
    "mummy": "guardians",
    "take-over": "merge",
    "summon": "summon",
    "summon-by": "summon",
    "summon-at": "summon",
    "radiant": "gods",
    "capture": "gods",
    "protect": "gods",
    "double": "gods",
    "gate": "gods",
    "gate-at": "gods",
    "god": "gods",
    "power": "powers",
    "rally": "powers",
    "rally-to": "powers",
    "worship": "powers",
    "control": "events",
    "caravan": "caravan",
    "caravan-from": "caravan",
    "caravan-to": "caravan",
    "caravan-way": "caravan",
    "token": "caravan",
    "swap": "caravan",
    "consolidate": "scenarios",
    "card": "cards",
    "build": "cards",
    "build-at": "cards",
    "bid": "cards",
    "tiebreaker": "battle",
}


def topic_of(key: str) -> str:
    """The rules topic that a question is about."""
    return _TOPIC_OF.get(key.removeprefix("ankh.ask."), "conflict")
