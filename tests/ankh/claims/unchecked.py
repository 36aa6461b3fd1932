"""Messages of Ankh that the truth test cannot check, each with the reason."""

from __future__ import annotations

from tests.harness.statements import unchecked

UNCHECKED = unchecked(
    "ankh",
    (
        "It tells what the computer's evaluation preferred, which is no fact of the match.",
        (
            *("why.ankh-later", "why.bid", "why.card", "why.claws-least", "why.figure"),
            *("why.little", "why.majority", "why.move", "why.posture", "why.power", "why.push"),
            *("why.split", "why.token", "why.union", "why.use", "why.leave", "why.worship"),
            *("why.take-over",),
        ),
    ),
    (
        "It asks, and its arguments only name what the question is about.",
        (
            *("ask.build-at", "ask.claws", "ask.move-to", "ask.push", "ask.radiant"),
            *("ask.rally-to", "ask.summon-at"),
        ),
    ),
    (
        "It names a place, a seat or a thing, and states nothing about it.",
        (
            *("pick.claws", "pick.corner", "pick.gate-on", "pick.pyramid", "pick.region"),
            *("pick.seat", "hint.region"),
        ),
    ),
    ("It tells a rule that holds in every position.", ("hint.order",)),
    (
        "Sealed bids end in the middle of a battle: tests/ankh/test_locusts.py has who survives.",
        ("note.locusts-all",),
    ),
    (
        "Merging has several notes for one change: tests/ankh/test_merge.py checks each of them.",
        ("note.guardian-left", "note.merge-cards"),
    ),
)
