"""What the channel is told: each turn, the end of a match, and what keeps one from going on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from bot.face.kit.controls import Code
from bot.face.kit.numbers import is_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.model.posts import Post, PostKind

if TYPE_CHECKING:
    from bot.face.desk.desk import Desk


Maker = Callable[[Post, "Desk", Reader], Awaitable[Sheet]]

SHEETS: dict[PostKind, Maker] = {}

M = TypeVar("M", bound=Maker)


def sheet_of(*kinds: PostKind) -> Callable[[M], M]:
    """Register the decorated coroutine as what makes notices of these kinds."""

    def register(maker: M) -> M:
        for kind in kinds:
            SHEETS[kind] = maker
        return maker

    return register


async def sheet_for(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """Any post as a message in the language of those who read it."""
    return await SHEETS[post.kind](post, desk, reader)


def with_post_id(code: Code, post: Post) -> Code:
    """A control that says which post it stands under: a notice's first one has to."""
    return code._replace(arg="/".join([*filter(None, [code.arg]), f"post{post.id}"]))


def marker(code: Code) -> int | None:
    """The id of the post that a control belongs to."""
    if code.verb in ("move", "log") and is_number(code.parts[0]):
        return int(code.parts[0])
    last = code.parts[-1]
    return int(last[4:]) if last.startswith("post") and is_number(last[4:]) else None
