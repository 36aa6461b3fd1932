"""A question on a sheet: buttons for a few answers, a menu for many, pages for very many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.face.kit import limits
from bot.face.kit.controls import Code, Control, Item, button, menu
from bot.face.kit.names import escaped
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.model.match import Position
from games.core.phrase import Phrase
from games.core.steps import Ask
from render.face import Mark

BUTTONS_AT_MOST = 5


@dataclass(frozen=True, slots=True)
class Choice:
    """An option as a person meets it: numbered where the board shows the same number."""

    number: int
    option: str
    label: str
    place: str | None
    hint: str = ""

    @property
    def title(self) -> str:
        """The wording with the number that the picture shows for it."""
        return f"{self.number} · {self.label}" if self.place is not None else self.label


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a seat, worded for one reader.

    Controls name options by their place in the list; that is safe because every control also
    carries the question's fingerprint, which covers the whole list. ``prefix`` stands before
    their verbs and ``turn`` behind the fingerprint where they act on something else than the
    match itself.
    """

    table: int
    entry: int
    ask: Ask
    choices: tuple[Choice, ...]
    draft: tuple[str, ...] = ()
    prefix: str = ""
    turn: str = ""

    @property
    def several(self) -> bool:
        """Whether more than one option may be picked."""
        return self.ask.high > 1

    @property
    def drafted(self) -> list[Choice]:
        """What has been picked so far of a question with several picks."""
        return [choice for choice in self.choices if choice.option in self.draft]

    def marks(self) -> tuple[Mark, ...]:
        """The numbers to draw on the board."""
        return tuple(
            Mark(choice.option, choice.place, choice.number)
            for choice in self.choices
            if choice.place is not None
        )

    def focus(self) -> tuple[str, ...]:
        """The places of what has been picked so far."""
        return tuple(choice.place for choice in self.drafted if choice.place is not None)

    def code(self, verb: str, *parts: str | int) -> Code:
        """The code of a control of this question."""
        asked = self.ask.fingerprint + self.turn
        return Code.of(self.prefix + verb, self.table, self.entry, self.ask.seat, asked, *parts)


def question_of(position: Position, reader: Reader, draft: Sequence[str] = ()) -> Question | None:
    """The question that waits for the position's seat."""
    ask = position.ask
    if ask is None:
        return None
    game, view = position.game, position.view
    choices = tuple(
        Choice(
            number,
            option,
            reader.label(game.label(view, ask, option)),
            game.place(view, ask, option),
            _hint(game.hint(view, ask, option), reader),
        )
        for number, option in enumerate(ask.options, 1)
    )
    kept = tuple(option for option in draft if option in ask.options)
    return Question(position.table.id, position.entry, ask, choices, kept)


def _hint(said: Phrase | None, reader: Reader) -> str:
    return reader.label(said) if said is not None else ""


def put(sheet: Sheet, question: Question, reader: Reader, page: int = 0) -> None:
    """Add the question with its controls to a sheet."""
    ask = question.ask
    wording = reader.text(Phrase(ask.key, ask.facts))
    sheet.text(f"### {wording}", limit=1500)
    if question.several:
        sheet.text(_count(question, reader))
        sheet.text(_so_far(question, reader), limit=800)
    if _fits_buttons(question):
        # Menus have a line for this under each entry.
        sheet.text(_hints(question), limit=900)
        sheet.buttons([_answer(question, choice) for choice in question.choices])
    else:
        _put_menu(sheet, question, reader, page)
    row = _finish(question, reader)
    if row:
        sheet.buttons(row)


def _fits_buttons(question: Question) -> bool:
    return (
        not question.several
        and len(question.choices) <= BUTTONS_AT_MOST
        and all(0 < len(choice.title) <= limits.BUTTON_LABEL for choice in question.choices)
    )


def _answer(question: Question, choice: Choice) -> Control:
    code = question.code("pick", choice.number - 1)
    return button(code, choice.title, discord.ButtonStyle.primary)


def _put_menu(sheet: Sheet, question: Question, reader: Reader, page: int) -> None:
    shown, page, count = limits.page_of(question.choices, page)
    items = [
        Item(
            str(choice.number - 1),
            choice.title,
            choice.hint,
            chosen=question.several and choice.option in question.draft,
        )
        for choice in shown
    ]
    if question.several:
        # Leaving a page empty must be possible: the picks may all be on another one.
        code, low, high = question.code("mark", page), 0, min(question.ask.high, len(shown))
        hint = reader.say("bot.panel.choose_several")
    else:
        code, low, high = question.code("choose", page), 1, 1
        hint = reader.say("bot.panel.choose")
    sheet.menu(menu(code, items, hint, low=low, high=high))
    if count > 1:
        sheet.buttons(
            [
                button(question.code("turn", page - 1), "◀", disabled=page == 0),
                button(
                    question.code("turn", page, "here"),
                    reader.say("bot.page", page=page + 1, pages=count),
                    disabled=True,
                ),
                button(question.code("turn", page + 1), "▶", disabled=page == count - 1),
            ]
        )


def _finish(question: Question, reader: Reader) -> list[Control]:
    """What ends a question with several picks, or one that may be answered with nothing."""
    ask = question.ask
    row: list[Control] = []
    if question.several:
        ready = ask.low <= len(question.drafted) <= ask.high and bool(question.drafted)
        row.append(
            button(
                question.code("done"),
                reader.say("bot.panel.confirm", count=len(question.drafted)),
                discord.ButtonStyle.success,
                disabled=not ready,
            )
        )
        clear = question.code("clear")
        row.append(button(clear, reader.say("bot.panel.clear"), disabled=not question.drafted))
    if ask.low == 0:
        row.append(button(question.code("nothing"), reader.say("bot.panel.nothing")))
    return row


def _count(question: Question, reader: Reader) -> str:
    ask = question.ask
    high = min(ask.high, len(ask.options))
    if ask.low == high:
        return reader.say("bot.panel.exactly", count=high)
    return reader.say("bot.panel.between", low=ask.low, high=high)


def _hints(question: Question) -> str:
    return "\n".join(
        f"-# {escaped(choice.title)}: {escaped(choice.hint)}"
        for choice in question.choices
        if choice.hint
    )


def _so_far(question: Question, reader: Reader) -> str:
    drafted = question.drafted
    if not drafted:
        return ""
    return reader.say(
        "bot.panel.so_far",
        count=len(drafted),
        choices=reader.join([escaped(choice.title) for choice in drafted]),
    )
