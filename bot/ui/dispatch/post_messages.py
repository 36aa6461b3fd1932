"""The registry of post builders: which function builds the message of which kind of post."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from bot.model.posts import Post, PostKind
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, is_number
from bot.ui.kit.reader import Reader

if TYPE_CHECKING:
    from bot.ui.dispatch.dispatcher import Dispatcher


PostBuilder = Callable[[Post, "Dispatcher", Reader], Awaitable[MessageBuilder]]

POST_BUILDERS: dict[PostKind, PostBuilder] = {}

M = TypeVar("M", bound=PostBuilder)


def builds_post(*kinds: PostKind) -> Callable[[M], M]:
    """Register the decorated coroutine as the builder of posts of these kinds."""

    def register(build: M) -> M:
        for kind in kinds:
            POST_BUILDERS[kind] = build
        return build

    return register


async def build_post_message(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the message of a post in the language of its readers."""
    return await POST_BUILDERS[post.kind](post, dispatcher, reader)


def with_post_id(custom_id: CustomId, post: Post) -> CustomId:
    """A custom id that carries the id of its post; the first item of a notice needs it."""
    return custom_id._replace(arg="/".join([*filter(None, [custom_id.arg]), f"post{post.id}"]))


def carries(custom_id: CustomId, post: Post) -> bool:
    """Whether an item's custom id carries this post's id."""
    if custom_id.table != post.table.id:
        return False
    if post.kind == "lobby":
        # Edits of the lobby keep every custom_id, so that concurrent clicks stay valid.
        return custom_id.action == "join"
    return post_id_in(custom_id) == post.id


def post_id_in(custom_id: CustomId) -> int | None:
    """The post id in an item's custom id."""
    if custom_id.action in ("move", "log") and is_number(custom_id.parts[0]):
        return int(custom_id.parts[0])
    last = custom_id.parts[-1]
    return int(last[4:]) if last.startswith("post") and is_number(last[4:]) else None
