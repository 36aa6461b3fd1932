"""Lists the facts of a view of Deus whose changes are described, and their wording."""

from __future__ import annotations

from games.core.changes import Changes
from games.core.phrase import phrase, seat_name
from games.deus.view import DeusView
from games.deus.words.names import piece_name

_REPORTED = """
    round active first ending regions/* players/*/gold players/*/resources/* players/*/ready/*
    players/*/reserve/* players/*/columns/* players/*/hand_size players/*/hand players/*/vp
    players/*/joker_left supply/* temples_left deck_size discard_size discard_top scores
"""
# Sites and the tile in hand belong to a question; the first region is where the first piece lies.
_IGNORED = "seat jokers_allowed sites tile players/*/first_region"

changes: Changes[DeusView] = Changes(
    key=lambda fact: f"deus.change.{fact}",
    reported=frozenset(_REPORTED.split()),
    ignored=frozenset(_IGNORED.split()),
    names={
        "players/*": seat_name,
        "players/*/resources/*": lambda kind: phrase(f"deus.resource.{kind}"),
        "players/*/ready/*": piece_name,
        "players/*/reserve/*": piece_name,
        "players/*/columns/*": lambda colour: phrase(f"deus.colour.{colour}"),
        "supply/*": lambda kind: phrase(f"deus.resource.{kind}"),
    },
    values={"active": seat_name, "first": seat_name},
)
