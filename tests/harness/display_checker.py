"""Checks that the bot can show every position of a self-played match.

It builds the real messages with the host's and the UI's code: turn posts, panels, logs, histories
and news, with all words and alt texts of pictures.
"""

from __future__ import annotations

from collections.abc import Awaitable, Hashable
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import TypeVar

from bot.drawing.job import DrawFunction, DrawingJob
from bot.host.past.history_steps import replay_history, step_at
from bot.host.play.catch_up import News, after_turn, news_comparison
from bot.host.play.positions import position_of
from bot.metrics import Metrics
from bot.model.match import LogPage, Position
from bot.model.posts import Post, PostKind
from bot.model.table import Member, Table
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.pictures import PendingPicture, Pictures
from bot.ui.kit.reader import Reader
from bot.ui.past.history import history_message
from bot.ui.past.log import LOG_LINES_PER_PAGE, log_message
from bot.ui.play.catch_up import add_headlines, add_news
from bot.ui.play.panel import panel_message
from bot.ui.play.turn_post import log_post_message
from bot.words import ENGLISH, Words
from games.core.game import AnyGame
from games.core.match import AnyMatch
from games.core.steps import Ask
from render.kit.alt_text import join_sentences
from render.renderer import Mark, Picture

T = TypeVar("T")

_UNCOUNTED = Metrics()

DESCRIBED = 5
EVERYBODY = 40
PICTURES = 250


class DisplayChecker:
    """An observer of a self-played match that builds the messages of each position.

    Every position gets its turn post and the panel of the seat that is asked. One in ``described``
    positions also gets the alt texts of pictures, one in ``everybody`` the panels, log and news of
    all seats, and one in ``pictures`` the pictures. The last position gets all of it and the
    history.
    """

    def __init__(
        self,
        words: Words,
        *,
        described: int = DESCRIBED,
        everybody: int = EVERYBODY,
        pictures: int = PICTURES,
    ) -> None:
        self.words = words
        self.described = described
        self.everybody = everybody
        self.pictures = pictures
        self.positions = 0
        self._shown = -1

    def __call__(self, match: AnyMatch, ask: Ask | None) -> None:
        """Build the messages of the position; errors of the code that builds them are raised."""
        # The seed decides which positions of a match get more than the turn post and a panel.
        turn = self.positions + int(match.header.seed_hash[:8], 16)
        self.positions += 1
        table = table_of(match)
        reader = Reader(self.words, ENGLISH, table)
        asked = (None, ask.seat) if ask is not None else (None,)
        last = ask is None
        for seat in asked:
            immediate = self._immediate_pictures(turn, drawing=last or turn % self.pictures == 0)
            self._show(match, table, reader, immediate, seat)
        if last or turn % self.everybody == 0:
            for seat in (None, *match.header.seats):
                immediate = StrictPictures(self.words)
                if seat not in asked:
                    self._show(match, table, reader, immediate, seat)
                self._look_back(match, table, reader, immediate, seat)
        self._shown = len(match.entries)
        if match.over:
            self._step_through(match, table, reader)

    def _immediate_pictures(self, turn: int, *, drawing: bool = False) -> StrictPictures:
        return StrictPictures(self.words, drawing=drawing, describing=turn % self.described == 0)

    def _show(
        self,
        match: AnyMatch,
        table: Table,
        reader: Reader,
        immediate: StrictPictures,
        seat: str | None,
    ) -> None:
        """The panel of a seat, or the public's post, with what happened since the last one."""
        position = position_of(table, match, seat, self._shown)
        if seat is None:
            kind: PostKind = "over" if match.over else "turn"
            post = Post(1, table, kind, position.entry, self._shown, True, "nonce", position)
            finished(at_once(log_post_message(post, reader, immediate)))
            return
        held = table.seats_of(table.people_of(seat)[0])
        finished(panel_message(position, reader, immediate, held))
        at_once(immediate.hand(position, reader))

    def _look_back(
        self,
        match: AnyMatch,
        table: Table,
        reader: Reader,
        immediate: StrictPictures,
        seat: str | None,
    ) -> None:
        """The newest page of the log, and what a seat has missed since its last turn."""
        heard = tuple(match.visible_notes(seat))[-LOG_LINES_PER_PAGE:]
        finished(log_message(LogPage(table, match.game, heard, 1, 3), seat, reader))
        since = after_turn(match.entries, (seat,), None) if seat is not None else None
        if seat is None or since is None:
            return
        position = position_of(table, match, seat, since)
        news = News(since, "turn", position.notes)
        again = news_comparison(news, position, match.game, match.header, match.entries)
        if again.before is None:
            raise ValueError(f"the log cannot be told up to entry {since}")
        builder = MessageBuilder()
        add_headlines(builder, news, reader, match.game.routine_notes)
        add_news(builder, again, reader, immediate)
        finished(builder)

    def _step_through(self, match: AnyMatch, table: Table, reader: Reader) -> None:
        """The history, every third step, seen by the public and the seats in turn."""
        viewers = (None, *match.header.seats)
        replayed = replay_history(match.game, match.header, match.entries)
        for place, stop in enumerate(replayed.all_stops[::3]):
            seat = viewers[place % len(viewers)]
            history_step = step_at(replayed, table, seat, stop.number + 1)
            immediate = self._immediate_pictures(place)
            finished(history_message(history_step, reader, immediate, match.header.seats))


