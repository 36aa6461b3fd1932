"""Lists which differences between two views of Anunnaki are told."""

from __future__ import annotations

from games.anunnaki.view import AnunnakiView
from games.anunnaki.words import names
from games.core.changes import Changes
from games.core.phrase import phrase, seat_name

_REPORTED = """
    phase turn active first planets/*? planets/*/districts/* planets/*/culture/* edges/* goals/*
    power_tokens lightning market/* stack artifacts_left drawn_artifacts triggered battle scores
    houses/*? houses/*/points houses/*/resources/* houses/*/crystals houses/*/followers_left
    houses/*/settlements_left houses/*/pawn houses/*/signs/* houses/*/signs_left
    houses/*/tokens/*? houses/*/tokens/*/node houses/*/tokens/*/upgraded houses/*/freed/*
    houses/*/gods/*? houses/*/gods/*/summoned houses/*/tracks/* houses/*/power houses/*/lightning
    houses/*/shrines houses/*/agreements houses/*/fulfilled houses/*/artifacts/* houses/*/pandora
    houses/*/has_tablet houses/*/tablet houses/*/civilisations houses/*/weapons houses/*/hand
    houses/*/stack houses/*/known_hand
"""
# What is printed, what follows from the districts and the star, and what a question needs.
_IGNORED = """
    seat first_game seats multipliers power_points weapons harvest magic_used used
    houses/*/house houses/*/income houses/*/free_tokens houses/*/main_free houses/*/goals
    houses/*/rules houses/*/tokens/*/number houses/*/tokens/*/colour houses/*/tokens/*/edge
    houses/*/tokens/*/sign houses/*/tokens/*/crystals houses/*/tokens/*/gives
    houses/*/gods/*/main houses/*/gods/*/kind houses/*/gods/*/bonus houses/*/gods/*/district
"""

changes: Changes[AnunnakiView] = Changes(
    key=lambda fact: f"anunnaki.change.{fact}",
    reported=frozenset(_REPORTED.split()),
    ignored=frozenset(_IGNORED.split()),
    names={
        "houses/*": seat_name,
        "houses/*/resources/*": names.resource,
        "houses/*/tokens/*": names.action,
        "houses/*/gods/*": names.god,
        "houses/*/tracks/*": names.track,
        "houses/*/artifacts/*": names.artifact,
        "goals/*": names.track,
    },
    values={
        "phase": lambda phase: phrase(f"anunnaki.picture.phase.{phase}"),
        "active": seat_name,
        "first": seat_name,
        "goals/*": names.goal,
    },
    rows=frozenset({"market"}),
)
