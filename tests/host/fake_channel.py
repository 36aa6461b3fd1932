"""A fake post sender: stores posts, and fails when told to."""

from __future__ import annotations

from bot.errors import MessageGone, RetryLater
from bot.model.posts import Post


class FakeChannel:
    """A courier that remembers. Faults in ``before`` strike before a post stands, those in
    ``after`` once it does (the answer is lost); ``searches`` counts how often it was looked for.
    """

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.edits: list[Post] = []
        self.before: list[Exception] = []
        self.after: list[Exception] = []
        self.attempts: list[str] = []
        self.searches = 0
        self.deleted: set[int] = set()

    async def deliver(self, post: Post) -> int:
        self.attempts.append(post.nonce)
        if self.before:
            raise self.before.pop(0)
        standing = post.unless
        if standing is not None and standing not in self.deleted:
            return standing
        if post.kind in ("awaited", "lobby") and post.amends is not None:
            if post.kind == "lobby" and post.amends in self.deleted:
                raise MessageGone
            self.edits.append(post)
            if post.kind == "lobby" and self.after:
                raise self.after.pop(0)
            return post.amends
        self.posts.append(post)
        if self.after:
            raise self.after.pop(0)
        return 1000 + len(self.posts)

    async def find(self, post: Post) -> int | None:
        self.searches += 1
        for place, posted in enumerate(self.posts):
            if posted.nonce == post.nonce:
                return 1001 + place
        return None

    def delete(self, post: Post) -> None:
        """Delete a post, as a moderator of the channel could."""
        self.deleted.add(1001 + self.posts.index(post))

    def stands(self, post: Post) -> bool:
        """Whether a post has not been deleted."""
        return 1001 + self.posts.index(post) not in self.deleted

    def told(self) -> list[str]:
        """The keys of all notes that were posted, in order."""
        return [
            note.phrase.key
            for post in self.posts
            if post.position is not None
            for note in post.position.notes
        ]


def later(seconds: float, *, uncertain: bool = True) -> RetryLater:
    """An error that asks for another attempt."""
    return RetryLater(seconds, uncertain=uncertain)