class StrictPictures(Pictures):
    """Pictures that never hide a failure.

    Without ``drawing`` they only have their alt text, which is quick and holds the same facts.
    Without ``describing`` there are no pictures at all.
    """

    def __init__(self, words: Words, *, drawing: bool = False, describing: bool = True) -> None:
        super().__init__(_UNCOUNTED)
        self.words = words
        self.drawing = drawing
        self.describing = describing

    def _start_drawing(
        self,
        position: Position,
        reader: Reader,
        what: Hashable,
        draw: DrawFunction,
        *args: object,
        for_post: bool = False,
    ) -> PendingPicture:
        if self.drawing:
            return super()._start_drawing(position, reader, what, draw, *args, for_post=for_post)
        return PendingPicture(
            picture=_alt_text_only(position, reader, what) if self.describing else None
        )

    def _pending_picture(
        self, key: Hashable, job: DrawingJob, table_id: int = 0, *, for_post: bool = False
    ) -> PendingPicture:
        return PendingPicture(picture=job.run(self.words) if self.drawing else None)


def _alt_text_only(position: Position, reader: Reader, what: Hashable) -> Picture | None:
    module = _alt_text_module(position.table.game)
    if module is None:
        return None
    match what:
        case "board":
            said = module.board_alt_text(position.view, reader.draw)
        case "hand":
            said = module.hand_alt_text(position.view, reader.draw)
        case ("panel", tuple() as marks, _):
            said = module.panel_alt_text(position.view, reader.draw, _marks(marks))
        case _:
            return None
    return Picture(b"", "described.png", join_sentences(said))


def _marks(marks: tuple[object, ...]) -> tuple[Mark, ...]:
    return tuple(mark for mark in marks if isinstance(mark, Mark))


def _alt_text_module(game: str) -> ModuleType | None:
    """The module with the alt texts of a game's pictures."""
    name = f"render.{game}.alt_text"
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:
        return None


def table_of(match: AnyMatch) -> Table:
    """A table of the match at which people hold the seats that the game gives each of them."""
    game: AnyGame = match.game
    options = game.options.model_validate(match.header.options)
    seated = game.seating(match.header.people or len(match.header.seats), options)
    members = tuple(Member(n, 100 + n, None, f"Player {n}") for n in range(len(seated)))
    holds = {seat: (members[n],) for n, seats in enumerate(seated) for seat in seats}
    return Table(
        id=1,
        guild_id=2,
        channel_id=3,
        game=game.id,
        edition=game.edition,
        status="over" if match.over else "running",
        language="en",
        options=match.header.options,
        creator_id=100,
        members=members,
        seats=MappingProxyType({seat: holds[seat] for seat in match.header.seats}),
        entry_count=len(match.entries),
        awaited=match.awaited,
        lobby_message_id=None,
        last_post_id=None,
        seed_hash=match.header.seed_hash,
    )


def finished(builder: MessageBuilder) -> None:
    """Put the message together as it would be sent: discord.py refuses one that is too large."""
    if not at_once(builder.with_pictures()).view().children:
        raise ValueError("an empty message")
    builder.files()


def at_once(job: Awaitable[T]) -> T:
    """The result of a coroutine that waits for nothing, without an event loop."""
    try:
        next(job.__await__())
    except StopIteration as done:
        found: T = done.value
        return found
    raise RuntimeError("showing a position had to wait for something")
