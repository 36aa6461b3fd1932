"""Words a bar, for moderators and for the barred person."""

from __future__ import annotations

from bot.model.bars import Bar
from bot.ui.kit import names
from bot.ui.kit.reader import Reader
from bot.ui.wording.timestamps import stamp


def bar_line(bar: Bar, reader: Reader) -> str:
    """A bar as moderators see it: who, until when, by whom, and why."""
    args = {
        "person": reader.mention(bar.person_id),
        "name": names.inline(bar.name),
        "by": reader.mention(bar.by_id),
        "reason": _reason(bar, reader),
    }
    if bar.until is None:
        return reader.say("bars.line", **args)
    return reader.say("bars.line_until", until=stamp(bar.until), **args)


def own_bar(bar: Bar, reader: Reader) -> str:
    """A bar as the barred person sees it."""
    if bar.until is None:
        return reader.say("bars.own", reason=_reason(bar, reader))
    return reader.say("bars.own_until", until=stamp(bar.until), reason=_reason(bar, reader))


def _reason(bar: Bar, reader: Reader) -> str:
    return names.escaped(bar.reason) or reader.say("host.bar.no_reason")
