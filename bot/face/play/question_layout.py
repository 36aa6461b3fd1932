"""A question on a sheet: every answer one click away where it can be.

Up to five answers are buttons with their explanations above them. More of them are buttons too, as
many as the message and a phone have room for, beside a menu that lists and explains them all: the
buttons save a click, the menu hides nothing. Where several may be picked, each button puts one in
or takes it out.
"""

from __future__ import annotations

from collections import Counter

import discord

from bot.face.kit import limits
from bot.face.kit.controls import Control, Item, button, menu
from bot.face.kit.names import escaped
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.play import button_plan
from bot.face.play.question import Choice, Question
from games.core.phrase import Phrase

EXPLAINED_AT_MOST = 5
"""So many buttons have their explanations in lines above them; more have a menu beside them."""
EXPLAINED_LINES = 11
"""So many lines of explanations leave the board in sight on a phone, if it is asked about."""
BESIDE = 8
"""Components that other parts of a message need behind its question, unless it says otherwise."""

_MENU, _PAGES = 2, 4
_SMALL_LINE = 40
"""How many letters of small print a phone shows side by side."""


def put(
    sheet: Sheet,
    question: Question,
    reader: Reader,
    page: int = 0,
    *,
    beside: int = BESIDE,
    notice: str = "",
) -> None:
    """Add the question with its controls to a sheet; ``beside`` components are left free.

    A ``notice`` stands between the question and its answers: a phone does not show these together
    with what stands further up.
    """
    ask = question.shown
    wording = reader.text(Phrase(ask.key, ask.facts))
    sheet.text(f"### {wording}", limit=1500)
    sheet.text(notice, limit=800)
    if question.forced:
        forced = reader.join([escaped(choice) for choice in question.forced])
        sheet.text(reader.say("bot.panel.forced", choices=forced), limit=300)
    finish = _finish(question, reader)
    if question.several:
        sheet.text(_count(question, reader))
        sheet.text(_so_far(question, reader), limit=800)
    if _few(question):
        # Menus have a line for this under each entry.
        sheet.text(_hints(question), limit=900)
        sheet.buttons([_answer(question, choice, choice.title) for choice in question.choices])
    else:
        free = limits.COMPONENTS - sheet.components - beside - (1 + len(finish) if finish else 0)
        _put_many(sheet, question, reader, page, free)
    if finish:
        sheet.buttons(finish)


def _few(question: Question) -> bool:
    """Whether all answers are buttons in full, with what there is to say about them in lines."""
    choices = question.choices
    if len(choices) > EXPLAINED_AT_MOST:
        return False
    if not all(0 < len(choice.title) <= limits.BUTTON_LABEL for choice in choices):
        return False
    lines = sum(-(-len(line) // _SMALL_LINE) for line in _hints(question).splitlines())
    return lines <= EXPLAINED_LINES or all(choice.place is None for choice in choices)


def _put_many(sheet: Sheet, question: Question, reader: Reader, page: int, free: int) -> None:
    """Buttons for as many answers as there is room for, and a menu of all of them."""
    shown, page, count = limits.page_of(question.choices, page)
    free -= _MENU + (_PAGES if count > 1 else 0)
    offered = question.choices if page == 0 else shown
    sections = button_plan.planned(offered, max(0, free), len(question.forced))
    whole = True
    for section in sections:
        sheet.text(f"-# {escaped(section.heading)}" if section.heading else "", limit=200)
        said = tuple(zip(section.choices, section.labels, strict=True))
        sheet.buttons([_answer(question, choice, label) for choice, label in said], section.rows)
        whole = whole and all(choice.title == label and not choice.hint for choice, label in said)
    if not whole or sum(len(section.choices) for section in sections) < len(question.choices):
        _put_menu(sheet, question, reader, page)


def _answer(question: Question, choice: Choice, label: str) -> Control:
    """The button that gives an answer, or picks one of several; a lamp is on what was advised."""
    advised = "💡" if question.advises(choice) else None
    if question.several:
        picked = choice.option in question.draft
        style = discord.ButtonStyle.success if picked else discord.ButtonStyle.secondary
        emoji = "✅" if picked else advised
        return button(question.code("flip", choice.number - 1), label, style, emoji=emoji)
    style = discord.ButtonStyle.success if advised else discord.ButtonStyle.primary
    return button(question.code("pick", choice.value), label, style, emoji=advised)


def _put_menu(sheet: Sheet, question: Question, reader: Reader, page: int) -> None:
    shown, page, count = limits.page_of(question.choices, page)
    items = [
        Item(
            choice.value,
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
        if ask.low < ask.high or len(question.drafted) == ask.high:
            row.append(
                button(
                    question.code("done"),
                    reader.say("bot.panel.confirm", count=len(question.drafted)),
                    discord.ButtonStyle.success,
                    disabled=not ready,
                )
            )
        if 1 < len(question.choices) <= ask.high:
            said = reader.say("bot.panel.all", count=len(question.choices))
            row.append(button(question.code("all"), said, discord.ButtonStyle.primary))
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
    """A line about each answer; those that begin alike and are explained alike share one."""
    told: dict[tuple[str, str], None] = {}
    alike = Counter((choice.head, choice.hint) for choice in question.choices)
    for choice in question.choices:
        if choice.hint:
            name = choice.head if alike[choice.head, choice.hint] > 1 else choice.short
            told.setdefault((name, choice.hint))
    return "\n".join(f"-# {escaped(name)}: {escaped(hint)}" for name, hint in told)


def _so_far(question: Question, reader: Reader) -> str:
    drafted = question.drafted
    if not drafted:
        return ""
    return reader.say(
        "bot.panel.so_far",
        count=len(drafted),
        choices=reader.join([escaped(choice.title) for choice in drafted]),
    )
