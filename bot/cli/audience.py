"""Shows self-played positions to people, the way the bot does, to find those that cannot be shown.

This is the one place where self-play meets the host and the face. It makes the real messages:
turn posts, panels, logs, histories and news, with every word and every description of a picture.
"""

from __future__ import annotations

from collections.abc import Awaitable, Hashable
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import TypeVar

from bot.drawing.work import Draw, Work
from bot.face.kit.pictures import Drawing, Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.past.history import history_sheet
from bot.face.past.log import LOG_LINES, log_sheet
from bot.face.play.catch_up import put_headlines, put_news
from bot.face.play.panel import panel_sheet
from bot.face.play.turn_post import post_sheet
from bot.host.past.history_steps import moment_of, walk_of
from bot.host.play.catch_up import News, after_turn, retold
from bot.host.play.positions import position_of
from bot.metrics import Metrics
from bot.model.match import LogPage, Position
from bot.model.posts import Post, PostKind
from bot.model.table import Member, Table
from bot.words import ENGLISH, Words
from games.core.game import AnyGame
from games.core.match import AnyMatch
from games.core.steps import Ask
from render.face import Mark, Picture
from render.kit.alt import told

T = TypeVar("T")

_UNCOUNTED = Metrics()

DESCRIBED = 5
EVERYBODY = 40
PICTURES = 250


class Audience:
    """An onlooker: the public, and somebody at each seat.

    Of every position the public gets the turn post and whoever is asked gets their panel. Once in
    ``described`` positions the pictures' descriptions come with them, once in ``everybody`` all
    others look too, also at the log and at the news, and once in ``pictures`` the pictures are
    drawn. The last position gets all of it, and then the history is stepped through.
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
        self.looks = 0
        self._shown = -1

    def __call__(self, match: AnyMatch, ask: Ask | None) -> None:
        """Look at the position; raises whatever the code that shows it raises."""
        # Matches differ in the positions that are looked at closely.
        turn = self.looks + int(match.header.seed_hash[:8], 16)
        self.looks += 1
        table = table_of(match)
        reader = Reader(self.words, ENGLISH, table)
        asked = (None, ask.seat) if ask is not None else (None,)
        last = ask is None
        for seat in asked:
            easel = self._easel(turn, drawing=last or turn % self.pictures == 0)
            self._show(match, table, reader, easel, seat)
        if last or turn % self.everybody == 0:
            for seat in (None, *match.header.seats):
                easel = Easel(self.words)
                if seat not in asked:
                    self._show(match, table, reader, easel, seat)
                self._look_back(match, table, reader, easel, seat)
        self._shown = len(match.entries)
        if match.over:
            self._step_through(match, table, reader)

    def _easel(self, turn: int, *, drawing: bool = False) -> Easel:
        return Easel(self.words, drawing=drawing, describing=turn % self.described == 0)

    def _show(
        self, match: AnyMatch, table: Table, reader: Reader, easel: Easel, seat: str | None
    ) -> None:
        """The panel of a seat, or the public's post, with what happened since the last one."""
        position = position_of(table, match, seat, self._shown)
        if seat is None:
            kind: PostKind = "over" if match.over else "turn"
            post = Post(1, table, kind, position.entry, self._shown, True, "nonce", position)
            finished(at_once(post_sheet(post, reader, easel)))
            return
        held = table.seats_of(table.people_of(seat)[0])
        finished(panel_sheet(position, reader, easel, held))
        at_once(easel.hand(position, reader))

    def _look_back(
        self, match: AnyMatch, table: Table, reader: Reader, easel: Easel, seat: str | None
    ) -> None:
        """The newest page of the log, and what a seat has missed since its last turn."""
        heard = tuple(match.heard(seat))[-LOG_LINES:]
        finished(log_sheet(LogPage(table, match.game, heard, 1, 3), seat, reader))
        since = after_turn(match.entries, (seat,), None) if seat is not None else None
        if seat is None or since is None:
            return
        position = position_of(table, match, seat, since)
        news = News(since, "turn", position.notes)
        again = retold(news, position, match.game, match.header, match.entries)
        if again.before is None:
            raise ValueError(f"the log cannot be told up to entry {since}")
        sheet = Sheet()
        put_headlines(sheet, news, reader)
        put_news(sheet, again, reader, easel)
        finished(sheet)

    def _step_through(self, match: AnyMatch, table: Table, reader: Reader) -> None:
        """The history, every third step, seen by the public and the seats in turn."""
        viewers = (None, *match.header.seats)
        walk = walk_of(match.game, match.header, match.entries)
        for place, rest in enumerate(walk.rests[::3]):
            seat = viewers[place % len(viewers)]
            moment = moment_of(walk, table, seat, rest.number + 1)
            easel = self._easel(place)
            finished(history_sheet(moment, reader, easel, match.header.seats))


class Easel(Pictures):
    """Pictures that never hide a failure.

    Where it is not ``drawing``, an easel only describes what would be drawn: that is quick, and
    tells everything that a picture tells. Where it is not even ``describing``, nothing is shown.
    """

    def __init__(self, words: Words, *, drawing: bool = False, describing: bool = True) -> None:
        super().__init__(_UNCOUNTED)
        self.words = words
        self.drawing = drawing
        self.describing = describing

    def _begin(
        self,
        position: Position,
        reader: Reader,
        what: Hashable,
        draw: Draw,
        *args: object,
        patient: bool = False,
    ) -> Drawing:
        if self.drawing:
            return super()._begin(position, reader, what, draw, *args, patient=patient)
        return Drawing(picture=_described(position, reader, what) if self.describing else None)

    def _drawing(
        self, key: Hashable, work: Work, table_id: int = 0, *, patient: bool = False
    ) -> Drawing:
        return Drawing(picture=work.done(self.words) if self.drawing else None)


def _described(position: Position, reader: Reader, what: Hashable) -> Picture | None:
    alts = _alts(position.table.game)
    if alts is None:
        return None
    match what:
        case "board":
            said = alts.board_words(position.view, reader.draw)
        case "hand":
            said = alts.hand_words(position.view, reader.draw)
        case ("panel", tuple() as marks, _):
            said = alts.panel_words(position.view, reader.draw, _marks(marks))
        case _:
            return None
    return Picture(b"", "described.png", told(said))


def _marks(marks: tuple[object, ...]) -> tuple[Mark, ...]:
    return tuple(mark for mark in marks if isinstance(mark, Mark))


def _alts(game: str) -> ModuleType | None:
    """The module that describes a game's pictures."""
    name = f"render.{game}.alt"
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:
        return None


def table_of(match: AnyMatch) -> Table:
    """A table at which a person holds what the game seats one person at."""
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


def finished(sheet: Sheet) -> None:
    """Put the message together as it would be sent: discord.py refuses one that is too large."""
    if not at_once(sheet.drawn()).view().children:
        raise ValueError("an empty message")
    sheet.files()


def at_once(work: Awaitable[T]) -> T:
    """What comes of work that waits for nothing: an easel draws at once, so no loop is needed."""
    try:
        next(work.__await__())
    except StopIteration as done:
        found: T = done.value
        return found
    raise RuntimeError("showing a position had to wait for something")
