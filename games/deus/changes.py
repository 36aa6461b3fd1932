"""What is told of two views of Deus that differ."""

from __future__ import annotations

from games.core.changes import Changes
from games.core.phrase import phrase, seat_name
from games.deus.view import DeusView
from games.deus.words import piece_name

_TOLD = """
    round active first ending regions/* players/*/gold players/*/resources/* players/*/ready/*
    players/*/reserve/* players/*/columns/* players/*/hand_size players/*/hand players/*/vp
    players/*/joker_left supply/* temples_left deck_size discard_size discard_top scores
"""
# Sites and the tile in hand belong to a question; the first region is where the first piece lies.
_UNTOLD = "seat jokers_allowed sites tile players/*/first_region"

changes: Changes[DeusView] = Changes(
    key=lambda fact: f"deus.change.{fact}",
    told=frozenset(_TOLD.split()),
    untold=frozenset(_UNTOLD.split()),
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
