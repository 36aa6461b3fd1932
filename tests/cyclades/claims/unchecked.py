"""Messages of Cyclades that the truth test cannot check, each with the reason."""

from __future__ import annotations

from tests.harness.statements import unchecked

UNCHECKED = unchecked(
    "cyclades",
    (
        "It tells what the computer's evaluation preferred, which is no fact of the match.",
        (
            *("why.bargain", "why.bargain-best", "why.bid-high", "why.bid-low", "why.changed"),
            *("why.creature", "why.driven", "why.fleet", "why.give-up", "why.guard"),
            *("why.hector", "why.hera", "why.hero", "why.hero-land", "why.hero-out", "why.horn"),
            *("why.march", "why.metropolis", "why.prowl", "why.quest"),
            *("why.retreat", "why.sail", "why.sea", "why.slot", "why.start-land"),
            "why.swapped",
        ),
    ),
    (
        "It asks, and its arguments only name what the question is about.",
        (
            *("ask.act", "ask.bid", "ask.cyclops-kind", "ask.give-up", "ask.lair"),
            *("ask.leap-to", "ask.march-to", "ask.prowl", "ask.quest-to", "ask.retreat"),
            *("ask.sail-to", "ask.set", "ask.start-fleet"),
        ),
    ),
    (
        "It tells a rule that holds in every position.",
        (
            *("hint.build-any", "hint.look", "hint.march", "hint.quest", "hint.sail"),
            *("pick.march", "pick.sail"),
        ),
    ),
)
