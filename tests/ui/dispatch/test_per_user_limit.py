"""One person's interactions do not slow others, and no input breaks the dispatcher."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

import pytest

from bot.errors import Refusal
from bot.ui.dispatch.actions import ACTIONS
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.per_user_limit import MAX_CONCURRENT, MAX_QUEUED, PerUserLimit
from bot.ui.kit.names import quoted
from bot.ui.kit.persistent_items import CustomId
from tests.ui.discord_sim import DiscordSim, buttons, text
from tests.ui.forged_clicks import shown


async def test_one_persons_clicks_wait_in_a_line_of_their_own() -> None:
    user_limit, release, served = PerUserLimit(), asyncio.Event(), list[str]()

    async def use(person: int, name: str, *, long: bool = False) -> None:
        async with user_limit.acquire(person):
            if long:
                await release.wait()
            served.append(name)

    flood = [
        asyncio.create_task(use(1, "flood", long=True)) for _ in range(MAX_CONCURRENT + MAX_QUEUED)
    ]
    await asyncio.sleep(0)
    assert user_limit.at_limit(1)
    assert not user_limit.at_limit(2)
    with pytest.raises(Refusal) as refused:
        await use(1, "too much")
    assert refused.value.phrase.key == "bot.refused.too_fast"
    # Somebody else is served while the first one's clicks still wait.
    await use(2, "calm")
    assert served == ["calm"]
    release.set()
    await asyncio.gather(*flood)
    assert served == ["calm", *["flood"] * (MAX_CONCURRENT + MAX_QUEUED)]
    assert not user_limit.at_limit(1)


async def test_two_visits_of_a_person_are_worked_at_together_and_no_more() -> None:
    user_limit, busy, most = PerUserLimit(), Counter[int](), Counter[int]()

    async def use(person: int) -> None:
        async with user_limit.acquire(person):
            busy[person] += 1
            most[person] = max(most[person], busy[person])
            await asyncio.sleep(0)
            busy[person] -= 1

    await asyncio.gather(*(use(person) for person in (1, 2) * (MAX_CONCURRENT + MAX_QUEUED)))
    assert most == {1: MAX_CONCURRENT, 2: MAX_CONCURRENT}


async def test_what_fails_leaves_its_place_to_the_next() -> None:
    user_limit = PerUserLimit()
    for _ in range(3 * (MAX_CONCURRENT + MAX_QUEUED)):
        with pytest.raises(RuntimeError):
            async with user_limit.acquire(1):
                raise RuntimeError
    assert not user_limit.at_limit(1)


async def test_a_flood_of_clicks_gets_a_calm_sentence(sim: DiscordSim) -> None:
    """So many clicks at once that nobody could have meant them: the rest are told to wait."""
    await sim.begun("Ada", "Bo")
    eve, post = sim.person("Eve"), sim.post()
    log = str(buttons(post, "log:")[0]["custom_id"])
    clicks = [sim.fire(eve, post, log) for _ in range(MAX_CONCURRENT + MAX_QUEUED + 10)]
    await sim.env.settle()
    said = [text(shown(click)) for click in clicks]
    hasty = [one for one in said if "That was a lot at once" in one]
    assert 1 <= len(hasty) <= 10
    assert any("## Log" in one for one in said)


async def test_clicks_that_open_forms_wait_in_the_same_line(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    release, most, under_way = asyncio.Event(), 0, 0

    async def slow(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
        nonlocal most, under_way
        under_way += 1
        most = max(most, under_way)
        await release.wait()
        under_way -= 1
        await registered.handler(ctx, custom_id, values)

    registered = ACTIONS["word"]
    assert registered.mode == "form"
    monkeypatch.setitem(ACTIONS, "word", registered._replace(handler=slow))
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    ada, post = sim.person("Ada"), sim.post()
    word = str(buttons(post, "word:")[0]["custom_id"])
    clicks = [sim.fire(ada, post, word) for _ in range(MAX_CONCURRENT + MAX_QUEUED + 10)]
    for _ in range(200):
        await asyncio.sleep(0)
    release.set()
    await sim.env.settle()
    assert most == MAX_CONCURRENT
    hasty = [
        click for click in clicks if click.response and "a lot at once" in text(click.response)
    ]
    assert len(hasty) == 10


async def test_nothing_is_completed_for_whoever_has_enough_under_way(sim: DiscordSim) -> None:
    ada, user_limit = sim.person("Ada"), sim.bot.dispatcher.user_limit
    assert await ada.autocomplete(sim.channel, "table create", "game", "")
    async with user_limit.acquire(ada.id), user_limit.acquire(ada.id):
        assert await ada.autocomplete(sim.channel, "table create", "game", "") == []
        bo = sim.person("Bo")
        assert await bo.autocomplete(sim.channel, "table create", "game", "")


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
    sim: DiscordSim, typed: str
) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    before = await sim.table()
    for command, option in COMMANDS:
        needed = {"choice": "1"} if command == "move" and option != "choice" else {}
        result = await ada.slash(sim.channel, command, **{**needed, option: typed})
        assert "cannot be read" in text(shown(result)), command
    assert await sim.table() == before


@pytest.mark.parametrize("typed", ["\u202eturned\u2066", "z" + "\u0301" * 40])
async def test_what_was_typed_comes_back_without_marks(sim: DiscordSim, typed: str) -> None:
    """A private echo neither turns the line around nor piles accents over it."""
    table = await sim.begun("Ada", "Bo")
    name = next(m.name for m in table.members if m.person_id in table.awaited_people)
    said = text(shown(await sim.person(name).slash(sim.channel, "move", choice=typed)))
    assert "is not possible here" in said
    assert not {"\u202e", "\u2066"} & {*said}
    assert "\u0301" * 3 not in said
    assert "\u202e" not in quoted(typed)
    assert "\u0301" * 3 not in quoted(typed)
