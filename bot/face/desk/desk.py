"""The one dispatcher: every command and every click is attended to here."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache

from bot.drawing.studio import Studio
from bot.errors import Refusal
from bot.face.delivery.delivery_errors import ANSWERED, IN_DOUBT
from bot.face.desk import which_table
from bot.face.desk.films import Films
from bot.face.desk.open_panels import OpenPanels
from bot.face.desk.turnstile import Turnstile
from bot.face.desk.verbs import VERBS, Verb, gone
from bot.face.desk.visit import Hold, Interaction, Visit
from bot.face.kit.controls import Code
from bot.face.kit.pictures import Pictures
from bot.face.kit.sheet import Attached
from bot.metrics import Outcome
from bot.model.table import Table
from games.core.phrase import Phrase, phrase

if TYPE_CHECKING:
    from bot.face.desk.verbs import How
    from bot.host.host import Host
    from bot.words import Words

log = logging.getLogger(__name__)

_LONGEST_NUMBER = 4000
_MESSAGES_KNOWN = 2000


class Desk:
    """What every callback needs, and the frame in which it runs."""

    def __init__(
        self, host: Host, words: Words, language: str, *, drawing_processes: int = 0
    ) -> None:
        self.host = host
        self.words = words
        self.language = language
        self.metrics = host.engine.metrics
        self.pictures = Pictures(self.metrics, studio=self._studio(drawing_processes))
        self.films = Films(host, words, self.pictures.studio.spare)
        self.open_panels = OpenPanels(busy=self._is_behind)
        self.shown_in: LRUCache[int, Hold] = LRUCache(_MESSAGES_KNOWN)
        """Who decides what a private message shows: the visit that clicked there last."""
        self.attached: LRUCache[int, Attached] = LRUCache(_MESSAGES_KNOWN)
        """By message, which pictures it has: an edit need not send these again."""
        self.turnstile = Turnstile()
        self.server_name: Callable[[int], str | None] = lambda guild_id: None
        """What a server is called, as far as Discord has told this process."""
        self.closing = False
        """Whether the bot is about to leave: what has begun is finished, nothing new is begun."""
        self._visitors = 0
        self._empty = asyncio.Event()
        self._empty.set()
        self._lobbies: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def _studio(self, processes: int) -> Studio:
        if processes:
            return Studio.apart(processes, self.words.folders, self.metrics)
        return Studio.here(self.words, self.metrics)

    def _is_behind(self) -> bool:
        """Whether people wait for pictures that they have asked for."""
        return not self.closing and self.pictures.crowded

    def lobby_lock(self, table_id: int) -> asyncio.Lock:
        """Edits of a lobby's post follow one another, so that the newest comes last."""
        lock = self._lobbies.get(table_id)
        if lock is None:
            lock = self._lobbies[table_id] = asyncio.Lock()
        return lock

    async def attend(
        self,
        interaction: Interaction,
        how: How,
        what: str,
        work: Callable[[Visit], Awaitable[None]],
    ) -> None:
        """Acknowledge, do the work, and answer whatever goes wrong with a private sentence."""
        visit = Visit(self, interaction)
        with self.visited():
            outcome: Outcome = "elsewhere"
            if not self.host.engine.serves(interaction.guild_id or 0):
                # Another process has taken this shard over and hears of it as well.
                log.info("left an interaction to the process that serves its shard now")
            elif self.closing:
                outcome = "closing"
                await self._sorry(visit, phrase("bot.closing"), what)
            else:
                with self.metrics.timed("work"):
                    outcome = await self._attended(visit, how, what, work)
        self.metrics.attended(what, outcome)

    async def click(
        self, interaction: Interaction, code: Code | None, values: Sequence[str]
    ) -> None:
        """Do what the verb of a control or form says; an unknown one is answered politely."""
        chosen = VERBS.get(code.verb) if code else None
        how, work = chosen or Verb("private", gone)
        known = code or Code("unknown")
        what = known.verb if chosen else "unknown"
        await self.attend(interaction, how, what, lambda visit: work(visit, known, values))

    async def close(self, patience: float) -> None:
        """Begin nothing new, and wait so many seconds for what is under way."""
        self.closing = True
        self.films.close()
        self.open_panels.last_call()
        try:
            async with asyncio.timeout(patience):
                await self._empty.wait()
                await self.open_panels.settled()
                await self.films.settled()
        except TimeoutError:
            log.warning("left while %s people were being attended to", self._visitors)
        # Posts that still go out would bring panels up to date when the database is closed.
        await self.open_panels.close()

    def readable(self, sent: object) -> bool:
        """Whether all that somebody has sent can be written down."""
        return readable(sent)

    @property
    def busy(self) -> bool:
        """Whether somebody is being attended to."""
        return self._visitors > 0

    @contextmanager
    def visited(self) -> Iterator[None]:
        """Somebody is being attended to: leaving waits for that."""
        self._visitors += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._visitors -= 1
            if not self._visitors:
                self._empty.set()

    async def _attended(
        self, visit: Visit, how: How, what: str, work: Callable[[Visit], Awaitable[None]]
    ) -> Outcome:
        try:
            unheard = await self._acknowledged(visit, how, what)
            if unheard is not None:
                return unheard
            if not readable(visit.interaction.data):
                raise Refusal(phrase("bot.refused.unreadable"))
            if how == "form":
                # A form is its own acknowledgement, which Discord does not wait for.
                await visit.arrive()
                await work(visit)
            else:
                async with self.turnstile.passing(visit.interaction.user.id):
                    await self.host.engine.pace.turn()
                    await visit.arrive()
                    await work(visit)
        except Refusal as refusal:
            return await self._refused(visit, refusal, what)
        except Exception as error:
            if not self.host.engine.serves(visit.interaction.guild_id or 0):
                # Stopped in the middle of it, this process has lost its shard, and the database
                # has taken its locks away: nothing was half-done, and another one serves it now.
                log.warning("%s was broken off with its lease: %s", what, type(error).__name__)
                await self._sorry(visit, phrase("bot.closing"), what)
                return "elsewhere"
            await self._failed(visit, error, what)
            return "failed"
        return self._unheard(visit, what) or "ok"

    async def _refused(self, visit: Visit, refusal: Refusal, what: str) -> Outcome:
        try:
            said = await _said_to(visit, refusal)
        except Exception as error:
            await self._failed(visit, error, what)
            return "failed"
        await self._sorry(visit, said, what)
        return visit.unheard or "refused"

    def _unheard(self, visit: Visit, what: str) -> Outcome | None:
        """What became of an answer that Discord has not taken, or of which nobody knows."""
        if visit.unheard == "elsewhere":
            log.info("%s was answered by another process", what)
        elif visit.unheard is not None:
            log.warning("the answer to %s may be lost: %s", what, visit.unheard)
        return visit.unheard

    async def _acknowledged(self, visit: Visit, how: How, what: str) -> Outcome | None:
        """What came of it where Discord waits for no answer of ours: then nothing is begun."""
        try:
            with self.metrics.timed("acknowledge"):
                await visit.acknowledge(how)
        except discord.NotFound:
            log.warning("%s reached the bot too late to be answered", what)
            return "late"
        except discord.HTTPException as error:
            if error.code == ANSWERED:
                log.info("%s was answered by another process", what)
                return "elsewhere"
            if error.status == 429 or error.status >= 500:
                log.warning("Discord took no acknowledgement of %s in time: %s", what, error.status)
                return "late"
            raise
        except IN_DOUBT as error:
            log.warning("the acknowledgement of %s may be lost: %s", what, type(error).__name__)
        return None

    async def failed_before(self, interaction: Interaction, error: Exception) -> None:
        """An error that Discord's library met before our own work began."""
        await self._failed(Visit(self, interaction), error, "command")

    async def _failed(self, visit: Visit, error: Exception, what: str) -> None:
        """An error nobody expected: a record for the operator, a number for the person."""
        number = secrets.token_hex(4)
        self.metrics.erred("desk")
        interaction = visit.interaction
        log.error(
            "error %s in %s: table channel %s, guild %s, person %s, custom_id %s",
            number,
            what,
            interaction.channel_id,
            interaction.guild_id,
            interaction.user.id,
            dict(interaction.data or {}).get("custom_id"),
            exc_info=error,
            extra={"error_id": number, "what": what, "channel_id": interaction.channel_id},
        )
        await self._sorry(visit, phrase("bot.failed", id=number), what)
        code = Code.read(str(dict(interaction.data or {}).get("custom_id")))
        table = visit.table.id if visit.table else code.table if code else None
        try:
            await self.host.faults.keep(
                number,
                what,
                type(error).__name__,
                guild_id=interaction.guild_id,
                table_id=table,
                person_id=interaction.user.id,
            )
        except Exception as second:
            # The database may be what failed; the log knows more than it would.
            log.warning("error %s could not be kept: %s", number, type(second).__name__)

    async def _sorry(self, visit: Visit, said: Phrase, what: str) -> None:
        try:
            await visit.tell(said)
        except Exception as error:
            # The person has left or Discord is away: nothing was half-done, so only the log hears.
            log.warning("could not answer %s: %s", what, error)
        else:
            self._unheard(visit, what)


def readable(sent: object) -> bool:
    """Whether all that was typed can be written down, and no number in it is endless.

    Halves of signs (lone surrogates) can be stored nowhere; Python reads no number of more than
    4,300 digits, and nobody means one.
    """
    if isinstance(sent, str):
        endless = len(sent) > _LONGEST_NUMBER and sent.strip().lstrip("#").isdecimal()
        return not endless and not any("\ud800" <= sign <= "\udfff" for sign in sent)
    if isinstance(sent, Mapping):
        return all(readable(part) for part in sent.values())
    if isinstance(sent, list | tuple):
        return all(readable(part) for part in sent)
    return True


async def _said_to(visit: Visit, refusal: Refusal) -> Phrase:
    """What somebody is told who is refused; the names of a table they may not see stay there."""
    table = refusal.about if isinstance(refusal.about, Table) else visit.table
    if table is None:
        return refusal.phrase
    if not await which_table.may_see(visit, table):
        visit.table = None
        return which_table.unseen(table.id).phrase
    visit.table = table
    return refusal.phrase
