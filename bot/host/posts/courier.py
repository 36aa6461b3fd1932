"""Who carries the host's posts into a channel."""

from __future__ import annotations

from typing import Protocol

from bot.model.posts import Post


class Courier(Protocol):
    """Delivers posts; the Discord face is one.

    Whatever else an implementation raises counts as an uncertain delivery.
    """

    async def deliver(self, post: Post) -> int:
        """Post it and return the message's id.

        Raises :class:`bot.errors.Later` where Discord asks for patience or does not answer and
        :class:`bot.errors.Undeliverable` where the channel does not take it.
        """
        ...

    async def find(self, post: Post) -> int | None:
        """The message that already carries this post, if an earlier attempt got through."""
        ...
