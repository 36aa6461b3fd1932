"""Luck that nobody chooses alone: the host's promise, and everybody's word."""

from __future__ import annotations

from hashlib import sha256

import pytest
from sqlalchemy import update

from bot.errors import Refusal
from bot.storage import schema
from games.core.fair import computer_dice, made_word, seating
from games.core.steps import Ask
from tests.host.evening import ADA, BO, CY, Evening


async def test_the_host_promises_its_seed_when_the_table_is_opened(evening: Evening) -> None:
    table = await evening.lobby(2)
    stored = await evening.host.engine.stored(table.id)
    assert stored.seed is not None
    assert table.seed_hash == sha256(stored.seed).hexdigest()
    begun = await evening.host.lobby.start(table.id, ADA.id)
    assert begun.seed_hash == table.seed_hash


async def test_everybody_adds_a_word_and_all_of_them_decide(evening: Evening) -> None:
    table = await evening.lobby(2, computers=1)
    seed = (await evening.host.engine.stored(table.id)).seed
    assert seed is not None
    # Whoever types none has one made for them as soon as they join.
    assert table.words == tuple(made_word(seed, place) for place in range(3))
    await evening.host.lobby.say_word(table.id, BO.id, "  olive tree ")
    table = await evening.host.tables.get(table.id)
    assert table.words == (made_word(seed, 0), "olive tree", made_word(seed, 2))
    begun = await evening.host.lobby.start(table.id, ADA.id)
    header = (await evening.host.engine.stored(table.id)).header
    assert header is not None
    assert (header.luck, header.words, begun.words) == (2, table.words, table.words)
    assert header.drawn == seating(seed, table.words)
    places = [member.order for members in begun.seats.values() for member in members]
    assert places == list(header.drawn)


async def test_words_are_fixed_once_the_match_begins(evening: Evening) -> None:
    table = await evening.begun(2)
    with pytest.raises(Refusal) as refused:
        await evening.host.lobby.say_word(table.id, ADA.id, "late")
    assert refused.value.phrase.key == "host.refused.not_lobby"
    assert "late" not in (await evening.host.tables.get(table.id)).words


@pytest.mark.parametrize("word", ["", "   ", "a" * 41, "two\nlines", "\u202eturned", "\ud800"])
async def test_a_word_can_be_seen_and_is_short(evening: Evening, word: str) -> None:
    table = await evening.lobby(2)
    with pytest.raises(Refusal) as refused:
        await evening.host.lobby.say_word(table.id, ADA.id, word)
    assert refused.value.phrase.key == "host.refused.bad_word"


async def test_only_who_sits_there_adds_a_word(evening: Evening) -> None:
    table = await evening.lobby(2)
    with pytest.raises(Refusal):
        await evening.host.lobby.say_word(table.id, CY.id, "mine")


async def test_a_proof_covers_the_seats(evening: Evening) -> None:
    table = await evening.begun(3, rounds=2)
    await evening.play(table.id)
    verdict = await evening.host.proofs.verify(table.id)
    assert verdict.seated
    assert verdict.words == table.words
    seats = schema.seats
    async with evening.host.engine.database.write() as connection:
        # Two players have changed seats behind everybody's back.
        first, second = list(table.seats)[:2]
        one, other = (table.seats[seat][0].order for seat in (first, second))
        for seat, place in ((first, other), (second, one)):
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table.id, seats.c.seat == seat)
                .values(place=place)
            )
    assert not (await evening.host.proofs.verify(table.id)).seated


async def test_an_answer_taken_back_does_not_move_a_computers_dice(evening: Evening) -> None:
    """Whoever knew the seed could otherwise try answers until the computer's dice suit them."""
    host = evening.host
    table = await evening.begun(2, computers=1)
    await host.settled()
    (ask,) = [a for a in await _asked(evening, table.id) if a.seat in table.seats_of(ADA.id)][:1]
    before = await _dice(evening, table.id)
    position = await host.play.position(table.id, ask.seat)
    assert position.ask is not None
    await host.play.answer(
        table.id, ADA.id, ask.seat, position.entry, ("1",), position.ask.fingerprint
    )
    table = await host.tables.get(table.id)
    await host.play.undo(table.id, ADA.id, ask.seat, table.entry_count)
    assert (await host.tables.get(table.id)).entry_count > position.entry
    assert await _dice(evening, table.id) == before


async def _asked(evening: Evening, table_id: int) -> list[Ask]:
    async with evening.host.engine.looking(table_id) as look:
        return list(look.match.pending)


async def _dice(evening: Evening, table_id: int) -> list[int]:
    async with evening.host.engine.looking(table_id) as look:
        seed, match = look.stored.seed, look.match
        assert seed is not None
        dice = computer_dice(match.header, seed, match.entries, match.pending[0])
        return [dice.below(1000) for _ in range(4)]
