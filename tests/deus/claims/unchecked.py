"""Messages of Deus that the truth test cannot check, each with the reason."""

from __future__ import annotations

from tests.harness.statements import unchecked

UNCHECKED = unchecked(
    "deus",
    (
        "It tells what the computer's evaluation preferred, which is no fact of the match.",
        (
            *("why.start", "why.site", "why.build-stores", "why.build-columns", "why.build-land"),
            *("why.build-villages", "why.build-cards", "why.pay"),
            *("why.wanted", "why.place", "why.city", "why.march", "why.god", "why.piece"),
            *("why.least", "why.column", "why.welcome", "why.best", "why.use"),
        ),
    ),
    (
        "It asks, and its arguments only name what the question is about.",
        (
            *("ask.pay", "ask.place", "ask.use", "ask.either", "ask.activate", "ask.take"),
            *("ask.march", "ask.turn-tile"),
        ),
    ),
    (
        "It shows the tile on top, whose sides are checked where it is laid (test_free_layout.py).",
        ("ask.site", "hint.turn-tile", "note.tile"),
    ),
    ("It is the number of a place on the picture.", ("pick.site",)),
)
