"""What is told of two views of Anunnaki that differ."""

from __future__ import annotations

from games.anunnaki import words
from games.anunnaki.view import AnunnakiView
from games.core.changes import Changes
from games.core.phrase import phrase, seat_name

_TOLD = """
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
_UNTOLD = """
    seat first_game seats multipliers power_points weapons harvest magic_used used
    houses/*/house houses/*/income houses/*/free_tokens houses/*/main_free houses/*/goals
    houses/*/rules houses/*/tokens/*/number houses/*/tokens/*/colour houses/*/tokens/*/edge
    houses/*/tokens/*/sign houses/*/tokens/*/crystals houses/*/tokens/*/gives
    houses/*/gods/*/main houses/*/gods/*/kind houses/*/gods/*/bonus houses/*/gods/*/district
"""

changes: Changes[AnunnakiView] = Changes(
    key=lambda fact: f"anunnaki.change.{fact}",
    told=frozenset(_TOLD.split()),
    untold=frozenset(_UNTOLD.split()),
    names={
        "houses/*": seat_name,
        "houses/*/resources/*": words.resource,
        "houses/*/tokens/*": words.action,
        "houses/*/gods/*": words.god,
        "houses/*/tracks/*": words.track,
        "houses/*/artifacts/*": words.artifact,
        "goals/*": words.track,
    },
    values={
        "phase": lambda phase: phrase(f"anunnaki.picture.phase.{phase}"),
        "active": seat_name,
        "first": seat_name,
        "goals/*": words.goal,
    },
    rows=frozenset({"market"}),
)
