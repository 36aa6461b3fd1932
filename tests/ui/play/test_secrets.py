"""Hidden facts are not shown to others, and names are sanitized."""

from __future__ import annotations

import discord
import pytest

from bot.ui.kit import names
from bot.ui.kit.limits import cut
from games.deus.components import CARDS
from tests.properties import given, st
from tests.ui.discord_sim import DiscordSim, everything, labels, text
from tests.ui.random_player import Player, play_out

HOSTILE = [
    "@everyone",
    "@here <@&123> <@1>",
    "😀" * 200,
    "\u202egnp.exe\u202c \u2066right\u2069",
    "**bold** _it_ ~~s~~ `code` ||spoiler||",
    "# heading\n> quote\n- list",
    "[click](https://evil.example) http://evil.example",
    "אבג דהו",
    "z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307algo",
    "\u200b\u2060\ufeff",
    "x" * 500,
    "```",
    "<t:0:R> </move:1> <#1>",
]


async def test_no_message_shows_what_another_seat_holds(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    table = await sim.table()
    goals: dict[str, str] = {}
    for seat in table.seats:
        position = await sim.bot.host.play.position(table.id, seat, since=-1)
        (dealt,) = [note for note in position.notes if note.seats == (seat,)]
        goals[seat] = sim.bot.dispatcher.words.say(dealt.phrase, "en")
    assert len(set(goals.values())) == 2
    ada, bo, eve = (sim.person(name) for name in ("Ada", "Bo", "Eve"))
    for person in (ada, bo, eve):
        await person.slash(sim.channel, "log")
        await person.slash(sim.channel, "board")
    for person in (ada, bo):
        await sim.panel(person)
        await person.slash(sim.channel, "hand")
    own = {ada: table.seats_of(ada.id)[0], bo: table.seats_of(bo.id)[0]}
    for person in (ada, bo, eve):
        seen = "\n".join(everything(message) for message in sim.seen(person))
        for seat, goal in goals.items():
            assert (goal in seen) == (own.get(person) == seat), (person.name, seat)


async def test_a_whole_match_of_cards_leaks_nothing(sim: DiscordSim) -> None:
    """Everybody's messages are searched for cards that only another hand holds."""
    await sim.begun("Ada", "Bo", game="deus")
    words = sim.bot.dispatcher.words
    known = sorted((words.text(f"deus.card.{design}") for design in CARDS), key=len, reverse=True)

    def named(text: str) -> set[str]:
        """The cards that a text names; "Coastal Raiders" are no "Raiders"."""
        found = set()
        for card in known:
            if card in text:
                found.add(card)
                text = text.replace(card, "")
        return found

    players = {p.id: Player(p, "leak") for p in sim.people.values()}
    for _ in range(6):
        table = await sim.table()
        person = sim.named(table.awaited_people[0])
        panel = await sim.panel(person)
        while await players[person.id].step(panel):
            pass
        held: dict[int, set[str]] = {}
        for seat in table.seats:
            position = await sim.bot.host.play.position(table.id, seat)
            (own,) = [p for p in position.view.players if p.seat == seat]  # type: ignore[attr-defined]
            cards = {words.text(f"deus.card.{card.design}") for card in own.hand}
            held[table.people_of(seat)[0]] = cards
        for owner, cards in held.items():
            for person in sim.people.values():
                if person.id == owner:
                    continue
                mine = held[person.id]
                seen = named("\n".join(everything(m) for m in sim.seen(person)[-2:]))
                public = named("\n".join(everything(m) for m in sim.posts()))
                assert not (cards - mine) & (seen - public), person.name


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_name_harms_nothing(sim: DiscordSim, name: str) -> None:
    user = sim.env.create_user("villain", global_name=name[:32])
    villain = sim.guild.add_member(user, nick=None)
    sim.people["Villain"] = villain
    await villain.slash(sim.channel, "table create", game="toy")
    await villain.slash(sim.channel, "table add-computer")
    await villain.slash(sim.channel, "table start")
    await play_out(sim, "villain")
    for message in sim.seen(villain):
        shown = text(message)
        assert "@everyone" not in shown
        assert "@here" not in shown
        assert "<@&" not in shown
        assert "\u202e" not in everything(message)
        assert "](http" not in shown
        stored = sim.env.backend.get_message(sim.channel.id, message.id)
        assert set(stored.ping_user_ids) <= {villain.id}
        assert not message.mention_everyone
    over, recap = sim.posts()[-2:]
    assert "Log" in labels(over)
    assert "History" in labels(recap)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_one_by_one(name: str) -> None:
    plain, inline = names.plain(name), names.inline(name)
    assert 0 < len(plain) <= names.MAX_NAME_LENGTH
    assert not set(plain) & set("\u202e\u202c\u2066\u2069\u200b\ufeff\n")
    assert discord.utils.escape_mentions(inline).count("@") == inline.count("@\u200b")
    assert "http:" not in inline
    assert "https:" not in inline


@given(st.text(max_size=300))
def test_any_name_is_short_visible_and_without_marks(name: str) -> None:
    plain = names.plain(name)
    assert 0 < len(plain) <= names.MAX_NAME_LENGTH
    assert plain == " ".join(plain.split())
    assert names.plain(plain) == plain or len(name) > names.MAX_NAME_LENGTH
    inline = names.inline(name)
    for sign in "*_~`|<>[]#":
        for place, found in enumerate(inline):
            assert found != sign or inline[place - 1] == "\\"


def test_a_name_from_right_to_left_is_fenced() -> None:
    assert names.inline("אבג") == "\u2068אבג\u2069"
    assert names.inline("Ada") == "Ada"
    assert names.plain("😀" * 200) == "😀😀😀"
    assert names.plain("Ada\nLovelace\u202e") == "Ada Lovelace"
    assert names.plain("x" * 500) == cut("x" * 500, 32)


@pytest.mark.parametrize("name", ["\u3164", "\u1160\u1160", "\u2800 \u2800", "\uffa0\u200b"])
def test_a_name_of_which_nothing_is_seen_is_shown_as_such(name: str) -> None:
    assert names.plain(name) == "?"
    assert names.plain(f"Ada{name}") == "Ada"
