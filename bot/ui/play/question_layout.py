"""Adds a question to a message, each answer one click away where possible.

Up to five answers are buttons with their explanations above them. More answers are buttons too, as
many as the message and a phone have room for, beside a menu that lists and explains all of them.
Where several may be picked, each button adds or removes one pick.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import discord

from bot.ui.kit import limits
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import escaped
from bot.ui.kit.persistent_items import MenuOption, PersistentItem, button, menu
from bot.ui.kit.reader import Reader
from bot.ui.play import button_plan
from bot.ui.play.button_plan import Section
from bot.ui.play.question import Choice, Question
from bot.ui.play.question_actions import LESSON_ACTIONS
from games.core.phrase import Phrase

MAX_EXPLAINED_OPTIONS = 5
"""Up to so many buttons have explanations above them; more have a menu beside them."""
MAX_EXPLANATION_LINES = 11
"""So many lines of explanations leave the board visible on a phone."""
_MAX_UNPLACED_LINES = 20
"""The same where no answer is a place on the board."""
RESERVED_COMPONENTS = 8
"""Components left free for the parts of a message that follow the question."""

ADVISED = "💡"
"""Marks a recommended answer."""

_MENU, _PAGES = 2, 4
_SMALL_LINE = 40
"""How many letters of small print a phone shows in a row."""


def add_question(
    builder: MessageBuilder,
    question: Question,
    reader: Reader,
    page: int = 0,
    *,
    reserved: int = RESERVED_COMPONENTS,
    notice: str = "",
) -> None:
    """Add the question and its items to a message; ``reserved`` components are left free.

    A ``notice`` is placed between the question and its answers, because a phone does not show the
    top of the message together with the buttons.
    """
    ask = question.shown
    wording = reader.text(Phrase(ask.key, ask.facts))
    builder.text(f"### {wording}", limit=1500)
    builder.text(notice, limit=800)
    if question.forced:
        forced = reader.join([escaped(choice) for choice in question.forced])
        builder.text(reader.say("bot.panel.forced", choices=forced), limit=300)
    finish = _finish(question, reader)
    advice = _advice(question, reader)
    if question.several:
        builder.text(_count(question, reader))
        builder.text(_so_far(question, reader), limit=800)
    if _few(question):
        # Menus show this under each entry.
        builder.text(_hints(question), limit=900)
        builder.buttons([_answer(question, choice, choice.title) for choice in question.choices])
    else:
        last = advice + finish
        free = limits.COMPONENTS - builder.components - reserved - (1 + len(last) if last else 0)
        _add_many(builder, question, reader, page, free)
    builder.buttons(advice + finish)


def _few(question: Question) -> bool:
    """Whether all answers fit as full buttons with explanations above them."""
    choices = question.choices
    if len(choices) > MAX_EXPLAINED_OPTIONS:
        return False
    if not all(0 < len(choice.title) <= limits.BUTTON_LABEL for choice in choices):
        return False
    lines = sum(-(-len(line) // _SMALL_LINE) for line in _hints(question).splitlines())
    return lines <= MAX_EXPLANATION_LINES or all(choice.place is None for choice in choices)


def _add_many(
    builder: MessageBuilder, question: Question, reader: Reader, page: int, free: int
) -> None:
    """Add buttons for as many answers as fit, and a menu of all of them."""
    shown, page, count = limits.page_of(question.choices, page)
    free -= _MENU + (_PAGES if count > 1 else 0)
    offered = question.choices if page == 0 else shown
    sections = button_plan.plan_buttons(
        offered,
        max(0, free),
        len(question.forced),
        others=reader.say("bot.panel.others"),
        advised=question.advised_choices,
    )
    whole = True
    explained = _explained_sections(sections)
    for section in sections:
        builder.text(explained.get(section.heading, _heading(section)), limit=900)
        said = tuple(zip(section.choices, section.labels, strict=True))
        builder.buttons([_answer(question, choice, label) for choice, label in said], section.rows)
        whole = whole and all(choice.title == label and not choice.hint for choice, label in said)
    if not whole or sum(len(section.choices) for section in sections) < len(question.choices):
        _add_menu(builder, question, reader, page)


def _heading(section: Section) -> str:
    return f"-# {escaped(section.heading)}" if section.heading else ""


def _explained_sections(sections: Sequence[Section]) -> dict[str, str]:
    """The headings of sections, with explanations where a phone has room for them.

    What all answers below a heading bring is said in the heading, what differs in a line for each.
    """
    placed = any(choice.place is not None for section in sections for choice in section.choices)
    free = MAX_EXPLANATION_LINES if placed else _MAX_UNPLACED_LINES
    told: dict[str, str] = {}
    for section in sorted(sections, key=lambda section: not section.heading):
        words = _explanation(section)
        lines = sum(-(-len(line) // _SMALL_LINE) for line in words.splitlines())
        if words and lines <= free:
            told[section.heading] = words
            free -= lines
    return told


def _explanation(section: Section) -> str:
    """The heading of a section with an explanation; nothing where that takes too much room."""
    hints = list(dict.fromkeys(choice.hint for choice in section.choices))
    if not all(hints):
        return ""
    if section.heading and len(hints) == 1:
        return f"{_heading(section).removesuffix(':')}: {escaped(hints[0])}"
    if len(hints) > MAX_EXPLAINED_OPTIONS or len(hints) < len(section.choices):
        return ""
    if any(choice.place is not None for choice in section.choices):
        return ""
    lines = [f"-# {escaped(c.ending or c.label)}: {escaped(c.hint)}" for c in section.choices]
    return "\n".join(filter(None, [_heading(section), *lines]))


def _answer(question: Question, choice: Choice, label: str) -> PersistentItem:
    """The button of an answer or pick; a recommended one has a lamp."""
    actions = question.actions
    advised = ADVISED if question.advises(choice) else None
    if question.several:
        picked = choice.option in question.draft
        style = discord.ButtonStyle.success if picked else discord.ButtonStyle.secondary
        emoji = "✅" if picked else advised
        return button(
            question.custom_id(actions.flip, choice.number - 1), label, style, emoji=emoji
        )
    style = discord.ButtonStyle.success if advised else discord.ButtonStyle.primary
    return button(question.custom_id(actions.pick, choice.value), label, style, emoji=advised)


def _add_menu(builder: MessageBuilder, question: Question, reader: Reader, page: int) -> None:
    shown, page, count = limits.page_of(question.choices, page)
    actions = question.actions
    items = [
        MenuOption(
            choice.value,
            choice.title,
            choice.hint,
            chosen=question.several and choice.option in question.draft,
            emoji=ADVISED if question.advises(choice) else None,
        )
        for choice in shown
    ]
    if question.several:
        # A page may be left empty, because all picks may be on another page.
        custom_id, low, high = (
            question.custom_id(actions.mark, page),
            0,
            min(question.ask.high, len(shown)),
        )
        hint = reader.say("bot.panel.choose_several")
    else:
        custom_id, low, high = question.custom_id(actions.choose, page), 1, 1
        hint = reader.say("bot.panel.choose")
    builder.menu(menu(custom_id, items, hint, low=low, high=high))
    if count > 1:
        builder.buttons(
            [
                button(question.custom_id(actions.turn, page - 1), "◀", disabled=page == 0),
                button(
                    question.custom_id(actions.turn, page, "here"),
                    reader.say("bot.page", page=page + 1, pages=count),
                    disabled=True,
                ),
                button(question.custom_id(actions.turn, page + 1), "▶", disabled=page == count - 1),
            ]
        )


def _advice(question: Question, reader: Reader) -> list[PersistentItem]:
    """The button that gives the recommended answer; a lesson has its own."""
    custom_id = question.advised_id() if question.actions is not LESSON_ACTIONS else None
    if custom_id is None:
        return []
    return [button(custom_id, reader.say("hint.do"), discord.ButtonStyle.success, emoji=ADVISED)]


def _finish(question: Question, reader: Reader) -> list[PersistentItem]:
    """The buttons that finish several picks, or answer with none."""
    ask, actions = question.ask, question.actions
    row: list[PersistentItem] = []
    if question.several:
        ready = ask.low <= len(question.drafted) <= ask.high and bool(question.drafted)
        if ask.low < ask.high or len(question.drafted) == ask.high:
            row.append(
                button(
                    question.custom_id(actions.done),
                    reader.say("bot.panel.confirm", count=len(question.drafted)),
                    discord.ButtonStyle.success,
                    disabled=not ready,
                )
            )
        if 1 < len(question.choices) <= ask.high:
            said = reader.say("bot.panel.all", count=len(question.choices))
            row.append(button(question.custom_id(actions.all), said, discord.ButtonStyle.primary))
        clear = question.custom_id(actions.clear)
        row.append(button(clear, reader.say("bot.panel.clear"), disabled=not question.drafted))
    if ask.low == 0:
        row.append(button(question.custom_id(actions.nothing), reader.say("bot.panel.nothing")))
    return row


def _count(question: Question, reader: Reader) -> str:
    ask = question.ask
    high = min(ask.high, len(ask.options))
    if ask.low == high:
        return reader.say("bot.panel.exactly", count=high)
    return reader.say("bot.panel.between", low=ask.low, high=high)


def _hints(question: Question) -> str:
    """A line about each answer; answers with the same start and explanation share one."""
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
