"""The seed's hash and the players' words, from which the luck of a match follows."""

from __future__ import annotations

from hashlib import sha256

import pytest
from sqlalchemy import update

from bot.errors import Refusal
from bot.storage import schema
from games.core.fair import computer_dice, made_word, seating
from games.core.steps import Ask
from tests.host.answering import give, take_back
from tests.host.harness import ADA, BO, CY, HostHarness


async def test_the_host_promises_its_seed_when_the_table_is_opened(harness: HostHarness) -> None:
    table = await harness.lobby(2)
    stored = await harness.host.engine.stored(table.id)
    assert stored.seed is not None
    assert table.seed_hash == sha256(stored.seed).hexdigest()
    begun = await harness.host.lobby.start(table.id, ADA.id)
    assert begun.seed_hash == table.seed_hash


async def test_everybody_adds_a_word_and_all_of_them_decide(harness: HostHarness) -> None:
    table = await harness.lobby(2, computers=1)
    seed = (await harness.host.engine.stored(table.id)).seed
    assert seed is not None
    # People who type none have one made for them as soon as they join.
    assert table.words == tuple(made_word(seed, place) for place in range(3))
    await harness.host.lobby.say_word(table.id, BO.id, "  olive tree ")
    table = await harness.host.tables.get(table.id)
    assert table.words == (made_word(seed, 0), "olive tree", made_word(seed, 2))
    begun = await harness.host.lobby.start(table.id, ADA.id)
    header = (await harness.host.engine.stored(table.id)).header
    assert header is not None
    assert (header.luck, header.words, begun.words) == (2, table.words, table.words)
    assert header.drawn == seating(seed, table.words)
    places = [member.order for members in begun.seats.values() for member in members]
    assert places == list(header.drawn)


async def test_words_are_fixed_once_the_match_begins(harness: HostHarness) -> None:
    table = await harness.begun(2)
    with pytest.raises(Refusal) as refused:
        await harness.host.lobby.say_word(table.id, ADA.id, "late")
    assert refused.value.phrase.key == "host.refused.not_lobby"
    assert "late" not in (await harness.host.tables.get(table.id)).words


@pytest.mark.parametrize(
    "word", ["", "   ", "a" * 41, "two\nlines", "\u202eturned", "\ud800", "z" + "\u0301" * 39]
)
async def test_a_word_can_be_seen_and_is_short(harness: HostHarness, word: str) -> None:
    table = await harness.lobby(2)
    with pytest.raises(Refusal) as refused:
        await harness.host.lobby.say_word(table.id, ADA.id, word)
    assert refused.value.phrase.key == "host.refused.bad_word"


async def test_only_who_sits_there_adds_a_word(harness: HostHarness) -> None:
    table = await harness.lobby(2)
    with pytest.raises(Refusal):
        await harness.host.lobby.say_word(table.id, CY.id, "mine")


async def test_a_proof_covers_the_seats(harness: HostHarness) -> None:
    table = await harness.begun(3, rounds=2)
    await harness.play(table.id)
    verdict = await harness.host.proofs.verify(table.id)
    assert verdict.seated
    assert verdict.words == table.words
    seats = schema.seats
    async with harness.host.engine.database.write() as connection:
        # Two players have changed seats behind everybody's back.
        first, second = list(table.seats)[:2]
        one, other = (table.seats[seat][0].order for seat in (first, second))
        for seat, place in ((first, other), (second, one)):
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table.id, seats.c.seat == seat)
                .values(place=place)
            )
    assert not (await harness.host.proofs.verify(table.id)).seated


async def test_an_answer_taken_back_does_not_move_a_computers_dice(harness: HostHarness) -> None:
    """Anybody who knew the seed could otherwise try answers until the computer's dice suit them."""
    host = harness.host
    table = await harness.begun(2, computers=1)
    await host.wait_until_idle()
    (ask,) = [a for a in await _asked(harness, table.id) if a.seat in table.seats_of(ADA.id)][:1]
    before = await _dice(harness, table.id)
    position = await host.play.position(table.id, ask.seat)
    assert position.ask is not None
    await give(host, table.id, ADA.id, ask.seat, position.entry, ("1",), position.ask.fingerprint)
    table = await host.tables.get(table.id)
    await take_back(host, table.id, ADA.id, ask.seat, table.entry_count)
    assert (await host.tables.get(table.id)).entry_count > position.entry
    assert await _dice(harness, table.id) == before


async def _asked(harness: HostHarness, table_id: int) -> list[Ask]:
    async with harness.host.engine.reading(table_id) as look:
        return list(look.match.pending)


async def _dice(harness: HostHarness, table_id: int) -> list[int]:
    async with harness.host.engine.reading(table_id) as look:
        seed, match = look.stored.seed, look.match
        assert seed is not None
        dice = computer_dice(match.header, seed, match.entries, match.pending[0])
        return [dice.below(1000) for _ in range(4)]
