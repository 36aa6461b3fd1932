"""Dispatches every command, click and form."""

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

from bot.drawing.drawing_queue import DrawingQueue
from bot.errors import Refusal
from bot.metrics import Outcome
from bot.model.table import Table
from bot.ui.delivery.delivery_errors import ALREADY_ACKNOWLEDGED, CONNECTION_ERRORS
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import ACTIONS, Action, unknown_action
from bot.ui.dispatch.context import Context, Interaction, MessageOwner
from bot.ui.dispatch.films import Films
from bot.ui.dispatch.open_panels import OpenPanels
from bot.ui.dispatch.per_user_limit import PerUserLimit
from bot.ui.kit.message_builder import Attached
from bot.ui.kit.names import without_marks
from bot.ui.kit.persistent_items import CustomId
from bot.ui.kit.pictures import Pictures
from games.core.phrase import Phrase, phrase

if TYPE_CHECKING:
    from bot.host.host import Host
    from bot.ui.dispatch.actions import ResponseMode
    from bot.words import Words

log = logging.getLogger(__name__)

_MAX_NUMBER_LENGTH = 4000
_MAX_REMEMBERED_MESSAGES = 2000


class Dispatcher:
    """Runs the handlers of interactions, and holds what all of them need."""

    def __init__(
        self, host: Host, words: Words, language: str, *, drawing_processes: int = 0
    ) -> None:
        self.host = host
        self.words = words
        self.language = language
        self.metrics = host.engine.metrics
        self.pictures = Pictures(self.metrics, drawing_queue=self._drawing_queue(drawing_processes))
        self.films = Films(host, words, self.pictures.drawing_queue.new_worker)
        self.open_panels = OpenPanels(busy=self._is_behind)
        self.message_owners: LRUCache[int, MessageOwner] = LRUCache(_MAX_REMEMBERED_MESSAGES)
        """The owner of each private message: the interaction that clicked there last."""
        self.attached: LRUCache[int, Attached] = LRUCache(_MAX_REMEMBERED_MESSAGES)
        """The pictures of each message, which an edit need not send again."""
        self.invited: LRUCache[tuple[int, int], bool] = LRUCache(_MAX_REMEMBERED_MESSAGES)
        """Tables and the people who were invited to them, so that nobody is called twice."""
        self.forum_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A lock for each forum whose tags are being looked up or made."""
        self.user_limit = PerUserLimit()
        self.server_name: Callable[[int], str | None] = lambda guild_id: None
        """Names of the servers that this process knows."""
        self.closing = False
        """Whether the bot is shutting down: running work is finished, no new work begins."""
        self._handled_now = 0
        self._idle = asyncio.Event()
        self._idle.set()

    def _drawing_queue(self, processes: int) -> DrawingQueue:
        if processes:
            return DrawingQueue.in_processes(processes, self.words.folders, self.metrics)
        return DrawingQueue.in_threads(self.words, self.metrics)

    def _is_behind(self) -> bool:
        """Whether people wait for pictures that they have asked for."""
        return not self.closing and self.pictures.backlogged

    async def handle(
        self,
        interaction: Interaction,
        mode: ResponseMode,
        what: str,
        handler: Callable[[Context], Awaitable[None]],
    ) -> None:
        """Acknowledge, run the handler, and answer errors with a private sentence."""
        ctx = Context(self, interaction)
        with self.handling():
            outcome: Outcome = "elsewhere"
            if not self.serves(interaction):
                # Another process has taken this shard over and receives the interaction as well.
                log.info("left an interaction to the process that serves its shard now")
            elif self.closing:
                outcome = "closing"
                await self._tell_failure(ctx, phrase("bot.closing"), what)
            else:
                with self.metrics.timed("work"):
                    outcome = await self._run_handler(ctx, mode, what, handler)
        self.metrics.count_interaction(what, outcome)

    def serves(self, interaction: Interaction) -> bool:
        """Whether this process answers an interaction, and no other one does.

        A person who has installed the bot for themselves may be on a server without it, which
        belongs to no process: the one that got the interaction answers.
        """
        engine = self.host.engine
        if interaction.is_user_integration() and not interaction.is_guild_integration():
            return engine.holds_lease
        return engine.serves(interaction.guild_id or 0)

    async def click(
        self, interaction: Interaction, custom_id: CustomId | None, values: Sequence[str]
    ) -> None:
        """Run the action of an item or form; an unknown one gets a polite answer."""
        chosen = ACTIONS.get(custom_id.action) if custom_id else None
        mode, handler, loads_server = chosen or Action("private", unknown_action)
        known = custom_id or CustomId("unknown")
        what = known.action if chosen else "unknown"

        async def run(ctx: Context) -> None:
            if loads_server:
                await ctx.load_server()
            await handler(ctx, known, values)

        await self.handle(interaction, mode, what, run)

    async def close(self, timeout_seconds: float) -> None:
        """Accept nothing new, and wait up to ``timeout_seconds`` for running interactions."""
        self.closing = True
        self.films.close()
        self.open_panels.stop_refreshing()
        try:
            async with asyncio.timeout(timeout_seconds):
                await self._idle.wait()
                await self.open_panels.wait_until_idle()
                await self.films.wait_until_idle()
        except TimeoutError:
            log.warning("left while %s people were being attended to", self._handled_now)
        # Posts still being sent would refresh panels after the database is closed.
        await self.open_panels.close()

    def is_storable(self, sent: object) -> bool:
        """Whether everything in an interaction can be stored."""
        return is_storable(sent)

    @property
    def busy(self) -> bool:
        """Whether interactions are being handled."""
        return self._handled_now > 0

    @contextmanager
    def handling(self) -> Iterator[None]:
        """Count an interaction as running: a shutdown waits for it."""
        self._handled_now += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._handled_now -= 1
            if not self._handled_now:
                self._idle.set()

    async def _run_handler(
        self,
        ctx: Context,
        mode: ResponseMode,
        what: str,
        handler: Callable[[Context], Awaitable[None]],
    ) -> Outcome:
        try:
            response_outcome = await self._acknowledged(ctx, mode, what)
            if response_outcome is not None:
                return response_outcome
            if not is_storable(ctx.interaction.data):
                raise Refusal(phrase("bot.refused.unreadable"))
            async with self.user_limit.acquire(ctx.interaction.user.id):
                await self.host.engine.loop_fairness.turn()
                await handler(ctx)
        except Refusal as refusal:
            return await self._refused(ctx, refusal, what)
        except Exception as error:
            if not self.serves(ctx.interaction):
                # This process was paused in the middle and has lost its shard and its locks:
                # nothing was committed, and another process serves it now.
                log.warning("%s was broken off with its lease: %s", what, type(error).__name__)
                await self._tell_failure(ctx, phrase("bot.closing"), what)
                return "elsewhere"
            await self._failed(ctx, error, what)
            return "failed"
        return self._log_response_outcome(ctx, what) or "ok"

    async def _refused(self, ctx: Context, refusal: Refusal, what: str) -> Outcome:
        try:
            await ctx.load_server()
            said = await _refusal_for(ctx, refusal)
        except Exception as error:
            await self._failed(ctx, error, what)
            return "failed"
        await self._tell_failure(ctx, said, what)
        return ctx.response_outcome or "refused"

    def _log_response_outcome(self, ctx: Context, what: str) -> Outcome | None:
        """Log a response that was rejected or whose outcome is uncertain."""
        if ctx.response_outcome == "elsewhere":
            log.info("%s was answered by another process", what)
        elif ctx.response_outcome is not None:
            log.warning("the answer to %s may be lost: %s", what, ctx.response_outcome)
        return ctx.response_outcome

    async def _acknowledged(self, ctx: Context, mode: ResponseMode, what: str) -> Outcome | None:
        """The outcome if the interaction cannot be answered; its handler is not run then."""
        try:
            with self.metrics.timed("acknowledge"):
                await ctx.acknowledge(mode)
        except discord.NotFound:
            log.warning("%s reached the bot too late to be answered", what)
            return "late"
        except discord.HTTPException as error:
            if error.code == ALREADY_ACKNOWLEDGED:
                log.info("%s was answered by another process", what)
                return "elsewhere"
            if error.status == 429 or error.status >= 500:
                log.warning("Discord took no acknowledgement of %s in time: %s", what, error.status)
                return "late"
            raise
        except CONNECTION_ERRORS as error:
            log.warning("the acknowledgement of %s may be lost: %s", what, type(error).__name__)
        return None

    async def handle_library_error(self, interaction: Interaction, error: Exception) -> None:
        """Handle an error that discord.py raised before our handler began."""
        await self._failed(Context(self, interaction), error, "command")

    async def _failed(self, ctx: Context, error: Exception, what: str) -> None:
        """Handle an unexpected error: a log record for the operator, a number for the person."""
        number = secrets.token_hex(4)
        self.metrics.count_error("desk")
        interaction = ctx.interaction
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
        await self._tell_failure(ctx, phrase("bot.failed", id=number), what)
        custom_id = CustomId.read(str(dict(interaction.data or {}).get("custom_id")))
        table = ctx.table.id if ctx.table else custom_id.table if custom_id else None
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
            # If the database has failed, the fault is only logged.
            log.warning("error %s could not be kept: %s", number, type(second).__name__)

    async def _tell_failure(self, ctx: Context, said: Phrase, what: str) -> None:
        try:
            await ctx.tell(said)
        except Exception as error:
            # If the answer fails too, the error is only logged.
            log.warning("could not answer %s: %s", what, error)
        else:
            self._log_response_outcome(ctx, what)


def is_storable(sent: object) -> bool:
    """Whether typed values can be stored.

    Lone surrogates cannot be encoded, and Python parses no number of more than 4,300 digits.
    """
    if isinstance(sent, str):
        endless = len(sent) > _MAX_NUMBER_LENGTH and sent.strip().lstrip("#").isdecimal()
        return not endless and not any("\ud800" <= sign <= "\udfff" for sign in sent)
    if isinstance(sent, Mapping):
        return all(is_storable(part) for part in sent.values())
    if isinstance(sent, list | tuple):
        return all(is_storable(part) for part in sent)
    return True


async def _refusal_for(ctx: Context, refusal: Refusal) -> Phrase:
    """The refusal for a person; it hides the names of a table they may not see."""
    table = refusal.about if isinstance(refusal.about, Table) else ctx.table
    said = without_marks(refusal.phrase)
    if table is None:
        return said
    if not await table_lookup.may_see(ctx, table):
        ctx.table = None
        return table_lookup.table_not_found(table.id).phrase
    ctx.table = table
    return said
