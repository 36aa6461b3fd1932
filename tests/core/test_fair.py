"""Chance: even, reproducible, and provable from the published seed."""

from __future__ import annotations

import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.fair import Dice, outcome, seed_hash
from games.core.game import find
from games.core.log import Record
from games.core.match import Match
from games.core.proof import unfair
from games.core.steps import Chance, Story, chance, choose
from tests.core.tale import SEED, Tale, tell
from tests.core.test_replay import played
from tests.toy import TOY


def chi_square(counts: Counter[str], kinds: int) -> float:
    expected = counts.total() / kinds
    assert len(counts) <= kinds
    return sum((n - expected) ** 2 / expected for n in counts.values()) + expected * (
        kinds - len(counts)
    )


# The value that a fair source passes only once in a thousand runs, by degrees of freedom.
RARE = {5: 20.52, 9: 27.88, 23: 49.73, 51: 87.97}


@pytest.mark.parametrize("seed", [b"a", b"b", b"c"])
@pytest.mark.parametrize("sides", [6, 10, 24, 52])
def test_every_side_comes_up_evenly(seed: bytes, sides: int) -> None:
    dice = Dice(seed, "even")
    counts = Counter(str(dice.below(sides)) for _ in range(sides * 400))
    assert chi_square(counts, sides) < RARE[sides - 1]


@pytest.mark.parametrize("seed", [b"a", b"b", b"c"])
def test_every_order_of_a_shuffle_comes_up_evenly(seed: bytes) -> None:
    step = Chance("order", tuple("abcd"), 4)
    counts = Counter("".join(outcome(seed, number, step)) for number in range(24 * 200))
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert chi_square(counts, 24) < RARE[23]


@pytest.mark.parametrize("seed", [b"a", b"b", b"c"])
def test_the_first_card_of_successive_entries_is_even(seed: bytes) -> None:
    step = Chance("die", tuple("123456"), replace=True)
    counts = Counter(outcome(seed, number, step)[0] for number in range(2400))
    assert chi_square(counts, 6) < RARE[5]


def test_words_that_would_favour_small_numbers_are_thrown_again() -> None:
    # With this many sides, more than a third of all words lie past the last whole multiple.
    limit = 3 * 2**30 - 1
    dice, words = Dice(b"seed", "label"), 0
    thrown = [dice.below(limit) for _ in range(300)]
    for block in range(1000):
        digest = hmac.digest(b"seed", b"label/%d" % block, "sha256")
        for start in range(0, 32, 4):
            word = int.from_bytes(digest[start : start + 4], "big")
            if word < limit:
                assert word == thrown[words]
                words += 1
            if words == len(thrown):
                return


def test_dice_without_sides_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one side"):
        Dice(b"").below(0)


@given(st.binary(max_size=40), st.integers(0, 10**6), st.lists(st.text(max_size=3), max_size=12))
def test_a_draw_takes_places_of_the_bag_each_once(seed: bytes, number: int, bag: list[str]) -> None:
    for count in (0, len(bag) // 2, len(bag)):
        step = Chance("draw", tuple(bag), count)
        drawn = outcome(seed, number, step)
        assert len(drawn) == count
        assert not Counter(drawn) - Counter(bag)
        assert drawn == outcome(seed, number, step)


def test_seed_number_and_key_all_change_the_luck() -> None:
    bag = tuple(str(n) for n in range(10**4))
    first = outcome(b"seed", 1, Chance("key", bag))
    assert outcome(b"seeds", 1, Chance("key", bag)) != first
    assert outcome(b"seed", 2, Chance("key", bag)) != first
    assert outcome(b"seed", 1, Chance("other", bag)) != first


def test_what_is_published_does_not_tell_the_seed() -> None:
    assert seed_hash(b"seed") == (
        "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"
    )


def rolled() -> tuple[Record, bytes]:
    match = played(1000)
    assert match.seed is not None
    return match.record(), match.seed


def test_anybody_can_prove_the_luck_of_a_match() -> None:
    record, seed = rolled()
    assert sum(line[0] == "chance" for line in record.entries) > 2
    assert unfair(TOY, record, seed) == []


def test_an_outcome_that_was_chosen_is_found() -> None:
    def throws(state: Tale) -> Story[None]:
        for _ in range(3):
            yield from choose("amber", "tale.go", ("on",))
            state.lines.extend((yield from chance("tale.die", "123456", replace=True)))

    match = tell(throws)
    while not match.over:
        match.answer("amber", ["on"])
    record = match.record()
    assert unfair(match.game, record, SEED) == []
    kind, seat, key, picks, fingerprint = record.entries[3]
    lucky = ("6",) if picks == ("1",) else ("1",)
    record.entries[3] = (kind, seat, key, lucky, fingerprint)
    assert unfair(match.game, record, SEED) == [3]


def test_another_seed_proves_nothing() -> None:
    record, _ = rolled()
    with pytest.raises(ValueError, match="not the seed"):
        unfair(TOY, record, b"another")


def test_a_fork_proves_its_own_luck_only() -> None:
    match = played(12)
    other = match.fork(b"another seed")
    while not other.over:
        question = other.pending[0]
        option = "resist" if "resist" in question.options else question.options[-1]
        other.answer(question.seat, [option])
    assert unfair(TOY, other.record(), b"another seed") == []
    own = other.header.model_copy(update={"forked": 0})
    claimed = other.record().model_copy(update={"header": own})
    assert unfair(TOY, claimed, b"another seed")[:2] == [0, 1]


def test_a_replay_of_a_published_match_gives_its_seed_back(toy: object) -> None:
    match = played(1000)
    record = Record.model_validate_json(match.record(with_seed=True).text())
    seed = bytes.fromhex(record.seed or "")
    game = find(record.header.game, record.header.edition)
    assert Match(game, record.header, record.log(), seed=seed).digest == record.digest
    assert seed_hash(seed) == record.header.seed_hash
