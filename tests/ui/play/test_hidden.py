"""Resampled hidden facts change nothing that others are shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import games.library
import render
from bot.model.match import Position
from bot.model.posts import Post
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.ui.play.panel import panel_message
from bot.ui.play.turn_post import log_post_message
from games.core import game as registry
from games.core.fair import Dice
from games.core.match import AnyMatch, Match
from tests import toy
from tests.ui.discord_sim import words
from tests.ui.play.table_of_match import table_of

INSTALLED = (games.library, render)
WORDS = words()


def position_of(match: AnyMatch, state: Any, seat: str | None) -> Position:
    """The position of ``seat`` if ``state`` were the real one."""
    return Position(
        table=table_of(match.game, match),
        seat=seat,
        entry=len(match.entries),
        over=match.over,
        awaited=match.awaited,
        view=match.game.view(state, seat),
        ask=match.ask_for(seat) if seat else None,
        undo_steps=0,
        notes=tuple(told.note for told in match.visible_notes(seat, -1)),
        game=match.game,
    )


async def shown(match: AnyMatch, state: Any, seat: str | None) -> tuple[str, list[bytes]]:
    """A seat's panel, or the public's post, down to the last byte."""
    position = position_of(match, state, seat)
    reader = Reader(WORDS, "en", position.table)
    builder: MessageBuilder
    if seat is None:
        post = Post(1, position.table, "turn", position.entry, -1, False, "n", position)
        builder = await log_post_message(post, reader, Pictures())
    else:
        builder = await panel_message(position, reader, Pictures(), (seat,)).with_pictures()
    layout = json.dumps([item.to_component_dict() for item in builder.view().children])
    return layout, [file.fp.read() for file in builder.files()]


def positions(name: str, seed: int) -> Iterator[AnyMatch]:
    """A random match, stopped now and then."""
    game = registry.find(name)
    dice = Dice(str(seed).encode(), "walk")
    people = dice.pick(game.people)
    seats = [seat for held in game.seating(people, game.options()) for seat in held]
    match: AnyMatch = Match.begin(game, seats, seed=str(seed).encode())
    player = game.computer("random")
    while not match.over:
        if dice.below(40) == 0:
            yield match
        ask = match.pending[0]
        match.answer(ask.seat, player(ask, lambda: None, dice))
    yield match


@pytest.mark.parametrize(
    ("name", "seed"), [*(("toy", seed) for seed in range(12)), ("deus", 1), ("deus", 2)]
)
async def test_panels_and_posts_do_not_depend_on_what_is_hidden(name: str, seed: int) -> None:
    with toy.registered_toy():
        for number, match in enumerate(islice(positions(name, seed), 3)):
            seats = match.header.seats
            for seat in (None, seats[number % len(seats)]):
                before = await shown(match, match.state, seat)
                dice = Dice(str(seed).encode(), f"conceal{number}")
                copy = match.game.codec.load(match.game.codec.dump(match.state))
                concealed = match.game.resample_hidden(copy, seat, dice)
                assert await shown(match, concealed, seat) == before
