"""Messages of Anunnaki that the truth test cannot check, each with the reason."""

from __future__ import annotations

from tests.harness.statements import unchecked

UNCHECKED = unchecked(
    "anunnaki",
    (
        "It tells what the computer's evaluation preferred, which is no fact of the match.",
        (
            *("why.action", "why.agreement", "why.artifact", "why.attack", "why.chariot"),
            *("why.defend", "why.district", "why.gather", "why.god-least", "why.missed"),
            *("why.recruit", "why.scarab", "why.sign-to", "why.star-action", "why.stronger"),
            *("why.technology", "why.weapon", "why.weapon-least"),
        ),
    ),
    (
        "It asks, and its arguments only name what the question is about.",
        (
            *("ask.anu-who", "ask.anubis", "ask.athena", "ask.attack", "ask.defend"),
            *("ask.exhaust", "ask.half", "ask.move-to", "ask.steal", "ask.token"),
        ),
    ),
    (
        "It names the whole of an allowance that further questions use up one by one.",
        ("ask.gather", "ask.move", "ask.portal", "ask.trade", "ask.weapon"),
    ),
    (
        "It quotes a price or gain of the rules, which tests/anunnaki/test_rules_text.py and "
        "test_artifacts.py compare with them.",
        (
            *("ask.bast", "ask.chariot", "ask.freya", "ask.horn", "ask.mirror"),
            "pick.horn-gain",
        ),
    ),
    (
        "It quotes a token or card: tests/anunnaki/test_weapons.py and test_hints.py.",
        (
            *("hint.weapon", "hint.weapon-effect", "hint.civilisation", "hint.middle"),
            *("hint.middle-half", "hint.middle-whole", "pick.middle"),
        ),
    ),
    (
        "What comes at the end of the turn depends on the rest of the turn: test_hints.py.",
        ("hint.culture-both", "hint.culture-later", "hint.culture-now", "hint.face-down"),
    ),
    (
        "It tells a rule that holds in every position.",
        ("hint.never-dry", "hint.signed-idle"),
    ),
    (
        "It names a thing or an action, and no change of a number.",
        (
            *("note.extra-action", "pick.bare-action", "pick.follower", "pick.fulfil"),
            "pick.pay",
        ),
    ),
)
