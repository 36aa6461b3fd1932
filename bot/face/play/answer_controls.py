"""The controls of a question, for whatever it is asked on: the real match or a trial."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, only
from bot.face.kit.limits import MENU_OPTIONS
from bot.face.kit.numbers import read_number, read_page
from bot.host.play.ahead import Onward
from bot.model.match import Position
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask


class Asked(NamedTuple):
    """What a control was clicked on: ``ask`` is None where it is not the question any more for
    which the control was made; ``draft`` is what has been picked so far.
    """

    position: Position
    ask: Ask | None
    draft: Sequence[str] = ()


class Ground(Protocol):
    """What a question stands on, and what its controls act on."""

    async def asked(self, visit: Visit, code: Code) -> Asked:
        """The position now, and its question if it is still the one the control was made for."""
        ...

    async def keep_draft(self, visit: Visit, position: Position, picks: Sequence[str]) -> None:
        """Remember what has been picked so far."""
        ...

    async def answer(
        self,
        visit: Visit,
        position: Position,
        code: Code,
        picks: Sequence[str],
        onward: Onward | None = None,
    ) -> None:
        """Give the answer, with those that follow it at once, and show what comes next."""
        ...

    async def show(
        self, visit: Visit, position: Position, page: int = 0, notice: Phrase | None = None
    ) -> None:
        """Show the question again."""
        ...

    async def show_stale(self, visit: Visit, position: Position) -> None:
        """The control belongs to another question: show what is asked now."""
        ...


def controls(prefix: str, ground: Ground) -> None:
    """Let the controls of questions whose verbs begin with ``prefix`` act on ``ground``."""

    async def give(visit: Visit, code: Code, places: Sequence[str]) -> None:
        position, ask, _ = await ground.asked(visit, code)
        if ask is None:
            await ground.show_stale(visit, position)
        else:
            await ground.answer(visit, position, code, _options(ask, places))

    async def give_way(visit: Visit, code: Code, value: str) -> None:
        """A choice of one option, and of what follows it in its way."""
        position, ask, _ = await ground.asked(visit, code)
        if ask is None:
            await ground.show_stale(visit, position)
            return
        places, _, fingerprint = value.partition("/")
        first, *others = places.split(".")
        onward = Onward(tuple(map(read_number, others)), fingerprint) if others else None
        await ground.answer(visit, position, code, _options(ask, [first]), onward)

    @verb(prefix + "pick", "panel")
    async def pick(visit: Visit, code: Code, values: Sequence[str]) -> None:
        """One of a few buttons."""
        await give_way(visit, code, "/".join(code.expect(3)[2:]))

    @verb(prefix + "choose", "panel")
    async def choose(visit: Visit, code: Code, values: Sequence[str]) -> None:
        """One entry of a menu."""
        await give_way(visit, code, only(values))

    @verb(prefix + "nothing", "panel")
    async def nothing(visit: Visit, code: Code, values: Sequence[str]) -> None:
        """A question answered with no pick at all."""
        await give(visit, code, [])

    @verb(prefix + "done", "panel")
    async def done(visit: Visit, code: Code, values: Sequence[str]) -> None:
        """The picks gathered so far are the answer."""
        position, ask, draft = await ground.asked(visit, code)
        if ask is None:
            await ground.show_stale(visit, position)
        else:
            await ground.answer(visit, position, code, draft)

    @verb(prefix + "mark", "panel")
    async def mark(visit: Visit, code: Code, values: Sequence[str]) -> None:
        """Picks on one page of a menu: those of the other pages stay."""
        position, ask, before = await ground.asked(visit, code)
        if ask is None:
            await ground.show_stale(visit, position)
            return
        page = read_page(code.expect(3)[2])
        here = ask.options[page * MENU_OPTIONS : (page + 1) * MENU_OPTIONS]
        chosen = _options(ask, values)
        picked = {*(option for option in before if option not in here), *chosen}
        draft = tuple(option for option in ask.options if option in picked)
        notice: Phrase | None = None
        if len(draft) > ask.high:
            # The menu of one page cannot know what was picked on another.
            notice = phrase("bot.panel.too_many", high=ask.high, count=len(draft))
        if len(draft) == ask.high:
            await ground.answer(visit, position, code, draft)
            return
        await ground.keep_draft(visit, position, draft)
        await ground.show(visit, position, page, notice)

    @verb(prefix + "flip", "panel")
    async def flip(visit: Visit, code: Code, values: Sequence[str]) -> None:
        """One more pick, or one less; where no more are possible the picks are the answer."""
        position, ask, before = await ground.asked(visit, code)
        if ask is None:
            await ground.show_stale(visit, position)
            return
        place = read_number(code.expect(3)[2])
        picked = {*before} ^ {*_options(ask, [str(place)])}
        draft = tuple(option for option in ask.options if option in picked)
        if len(draft) == ask.high:
            await ground.answer(visit, position, code, draft)
            return
        await ground.keep_draft(visit, position, draft)
        await ground.show(visit, position, page=place // MENU_OPTIONS)

    @verb(prefix + "all", "panel")
    async def everything(visit: Visit, code: Code, values: Sequence[str]) -> None:
        """Every option at once."""
        position, ask, _ = await ground.asked(visit, code)
        if ask is None:
            await ground.show_stale(visit, position)
        else:
            await ground.answer(visit, position, code, ask.options)

    @verb(prefix + "clear", "panel")
    async def clear(visit: Visit, code: Code, values: Sequence[str]) -> None:
        """Begin the picks anew."""
        position, ask, _ = await ground.asked(visit, code)
        if ask is None:
            await ground.show_stale(visit, position)
            return
        await ground.keep_draft(visit, position, ())
        await ground.show(visit, position)

    @verb(prefix + "turn", "panel")
    async def turn(visit: Visit, code: Code, values: Sequence[str]) -> None:
        """Another page of a long menu."""
        position, ask, _ = await ground.asked(visit, code)
        if ask is None:
            await ground.show_stale(visit, position)
        else:
            await ground.show(visit, position, read_page(code.expect(3)[2]))


def _options(ask: Ask, places: Sequence[str]) -> tuple[str, ...]:
    """The options at ``places`` of the list; a place that is not there names none."""
    found = [read_number(place) for place in places]
    return tuple(ask.options[place] for place in found if place < len(ask.options))
