"""One person cannot slow the others, and nothing that is typed breaks the desk."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.errors import Refusal
from bot.face.desk.turnstile import AT_ONCE, IN_LINE, Turnstile
from tests.face.forgery import shown
from tests.face.salon import Salon, buttons, text


async def test_one_persons_clicks_wait_in_a_line_of_their_own() -> None:
    turnstile, release, served = Turnstile(), asyncio.Event(), list[str]()

    async def visit(person: int, name: str, *, long: bool = False) -> None:
        async with turnstile.passing(person):
            if long:
                await release.wait()
            served.append(name)

    flood = [asyncio.create_task(visit(1, "flood", long=True)) for _ in range(AT_ONCE + IN_LINE)]
    await asyncio.sleep(0)
    assert turnstile.crowded(1)
    assert not turnstile.crowded(2)
    with pytest.raises(Refusal) as refused:
        await visit(1, "too much")
    assert refused.value.phrase.key == "bot.refused.too_fast"
    # Somebody else is served while the first one's clicks still wait.
    await visit(2, "calm")
    assert served == ["calm"]
    release.set()
    await asyncio.gather(*flood)
    assert served == ["calm", *["flood"] * (AT_ONCE + IN_LINE)]
    assert not turnstile.crowded(1)


async def test_two_visits_of_a_person_are_worked_at_together_and_no_more() -> None:
    turnstile, busy, most = Turnstile(), Counter[int](), Counter[int]()

    async def visit(person: int) -> None:
        async with turnstile.passing(person):
            busy[person] += 1
            most[person] = max(most[person], busy[person])
            await asyncio.sleep(0)
            busy[person] -= 1

    await asyncio.gather(*(visit(person) for person in (1, 2) * (AT_ONCE + IN_LINE)))
    assert most == {1: AT_ONCE, 2: AT_ONCE}


async def test_what_fails_leaves_its_place_to_the_next() -> None:
    turnstile = Turnstile()
    for _ in range(3 * (AT_ONCE + IN_LINE)):
        with pytest.raises(RuntimeError):
            async with turnstile.passing(1):
                raise RuntimeError
    assert not turnstile.crowded(1)


async def test_a_flood_of_clicks_gets_a_calm_sentence(salon: Salon) -> None:
    """So many clicks at once that nobody could have meant them: the rest are told to wait."""
    await salon.begun("Ada", "Bo")
    eve, post = salon.person("Eve"), salon.post()
    log = str(buttons(post, "log:")[0]["custom_id"])
    clicks = [salon.fire(eve, post, log) for _ in range(AT_ONCE + IN_LINE + 10)]
    await salon.env.settle()
    said = [text(shown(click)) for click in clicks]
    hasty = [one for one in said if "That was a lot at once" in one]
    assert 1 <= len(hasty) <= 10
    assert any("## Log" in one for one in said)


async def test_nothing_is_completed_for_whoever_has_enough_under_way(salon: Salon) -> None:
    ada, turnstile = salon.person("Ada"), salon.bot.desk.turnstile
    assert await ada.autocomplete(salon.channel, "table create", "game", "")
    async with turnstile.passing(ada.id), turnstile.passing(ada.id):
        assert await ada.autocomplete(salon.channel, "table create", "game", "") == []
        bo = salon.person("Bo")
        assert await bo.autocomplete(salon.channel, "table create", "game", "")


COMMANDS = (
    ("table create", "game"),
    ("table word", "word"),
    ("table add-computer", "kind"),
    ("table remove-computer", "computer"),
    ("table clock", "clock"),
    ("move", "choice"),
    ("hand", "seat"),
    ("note", "table"),
    ("history", "table"),
    ("rules", "topic"),
    ("admin rollback", "entry"),
)


@pytest.mark.parametrize("typed", ["9" * 5000, "#" + "9" * 5000, "\ud800", "half a sign: \udc00"])
async def test_endless_numbers_and_halves_of_signs_are_answered_calmly(
    salon: Salon, typed: str
) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    before = await salon.table()
    for command, option in COMMANDS:
        needed = {"choice": "1"} if command == "move" and option != "choice" else {}
        result = await ada.slash(salon.channel, command, **{**needed, option: typed})
        assert "cannot be read" in text(shown(result)), command
    assert await salon.table() == before
