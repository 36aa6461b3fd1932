"""Draws outcomes that can be proved fair, and the dice of computer players.

A table's secret seed is fixed before the first move; its hash is published at the start and the
seed at the end. There are two schemes, and a match keeps the one in its header:

1. An outcome follows from the seed, the number of its entry in the log and the key of the draw.
2. An outcome follows from the seed and the words of all players together, the number of draws
   ever logged before it, withdrawn ones included, and the key. So does the draw of seats. Answers
   given and taken back do not change a draw, and a draw cannot be foreseen without the seed and
   all words.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from games.core.log import Entry, Header, live
from games.core.steps import Ask, Chance, Picks

T = TypeVar("T")


class Dice:
    """An endless, reproducible stream of fair numbers out of a seed and a label."""

    __slots__ = ("_block", "_count", "_label", "_offset", "_seed")

    def __init__(self, seed: bytes, label: str = "") -> None:
        self._seed = seed
        self._label = label.encode()
        self._count = 0
        self._block = b""
        self._offset = 0

    def _word(self) -> int:
        if self._offset == len(self._block):
            message = self._label + b"/" + str(self._count).encode()
            self._block = hmac.digest(self._seed, message, "sha256")
            self._count += 1
            self._offset = 0
        word = int.from_bytes(self._block[self._offset : self._offset + 4], "big")
        self._offset += 4
        return word

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, each equally likely."""
        if limit < 1:
            raise ValueError("dice need at least one side")
        # Words past the last whole multiple would favour small numbers, so they are thrown again.
        fair = (1 << 32) - (1 << 32) % limit
        while True:
            word = self._word()
            if word < fair:
                return word % limit

    def pick(self, items: Sequence[T]) -> T:
        """One of ``items``."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """``count`` different places of ``items``, in the order drawn."""
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]


def seed_hash(seed: bytes) -> str:
    """The hash of the seed, published at the start of a match."""
    return sha256(seed).hexdigest()


def secret(seed: bytes, words: Sequence[str]) -> bytes:
    """The secret of the second scheme: the host's seed combined with every player's word.

    The words are hashed as a JSON list in ASCII without blanks, so that different lists give
    different secrets.
    """
    told = json.dumps(list(words), separators=(",", ":"))
    return hmac.digest(seed, b"words/" + told.encode(), "sha256")


def seating(seed: bytes, words: Sequence[str]) -> tuple[int, ...]:
    """Draw the seats: for each place at the table, the index in ``words`` of who sits there."""
    return tuple(Dice(secret(seed, words), "seating").sample(range(len(words)), len(words)))


def made_word(seed: bytes, place: int) -> str:
    """The word of a computer, or of a player who gives none.

    It is computed from the seed, whose hash was published before: it cannot be chosen afterwards.
    """
    return hmac.digest(seed, f"made-word:{place}".encode(), "sha256").hex()[:8]


def computer_dice(header: Header, seed: bytes, entries: Sequence[Entry], ask: Ask) -> Dice:
    """The dice of a computer player at a question.

    They depend on the question, the seat's answers that stand and the number of draws ever made,
    so that giving an answer and taking it back does not change them.
    """
    draws = sum(entry.kind == "chance" for entry in entries)
    given = sum(entry.kind == "answer" and entry.seat == ask.seat for entry in live(entries))
    root = seed if header.luck == 1 else secret(seed, header.words)
    return Dice(root, f"computer:{ask.seat}:{draws}:{given}:{ask.fingerprint}")


def drawn(header: Header, seed: bytes, earlier: Sequence[Entry], chance: Chance) -> Picks:
    """The outcome of ``chance`` by the scheme of the match.

    ``earlier`` is the whole log so far, withdrawn entries included.
    """
    if header.luck == 1:
        return outcome(seed, len(earlier), chance)
    draws = sum(entry.kind == "chance" for entry in earlier)
    return outcome(secret(seed, header.words), draws, chance)


def outcome(seed: bytes, number: int, chance: Chance) -> Picks:
    """The outcome of ``chance`` as draw ``number``; the scheme says what is counted."""
    dice = Dice(seed, f"{number}:{chance.key}")
    if chance.replace:
        return tuple(dice.pick(chance.bag) for _ in range(chance.count))
    return tuple(dice.sample(chance.bag, chance.count))
