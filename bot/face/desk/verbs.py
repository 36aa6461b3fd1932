"""What controls and forms do: each names a verb, and a verb is one coroutine of the face."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, NamedTuple, TypeVar

from bot.errors import Refusal
from bot.face.desk.visit import Visit
from bot.face.kit.controls import GONE, Code

How = Literal["private", "panel", "post", "form"]
"""How a click is acknowledged: with a new private message, by changing the private panel that was
clicked, by changing the public post that was clicked, or by opening a form to fill in."""

Work = Callable[["Visit", Code, Sequence[str]], Awaitable[None]]


class Verb(NamedTuple):
    """What happens when a control is used."""

    how: How
    work: Work


VERBS: dict[str, Verb] = {}

W = TypeVar("W", bound=Work)


def verb(name: str, how: How) -> Callable[[W], W]:
    """Register the decorated coroutine as what controls of that verb do."""

    def register(work: W) -> W:
        VERBS[name] = Verb(how, work)
        return work

    return register


async def gone(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """What a control of an unknown verb does: tell its reader so."""
    raise Refusal(GONE)
