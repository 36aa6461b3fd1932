"""The protocol of a post sender, which the UI implements."""

from __future__ import annotations

from typing import Protocol

from bot.model.posts import Post


class PostSender(Protocol):
    """Delivers posts; the Discord side implements it.

    Any other exception that an implementation raises counts as an uncertain delivery.
    """

    async def deliver(self, post: Post) -> int:
        """Post it, or edit the message that it amends, and return the message's id.

        Raises :class:`bot.errors.RetryLater` where Discord asks to wait or does not answer,
        :class:`bot.errors.Undeliverable` where the channel does not take it, and
        :class:`bot.errors.MessageGone` where the lobby's message was deleted.
        """
        ...

    async def find(self, post: Post) -> int | None:
        """The message that already carries this post, if an earlier attempt got through."""
        ...
