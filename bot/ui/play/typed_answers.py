"""Parses typed answers, and suggests legal ones while a person types."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import IllegalMove
from bot.ui.dispatch.autocomplete import Pairs, option_value
from bot.ui.dispatch.context import Context
from bot.ui.kit import limits
from bot.ui.kit.names import escaped, visible
from bot.ui.play.panel import own_seat
from bot.ui.play.question import Choice, Question, question_of
from games.core.phrase import phrase

COMMA = ","
_MAX_LISTED = 12


def parse_picks(typed: str, question: Question) -> tuple[str, ...]:
    """The picks that ``typed`` names; raises what :func:`parse_choices` raises."""
    return tuple(choice.option for choice in parse_choices(typed, question))


def parse_choices(typed: str, question: Question) -> tuple[Choice, ...]:
    """The choices that ``typed`` names: ids, numbers, places or names, separated by commas.

    Raises :class:`IllegalMove` with the legal options where a part names no option, or could mean
    several.
    """
    # A name may contain a comma, so the whole text is tried before its parts.
    whole = _matching_options(typed, question.choices)
    if len(whole) == 1:
        return (whole[0],)
    if not typed.strip():
        raise _illegal(typed, question)
    picks: list[Choice] = []
    for part in typed.split(COMMA):
        if not part.strip():
            continue
        found = _matching_options(part, question.choices)
        if not found:
            raise _illegal(part, question)
        if len(found) > 1:
            raise IllegalMove(
                phrase(
                    "bot.refused.ambiguous",
                    typed=_quoted(part),
                    options=_listed([choice.title for choice in found]),
                ),
                question.ask,
            )
        picks.append(found[0])
    return tuple(dict.fromkeys(picks))


def suggestions(typed: str, question: Question) -> list[tuple[str, str]]:
    """Names and values for autocompletion: at most 25, within Discord's lengths."""
    before: list[Choice] = []
    last = typed
    if question.several and COMMA in typed:
        *parts, last = typed.split(COMMA)
        for part in parts:
            found = _matching_options(part, question.choices)
            if len(found) == 1 and found[0] not in before:
                before.append(found[0])
    wanted = last.strip().casefold()
    offered = [
        choice
        for choice in question.choices
        if choice not in before and (not wanted or wanted in _haystack(choice))
    ]
    # An exact place, number or id comes first: "c1" must not hide behind "c10".
    offered.sort(key=lambda choice: not _exact(wanted, choice))
    found_pairs: list[tuple[str, str]] = []
    for choice in offered[: limits.MENU_OPTIONS]:
        picked = [*before, choice]
        name = (COMMA + " ").join(pick.title for pick in picked)
        if len(name) > limits.CHOICE:
            # People look at the newest pick, so the beginning is cut.
            tail = choice.title
            name = limits.ELLIPSIS + " " + limits.cut(tail, limits.CHOICE - 2)
        found_pairs.append((name, _value(picked)))
    # A list too long even as numbers is left to the panel: half of it would be another answer.
    return [
        (limits.cut(name, limits.CHOICE), value)
        for name, value in found_pairs
        if len(value) <= limits.CHOICE
    ]


def _value(picked: Sequence[Choice]) -> str:
    ids = COMMA.join(choice.option for choice in picked)
    if any(choice.combined is not None for choice in picked):
        # Two choices may have the same last answer.
        return COMMA.join(f"#{choice.number}" for choice in picked)
    if len(ids) <= limits.CHOICE and not any(COMMA in choice.option for choice in picked):
        return ids
    return COMMA.join(f"#{choice.number}" for choice in picked)


def _haystack(choice: Choice) -> str:
    return "\n".join(
        (choice.label, choice.option, choice.place or "", f"#{choice.number}")
    ).casefold()


def _exact(wanted: str, choice: Choice) -> bool:
    names = (choice.option, choice.place or "", choice.label, f"#{choice.number}")
    return bool(wanted) and wanted in (name.casefold() for name in names)


def _matching_options(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The options that ``typed`` may mean, by the strictest reading that fits any."""
    wanted = typed.strip().casefold()
    if not wanted:
        return []
    readings = (
        [c for c in choices if c.option == typed.strip()],
        [c for c in choices if f"#{c.number}" == wanted],
        [c for c in choices if c.option.casefold() == wanted],
        [c for c in choices if c.place is not None and c.place.casefold() == wanted],
        [c for c in choices if wanted in (c.label.casefold(), c.title.casefold())],
        [c for c in choices if c.shown and str(c.shown) == wanted],
        [c for c in choices if c.label.casefold().startswith(wanted)],
        [c for c in choices if wanted in c.label.casefold()],
    )
    return next((found for found in readings if found), [])


def _illegal(typed: str, question: Question) -> IllegalMove:
    return IllegalMove(
        phrase(
            "bot.refused.illegal",
            typed=_quoted(typed),
            options=_listed([choice.title for choice in question.choices]),
        ),
        question.ask,
    )


def _quoted(typed: str) -> str:
    """Typed text as inline code, so that it cannot format or mention."""
    return "`" + limits.cut(" ".join(visible(typed).replace("`", "'").split()), 60) + "`"


def _listed(titles: Sequence[str]) -> str:
    shown = "\n".join(f"- {escaped(limits.cut(title, 120))}" for title in titles[:_MAX_LISTED])
    return shown + (f"\n- {limits.ELLIPSIS}" if len(titles) > _MAX_LISTED else "")


async def answers(ctx: Context, typed: str) -> Pairs:
    """The legal answers to the question that waits for this person."""
    table = await ctx.host.tables.in_channel(ctx.channel_id)
    if table is None:
        return []
    seat = own_seat(ctx, table, option_value(ctx, "p_seat"))
    position = await ctx.host.play.position(table.id, seat, combined_answers=True)
    question = question_of(position, ctx.reader(table))
    return suggestions(typed, question) if question else []
