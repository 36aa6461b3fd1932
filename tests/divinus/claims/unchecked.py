"""Messages of Divinus that the truth test cannot check, each with the reason."""

from __future__ import annotations

from tests.harness.statements import unchecked

UNCHECKED = unchecked(
    "divinus",
    (
        "It tells what the computer's evaluation preferred, which is no fact of the match.",
        (
            *("why.all", "why.before-rest", "why.cell-size", "why.cell-temples", "why.few"),
            *("why.change", "why.top"),
            *("why.often", "why.place", "why.place-size", "why.place-temples", "why.use"),
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
        "It counts what the set-up or the rules still ask for; tests/divinus/test_set_up.py, "
        "test_heroes.py and test_monsters.py play these questions.",
        (
            *("ask.cerberus", "ask.draft", "ask.hero-to", "ask.quest", "ask.set-die"),
            *("pick.nectar", "pick.die-free"),
        ),
    ),
    (
        "It names a place, a die, a card or a tile, and states nothing about it.",
        (
            *("hint.changes", "hint.god", "hint.land", "hint.tile", "pick.board"),
            *("pick.cell-number", "pick.cells", "pick.chimera", "pick.die", "pick.face"),
            *("pick.frame", "pick.landscape-of", "pick.look", "pick.map", "pick.order-location"),
            *("pick.order-quest", "pick.order-temple", "pick.pantheon", "pick.plot"),
            *("pick.turn-first", "pick.use", "pick.voyage"),
        ),
    ),
    (
        "It tells a rule that holds in every position.",
        (
            *("hint.die", "hint.fight", "hint.hephaestus", "hint.hero", "hint.later"),
            *("hint.pledge", "hint.turn-first", "hint.velund"),
        ),
    ),
    (
        "It names a card, a die's faces or a tile that everybody sees, and no change of a number.",
        (
            *("note.drafted", "note.drawn", "note.faction", "note.fight-own", "note.flipped"),
            *("note.forged", "note.home", "note.levelled", "note.nectar", "note.own-monster"),
            *("note.pantheon-die", "note.peek", "note.peeked", "note.perseus", "note.quests"),
            *("note.reactivated", "note.replaced", "note.rerolled", "note.rest"),
            *("note.roll-again", "note.searched", "note.set", "note.sought"),
            *("note.sticker-set", "note.theseus", "note.tile", "note.token", "note.voyage"),
        ),
    ),
    (
        "It belongs to the campaign, which the sample does not play: tests/divinus/story.",
        (
            *("ask.battle", "hint.chair", "hint.choice", "hint.visit", "note.arrival"),
            *("note.battle", "note.battle-ahead", "note.battles-won", "note.chair"),
            *("note.chair-lasts", "note.choice", "note.choice-at-last", "note.demiurge"),
            *("note.first-pick", "note.from-stack", "note.holder", "note.location"),
            *("note.location-changed", "note.location-gone", "note.new-faces"),
            *("note.odysseus", "note.outcome", "note.recall", "note.scenario"),
            *("note.scenario-over", "note.temple-supply", "note.visit", "note.visited"),
            *("pick.new-face", "pick.pledge-to"),
        ),
    ),
)
