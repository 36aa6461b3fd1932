"""Messages of Divinus that the truth test cannot check, each with the reason."""

from __future__ import annotations

from tests.harness.statements import unchecked

UNCHECKED = unchecked(
    "divinus",
    (
        "It tells what the computer's evaluation preferred, which is no fact of the match.",
        (
            *("why.cell-size", "why.cell-temples", "why.change", "why.hero", "why.top"),
            *("why.often", "why.place", "why.place-size", "why.place-temples"),
            *("why.hero-place", "why.hero-die", "why.least-die", "why.weakest"),
        ),
    ),
    (
        "It asks, and its arguments only name what the question is about.",
        (
            *("ask.choice", "ask.face", "ask.frame", "ask.hero-at", "ask.hero-die"),
            *("ask.move-to", "ask.new-faces", "ask.own-monster", "ask.scorch", "ask.slot"),
            *("ask.stick", "ask.sticker", "ask.temple", "ask.visit"),
        ),
    ),
    (
        "It names what an order of triggers, a turn of a tile, a die or a landscape is about.",
        (
            *("pick.die", "pick.landscape-of"),
            *("pick.order-location", "pick.order-quest", "pick.order-temple"),
            "pick.turn-first",
        ),
    ),
    (
        "It only joins other messages, which are checked by themselves.",
        ("hint.changes", "hint.land"),
    ),
    (
        "It tells a rule that holds in every position.",
        (
            *("hint.die", "hint.fight", "hint.hephaestus", "hint.hero", "hint.later"),
            *("hint.turn-first", "hint.velund"),
        ),
    ),
    ("It is a story that earlier scenarios have chosen: tests/divinus/story.", ("note.recall",)),
)
