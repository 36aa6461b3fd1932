"""A question on a sheet: every answer one click away where it can be.

Up to five answers are buttons with their explanations above them. More of them are buttons too, as
many as the message has room for, beside a menu that lists and explains them all: the buttons save a
click, the menu hides nothing. Where several may be picked, each button puts one in or takes it out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import discord

from bot.face.kit import limits
from bot.face.kit.controls import Control, Item, button, menu
from bot.face.kit.names import escaped
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.play.question import Choice, Question
from games.core.phrase import Phrase

EXPLAINED_AT_MOST = 5
"""So many buttons have their explanations in lines above them; more have a menu beside them."""
ROWS_AT_MOST = 4
LINES_AT_MOST = 14
"""So many lines of buttons leave the board in sight on a phone; the menu has the rest."""
BESIDE = 8
"""Components that other parts of a message need behind its question, unless it says otherwise."""

_ROW = 1 + limits.ROW_BUTTONS
_MENU, _PAGES = 2, 4
_CROWD = 10
_ARROW, _ASIDE = " → ", " · "
_SHORT, _SHORTEST, _HEAD = 36, 22, 14
"""How long a button's label may be where there are many, and where there are very many."""
_LINE, _EDGES = 33, 5
"""What a phone shows side by side, in letters, and what the edges of a button take of it."""


def put(
    sheet: Sheet, question: Question, reader: Reader, page: int = 0, *, beside: int = BESIDE
) -> None:
    """Add the question with its controls to a sheet; ``beside`` components are left free."""
    ask = question.shown
    wording = reader.text(Phrase(ask.key, ask.facts))
    sheet.text(f"### {wording}", limit=1500)
    if question.forced:
        forced = reader.join([escaped(choice) for choice in question.forced])
        sheet.text(reader.say("bot.panel.forced", choices=forced), limit=300)
    finish = _finish(question, reader)
    if question.several:
        sheet.text(_count(question, reader))
        sheet.text(_so_far(question, reader), limit=800)
    few = len(question.choices) <= EXPLAINED_AT_MOST
    if few and all(0 < len(choice.title) <= limits.BUTTON_LABEL for choice in question.choices):
        # Menus have a line for this under each entry.
        sheet.text(_hints(question), limit=900)
        sheet.buttons([_answer(question, choice, choice.title) for choice in question.choices])
    else:
        free = limits.COMPONENTS - sheet.components - beside - (1 + len(finish) if finish else 0)
        _put_many(sheet, question, reader, page, free)
    if finish:
        sheet.buttons(finish)


def _put_many(sheet: Sheet, question: Question, reader: Reader, page: int, free: int) -> None:
    """Buttons for as many answers as there is room for, and a menu of all of them."""
    shown, page, count = limits.page_of(question.choices, page)
    free -= _MENU + (_PAGES if count > 1 else 0)
    room = max(0, min(ROWS_AT_MOST, free // _ROW)) * limits.ROW_BUTTONS
    quick = _handiest(question.choices if page == 0 else shown, room, len(question.forced))
    labels = _labels(quick)
    controls = [
        _answer(question, choice, label) for choice, label in zip(quick, labels, strict=True)
    ]
    for row in _rows(quick, controls, len(question.forced), room // limits.ROW_BUTTONS):
        sheet.buttons(row)
    whole = len(quick) == len(question.choices)
    told = all(choice.title == label for choice, label in zip(quick, labels, strict=True))
    if not (whole and told and not any(choice.hint for choice in quick)):
        _put_menu(sheet, question, reader, page)


def _handiest(choices: Sequence[Choice], room: int, forced: int) -> list[Choice]:
    """The answers that get a button where not all can: first those that are no place on the board
    (to pass, to rest, to stop), then one for every first step, then what was answered before, then
    as they come.
    """
    firsts = {_first(choice, forced): choice.number for choice in reversed(choices)}
    wanted = sorted(
        choices,
        key=lambda choice: (
            choice.place is not None,
            firsts[_first(choice, forced)] != choice.number,
            not choice.again,
        ),
    )
    kept: set[int] = set()
    lines, free = 0, 0
    for choice in wanted[:room]:
        wide = min(len(_cut(choice, _SHORT)) + _EDGES, _LINE)
        if wide > free:
            lines, free = lines + 1, _LINE
        if lines > LINES_AT_MOST:
            break
        free -= wide
        kept.add(choice.number)
    return [choice for choice in choices if choice.number in kept]


def _first(choice: Choice, forced: int) -> int:
    """Where in the list the first step of a choice stands that is not forced."""
    return choice.way.places[forced] if choice.way is not None else choice.number


def _rows(
    quick: Sequence[Choice], controls: list[Control], forced: int, room: int
) -> list[list[Control]]:
    """The buttons in rows: one for each first step of a way, if there are so few."""
    groups: dict[int, list[Control]] = {}
    for choice, control in zip(quick, controls, strict=True):
        first = _first(choice, forced) if choice.way is not None else -1
        groups.setdefault(first, []).append(control)
    several = [group for group in groups.values() if len(group) > 1]
    alone = [control for group in groups.values() if len(group) == 1 for control in group]
    rows = [*several, *([alone] if alone else [])]
    fits = len(rows) <= room and all(len(row) <= limits.ROW_BUTTONS for row in rows)
    return rows if fits and len(rows) > 1 else [controls]


def _labels(quick: Sequence[Choice]) -> list[str]:
    """What stands on the buttons: short where there are many of them, and never the same twice."""
    room = _SHORT if len(quick) <= _CROWD else _SHORTEST
    cut = [_cut(choice, room) for choice in quick]
    if len(set(cut)) < len(cut):
        # "1 wood for 1…" tells nothing: longer labels are worth the room.
        room = _SHORT
        cut = [_cut(choice, room) for choice in quick]
    alike = Counter(cut)
    return [
        limits.cut(f"{choice.number} · {choice.label}", room) if alike[label] > 1 else label
        for choice, label in zip(quick, cut, strict=True)
    ]


def _cut(choice: Choice, room: int) -> str:
    """A title made short; of two steps the first gives way, because ways differ in the last."""
    title, tail = choice.title, choice.tail
    if not tail or len(title) <= _SHORT:
        return limits.cut(title, max(room, _SHORT) if tail else room)
    room = max(_HEAD, _SHORT - len(tail))
    name, _, aside = choice.head.rpartition(_ASIDE)
    # "Summon a figure · event in 1 step": what stands beside the name goes first.
    head = name if aside and name.strip("0123456789") else choice.head
    kept = limits.cut(head, room).rstrip(" ·" + limits.ELLIPSIS)
    return limits.cut(kept + _ARROW + tail, limits.BUTTON_LABEL)


def _answer(question: Question, choice: Choice, label: str) -> Control:
    """The button that gives an answer, or picks one of several."""
    if question.several:
        picked = choice.option in question.draft
        style = discord.ButtonStyle.success if picked else discord.ButtonStyle.secondary
        emoji = "✅" if picked else None
        return button(question.code("flip", choice.number - 1), label, style, emoji=emoji)
    return button(question.code("pick", choice.value), label, discord.ButtonStyle.primary)


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
            name = choice.head if alike[choice.head, choice.hint] > 1 else choice.title
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
