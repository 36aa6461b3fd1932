"""Names and characters of computer players: short, and different for all at one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.model.table import Member, Table
from games.core.phrase import Phrase, phrase


class Persona(NamedTuple):
    """What a computer player is called, and what it is like in a few words."""

    name: Phrase
    character: Phrase


def _persona(name: str, character: str) -> Persona:
    return Persona(phrase(name), phrase(character))


RANDOM = "random"
PERSONAS: Final = (
    _persona("computer.persona.nefer", "computer.character.nefer"),
    _persona("computer.persona.kassandra", "computer.character.kassandra"),
    _persona("computer.persona.solon", "computer.character.solon"),
    _persona("computer.persona.thais", "computer.character.thais"),
    _persona("computer.persona.ramose", "computer.character.ramose"),
    _persona("computer.persona.zenon", "computer.character.zenon"),
    _persona("computer.persona.meryt", "computer.character.meryt"),
    _persona("computer.persona.shulgi", "computer.character.shulgi"),
    _persona("computer.persona.eudora", "computer.character.eudora"),
    _persona("computer.persona.astrid", "computer.character.astrid"),
)
RANDOM_PERSONAS: Final = (
    _persona("computer.persona.momos", "computer.character.momos"),
    _persona("computer.persona.alea", "computer.character.alea"),
    _persona("computer.persona.ludo", "computer.character.ludo"),
    _persona("computer.persona.kairos", "computer.character.kairos"),
    _persona("computer.persona.sors", "computer.character.sors"),
    _persona("computer.persona.taya", "computer.character.taya"),
    _persona("computer.persona.wido", "computer.character.wido"),
    _persona("computer.persona.tali", "computer.character.tali"),
)
"""For computers that answer at random."""


def stands_in(member: Member) -> bool:
    """Whether a computer is named after the person or seat it sits in for."""
    return member.vacant or member.owner_id is not None


def persona(member: Member, table: Table | None) -> Persona:
    """The persona of a computer at a table; without a table, the first of its kind.

    It depends on the place and the table's number, so that it stays the same during a match and
    differs from table to table.
    """
    if table is None:
        return _cast_of(member)[0]
    taken: set[Persona] = set()
    for other in table.members:
        if other.computer is None or stands_in(other):
            continue
        cast = _cast_of(other)
        first = table.id + other.order
        rotated = [cast[(first + step) % len(cast)] for step in range(len(cast))]
        chosen = next((one for one in rotated if one not in taken), rotated[0])
        if other.order == member.order:
            return chosen
        taken.add(chosen)
    return _cast_of(member)[(table.id + member.order) % len(_cast_of(member))]


def _cast_of(member: Member) -> Sequence[Persona]:
    return RANDOM_PERSONAS if member.computer == RANDOM else PERSONAS
