"""Words phrases for one reader: their language, and the names of the players at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from bot.game_words import computer_name, seat_symbol
from bot.model.table import Member, Table
from bot.ui.kit import names
from bot.ui.kit.computer_names import persona, stands_in
from bot.words import Words
from games.core.phrase import Arg, Phrase, phrase


class Reader:
    """Words phrases in ``language`` with the names of ``table``."""

    def __init__(self, words: Words, language: str, table: Table | None = None) -> None:
        self.words = words
        self.language = language
        self.table = table

    def say(self, key: str, /, **args: Arg) -> str:
        """The message ``key`` for running text."""
        return self.text(phrase(key, **args))

    def text(self, said: Phrase) -> str:
        """A phrase for running text, with markdown."""
        return self.words.say(said, self.language, self._inline)

    def label(self, said: Phrase) -> str:
        """A phrase for buttons, menus and autocompletion, without markdown."""
        return self.words.say(said, self.language, self._plain)

    def brief(self, said: Phrase) -> str:
        """A phrase in its brief form, if it has one, for places with many buttons."""
        return self.words.say(said, self.language, self._plain, brief=True)

    def draw(self, said: Phrase) -> str:
        """A phrase for pictures, which draw a player's symbol themselves."""
        return self.words.say(said, self.language, self._bare)

    def join(self, parts: Sequence[str]) -> str:
        """Join parts into a list in the reader's language."""
        return self.words.join(parts, self.language)

    def steps(self, parts: Sequence[str]) -> str:
        """Consecutive choices, for buttons and menus."""
        said, *others = parts
        for other in others:
            said = self.say("bot.panel.then", before=said, after=other)
        return said

    def ranked(self, wishes: Sequence[str]) -> str:
        """Wishes, the most wanted first, for running text."""
        said, *others = wishes
        for other in others:
            said = self.say("bot.order.then", before=said, after=other)
        return said

    def member(self, member: Member) -> str:
        """The name of a member, for running text."""
        return names.inline(self._called(member))

    def member_introduced(self, member: Member) -> str:
        """The name of a member; a computer's with its kind and its character."""
        name = self.member(member)
        if member.computer is None or stands_in(member):
            return name
        return self.words.text(
            "bot.computer.introduced",
            self.language,
            name=name,
            kind=computer_name(member.computer),
            character=persona(member, self.table).character,
        )

    def member_label(self, member: Member) -> str:
        """The name of a member, for buttons and menus."""
        return names.plain(self._called(member))

    def mention(self, person_id: int) -> str:
        """The mention of a person; a deleted person has a plain name instead."""
        if person_id < 0:
            return self.words.text("privacy.former_player", self.language)
        return f"<@{person_id}>"

    def seat(self, seat: str) -> str:
        """The player at ``seat``, for running text."""
        return self._inline.get(seat, seat)

    def seat_label(self, seat: str) -> str:
        """The player at ``seat``, for buttons and menus."""
        return self._plain.get(seat, seat)

    @property
    def drawn_names(self) -> tuple[tuple[str, str], ...]:
        """The names that pictures show, for cache keys."""
        return tuple(self._bare.items())

    def symbol(self, seat: str) -> str:
        """The symbol of a seat in text, the same shape that pictures draw."""
        symbol = seat_symbol(seat)
        return self.words.say(symbol, self.language) if self.words.knows(symbol.key) else ""

    @cached_property
    def _bare(self) -> Mapping[str, str]:
        seats = self.table.seats if self.table else {}
        return {
            seat: "/".join(names.plain(self._called(m)) for m in members)
            for seat, members in seats.items()
        }

    @cached_property
    def _plain(self) -> Mapping[str, str]:
        return {seat: f"{self.symbol(seat)} {name}".strip() for seat, name in self._bare.items()}

    @cached_property
    def _inline(self) -> Mapping[str, str]:
        seats = self.table.seats if self.table else {}
        found = {}
        for seat, members in seats.items():
            called = "/".join(self.member(member) for member in members)
            found[seat] = f"{self.symbol(seat)} **{called}**".strip()
        return found

    def _called(self, member: Member) -> str:
        if member.former:
            return self.words.text("privacy.former_player", self.language)
        if member.computer is None:
            return self.words.text("seats.open", self.language) if member.vacant else member.name
        if member.vacant:
            return self.words.text("seats.open_computer", self.language)
        if member.owner_id is not None:
            name = names.plain(member.owner_name)
            return self.words.text("seats.sitting_in", self.language, name=name)
        name = self.words.say(persona(member, self.table).name, self.language)
        return self._unlike_people(name)

    def _unlike_people(self, name: str) -> str:
        """The name of a computer; marked where a person at the table has the same one."""
        people = (m.name for m in (self.table.members if self.table else ()) if m.computer is None)
        if name.casefold() in (person.strip().casefold() for person in people):
            return self.words.text("bot.computer.namesake", self.language, name=name)
        return name
