"""What is told of two views of Ankh that differ."""

from __future__ import annotations

from games.ankh import words
from games.ankh.view import AnkhView
from games.core.changes import Changes
from games.core.phrase import phrase, seat_name

_TOLD = """
    turn active god_of/* forgotten/* hexes/* camels/* camels_left tracks/* events event
    guardians/* monuments_left/* tiebreaker tiebreaker_ready battle winners
    gods/*? gods/*/junior gods/*/gods gods/*/devotion gods/*/rank gods/*/followers gods/*/powers/*
    gods/*/hand/* gods/*/warriors_left gods/*/guardians gods/*/suns_left gods/*/gates_left
    gods/*/captives gods/*/ankhs_left gods/*/double_ready
"""
# What is played is what is no longer in hand, and the red part of the track is where it is red.
_UNTOLD = "seat scenario seats river chains gods/*/played gods/*/red"

changes: Changes[AnkhView] = Changes(
    key=lambda fact: f"ankh.change.{fact}",
    told=frozenset(_TOLD.split()),
    untold=frozenset(_UNTOLD.split()),
    names={
        "god_of/*": seat_name,
        "forgotten/*": seat_name,
        "gods/*": seat_name,
        "gods/*/powers/*": words.power,
        "gods/*/hand/*": words.card,
        "guardians/*": words.figure,
        "monuments_left/*": words.monument,
        "tracks/*": lambda action: phrase(f"ankh.picture.action.{action}"),
    },
    values={
        "active": seat_name,
        "tiebreaker": seat_name,
        "god_of/*": words.god,
        "gods/*/junior": seat_name,
    },
)
