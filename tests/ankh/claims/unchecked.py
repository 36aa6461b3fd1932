"""Messages of Ankh that the truth test cannot check, each with the reason."""

from __future__ import annotations

from tests.harness.statements import unchecked

UNCHECKED = unchecked(
    "ankh",
    (
        "It tells what the computer's evaluation preferred, which is no fact of the match.",
        (
            *("why.bid", "why.card", "why.figure", "why.little", "why.move", "why.posture"),
            *("why.power", "why.push", "why.token", "why.use", "why.leave"),
        ),
    ),
    (
        "It asks, and its arguments only name what the question is about.",
        ("ask.claws", "ask.radiant", "ask.summon-at"),
    ),
    (
        "It is a part of other messages, whose checks compare it.",
        ("pick.claws", "hint.region"),
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
