"""Which differences between two views of Ankh are reported, and how they are named."""

from __future__ import annotations

from games.ankh.view import AnkhView
from games.ankh.words import names
from games.core.changes import Changes
from games.core.phrase import phrase, seat_name

_REPORTED = """
    turn active god_of/* forgotten/* hexes/* camels/* camels_left tracks/* events event
    guardians/* monuments_left/* tiebreaker tiebreaker_ready battle winners
    gods/*? gods/*/junior gods/*/gods gods/*/devotion gods/*/rank gods/*/followers gods/*/powers/*
    gods/*/hand/* gods/*/warriors_left gods/*/guardians gods/*/suns_left gods/*/gates_left
    gods/*/captives gods/*/ankhs_left gods/*/double_ready
"""
# Cards played and the red part of the track follow from the hand and from devotion.
_IGNORED = "seat scenario seats river chains gods/*/played gods/*/red"

changes: Changes[AnkhView] = Changes(
    key=lambda fact: f"ankh.change.{fact}",
    reported=frozenset(_REPORTED.split()),
    ignored=frozenset(_IGNORED.split()),
    names={
        "god_of/*": seat_name,
        "forgotten/*": seat_name,
        "gods/*": seat_name,
        "gods/*/powers/*": names.power,
        "gods/*/hand/*": names.card,
        "guardians/*": names.figure,
        "monuments_left/*": names.monument,
        "tracks/*": lambda action: phrase(f"ankh.picture.action.{action}"),
    },
    values={
        "active": seat_name,
        "tiebreaker": seat_name,
        "god_of/*": names.god,
        "gods/*/junior": seat_name,
    },
)
