"""Chance: even, reproducible, and provable from the published seed."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest

from games.core.fair import Dice, outcome, seating, secret, seed_hash
from games.core.game import find
from games.core.log import Header, Record
from games.core.match import Match
from games.core.past.proof import seated_by_lot, unfair
from games.core.steps import Chance, Procedure, chance, choose
from tests.core.tiny_game import SEED, TinyState, tell, tiny_game
from tests.core.toy_matches import played
from tests.properties import given, st
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
    def throws(state: TinyState) -> Procedure[None]:
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


# The second scheme: words of the players, and draws numbered by draws


def dice_game(state: TinyState) -> Procedure[None]:
    """Say something, then throw; four times."""
    for _ in range(4):
        yield from choose("amber", "tale.say", ("a", "b"))
        yield from choose("amber", "tale.throw", ("throw",))
        digits = yield from chance("tale.die", "0123456789", 9, replace=True)
        state.lines.append("".join(digits))


def thrown(
    words: Sequence[str] | None, said: Sequence[str] = "aaaa"
) -> Match[TinyState, tuple[str, ...]]:
    """The dice game; a capital letter is said, taken back, and said again."""
    match = Match.begin(tiny_game(dice_game), ("amber",), seed=SEED, words=words)
    for word in said:
        match.answer("amber", [word.lower()])
        if word.isupper():
            match.undo("amber")
            match.answer("amber", [word.lower()])
        match.answer("amber", ["throw"])
    return match


def test_answers_taken_back_move_no_draw() -> None:
    assert thrown(["x"], "aaaa").state.lines == thrown(["x"], "AbBA").state.lines


def test_in_the_first_scheme_they_did() -> None:
    assert thrown(None, "aaaa").state.lines != thrown(None, "Aaaa").state.lines


def test_a_draw_taken_back_is_drawn_anew() -> None:
    match = thrown(["x"])
    fell = list(match.state.lines)
    match.rewind(None, match.entries[-1].number)
    again = list(match.state.lines)
    assert again[:3] == fell[:3]
    assert again[3] != fell[3]
    # It is the fifth draw, and nothing that was said can make it another one.
    other = thrown(["x"], "aBAb")
    other.rewind(None, other.entries[-1].number)
    assert other.state.lines == again


@pytest.mark.parametrize(
    "words", [["y"], ["x", "y"], ["y", "x"], ["xy"], ["x", ""], [], ["x\n"], ["\ud800"]]
)
def test_every_word_changes_the_luck(words: list[str]) -> None:
    assert thrown(words).state.lines != thrown(["x"]).state.lines


@given(st.lists(st.text(max_size=4), max_size=4), st.lists(st.text(max_size=4), max_size=4))
def test_no_two_lists_of_words_are_one(one: list[str], other: list[str]) -> None:
    assert (secret(SEED, one) == secret(SEED, other)) == (one == other)


def test_the_secret_can_be_reckoned_by_hand() -> None:
    expected = hmac.digest(SEED, b'words/["owl","\\u043c\\u0438\\u0440"]', "sha256")
    assert secret(SEED, ["owl", "мир"]) == expected


def test_seats_are_drawn_from_seed_and_words() -> None:
    counts = Counter(
        "".join(map(str, seating(SEED, ["a", "b", "c", str(number)]))) for number in range(4800)
    )
    assert set(counts) == {"".join(order) for order in permutations("0123")}
    assert chi_square(counts, 24) < RARE[23]
    header = thrown(["owl", "fox"]).header
    assert header.drawn == seating(SEED, ["owl", "fox"])
    assert seated_by_lot(header, SEED)
    swapped = header.model_copy(update={"drawn": header.drawn[::-1]})
    assert not seated_by_lot(swapped, SEED)
    with pytest.raises(ValueError, match="not the seed"):
        seated_by_lot(header, b"another")


def test_a_match_without_words_has_no_draw_of_seats_to_prove() -> None:
    header = thrown(None).header
    assert (header.luck, header.words, header.drawn) == (1, (), ())
    assert seated_by_lot(header, SEED)


def test_the_luck_of_words_can_be_proved() -> None:
    match = thrown(["owl", "fox"], "AbBa")
    match.rewind(None, 3)
    record = Record.model_validate_json(match.record().text())
    assert (record.header.luck, record.header.words) == (2, ("owl", "fox"))
    assert unfair(match.game, record, SEED) == []


def test_other_words_than_those_posted_prove_nothing() -> None:
    match = thrown(["owl", "fox"])
    forged = match.header.model_copy(update={"words": ("owl", "fax")})
    record = match.record().model_copy(update={"header": forged})
    assert unfair(match.game, record, SEED) == [2, 5, 8, 11]


def test_a_draw_that_was_made_up_to_be_taken_back_is_found() -> None:
    """Otherwise a player who knows the seed could choose the draw that they want."""
    match = thrown(["x"], "aa")
    match.rewind(None, match.entries[-1].number)
    record = match.record()
    number = next(n for n, line in enumerate(record.entries) if line[0] == "undo") - 1
    kind, seat, key, picks, fingerprint = record.entries[number]
    assert kind == "chance"
    other = ("1", *picks[1:]) if picks[0] == "0" else ("0", *picks[1:])
    record.entries[number] = (kind, seat, key, other, fingerprint)
    assert unfair(match.game, record, SEED) == [number]


def test_a_fork_keeps_words_and_scheme() -> None:
    match = thrown(["x"], "aa")
    other = match.fork(b"another seed")
    assert (other.header.luck, other.header.words) == (2, ("x",))
    for word in ("a", "throw", "b", "throw"):
        other.answer("amber", [word])
    assert other.over
    assert unfair(other.game, other.record(), b"another seed") == []


def test_headers_from_before_there_were_two_mean_the_first() -> None:
    old = thrown(None).header.model_dump(mode="json", exclude={"luck", "words", "drawn"})
    assert Header.model_validate(old) == thrown(None).header


def test_a_scheme_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="luck"):
        Header.model_validate({**thrown(None).header.model_dump(), "luck": 3})
