"""The context of one interaction: the person, their reader, and methods to answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import discord
from discord.ui import Modal

from bot.metrics import Outcome
from bot.model.people import Person
from bot.model.server import Server
from bot.model.table import Table
from bot.ui.delivery.delivery_errors import CONNECTION_ERRORS
from bot.ui.delivery.retry import UncertainOutcome, response_outcome, retry
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from games.core.phrase import Phrase

if TYPE_CHECKING:
    from bot.ui.dispatch.actions import ResponseMode
    from bot.ui.dispatch.dispatcher import Dispatcher

log = logging.getLogger(__name__)

NO_MENTIONS = discord.AllowedMentions.none()

PICTURE_WAIT_SECONDS = 0.25
"""How long an answer waits for its pictures before its text is shown alone."""


class DispatcherClient(discord.AutoShardedClient):
    """A Discord client with a dispatcher."""

    dispatcher: Dispatcher


Interaction = discord.Interaction[DispatcherClient]


class MessageOwner:
    """The interaction that decides what a message shows, until a later click takes it over.

    Kept small: it is remembered as long as the message may be clicked.
    """

    __slots__ = ("picture",)

    def __init__(self) -> None:
        self.picture: asyncio.Future[MessageBuilder] | None = None
        """A message whose pictures are still being drawn."""

    def supersede(self) -> None:
        """Another interaction owns the message now: release its pending pictures."""
        if self.picture is not None:
            self.picture.cancel()


class Context:
    """One interaction, and the person who made it.

    ``show`` answers in the message that was deferred when the interaction was acknowledged;
    ``send_private`` always sends a private message of its own.
    """

    def __init__(self, dispatcher: Dispatcher, interaction: Interaction) -> None:
        self.dispatcher = dispatcher
        self.host = dispatcher.host
        self.interaction = interaction
        self.table: Table | None = None
        """The table of the interaction, once it is known; its names are used from then on."""
        self.server = Server(interaction.guild_id or 0)
        """The settings of this server, set by :meth:`load_server`."""
        self.message_id: int | None = None
        """The message with the answer, once there is one."""
        self.response_outcome: Outcome | None = None
        """The outcome of the last response, if it was rejected or is uncertain."""
        self._server_loaded = False
        self._mode: ResponseMode | None = None
        self._shown = False
        self._answer_in_followup = False
        self._sent: discord.WebhookMessage | None = None
        self._owner = MessageOwner()
        self._began = time.monotonic()

    async def load_server(self) -> None:
        """Load the server's settings, once for an interaction.

        An answer in a match needs none: its table's language decides, and its seat who may give it.
        """
        if self.interaction.guild_id is not None and not self._server_loaded:
            self.server = await self.host.server_settings.get(self.interaction.guild_id)
            self._server_loaded = True

    @property
    def person(self) -> Person:
        """The person who made the interaction."""
        user = self.interaction.user
        return Person(user.id, user.display_name, self.interaction.locale.value)

    def has_role(self, role_id: int | None) -> bool:
        """Whether the person has a role of this server, according to this interaction."""
        user = self.interaction.user
        return (
            role_id is not None
            and isinstance(user, discord.Member)
            and any(role.id == role_id for role in user.roles)
        )

    def reader(self, table: Table | None = None) -> Reader:
        """The reader for this person: their own language, else the table's, else the server's."""
        table = table or self.table
        served = self.interaction.guild_locale
        language = self.dispatcher.words.choose(
            self.interaction.locale.value,
            table.language if table else None,
            self.server.language,
            served.value if served else None,
            self.dispatcher.language,
        )
        return Reader(self.dispatcher.words, language, table)

    @property
    def channel_id(self) -> int:
        """The id of the channel or thread of the interaction."""
        return self.interaction.channel_id or 0

    @property
    def channel(self) -> discord.PartialMessageable:
        """The channel of the interaction, to post for everybody."""
        return self.interaction.client.get_partial_messageable(
            self.channel_id, guild_id=self.interaction.guild_id
        )

    async def acknowledge(self, mode: ResponseMode) -> None:
        """Acknowledge within Discord's three seconds.

        A form is its own acknowledgement, so its handler does little before opening it.
        """
        if mode == "form":
            return
        clicked = self.interaction.message
        if mode == "panel" and (clicked is None or not clicked.flags.ephemeral):
            # A panel's content must never be put into a public message.
            mode = "private"
        try:
            if mode == "private":
                await self.interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await self.interaction.response.defer()
                if clicked is not None:
                    self._own_message(clicked.id)
        except CONNECTION_ERRORS:
            # Discord has probably received it: the answer goes to the deferred message.
            self._mode = mode
            raise
        self._mode = mode

    async def ask(self, form: Modal) -> None:
        """Open a form; its content is passed to the form's action."""
        with self._answering():
            await self.interaction.response.send_modal(form)
        self._shown = True

    async def edit_response(self, builder: MessageBuilder) -> None:
        """Edit the response, as long as the interaction's token is valid.

        Editing twice does no harm, so broken connections are retried. Raises
        :class:`UncertainOutcome` if every attempt breaks.
        """
        await retry(lambda: self._edit(builder))

    async def delete_response(self) -> None:
        """Delete the response; raises discord.py's errors where Discord does not let us."""
        if self._sent is not None:
            await self._sent.delete()
        else:
            await self.interaction.delete_original_response()

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Record the outcome of a response that was rejected or is uncertain; the work goes on."""
        try:
            yield
        except (discord.HTTPException, UncertainOutcome, *CONNECTION_ERRORS) as error:
            self.response_outcome = response_outcome(error)
            if self.response_outcome is None:
                raise
        else:
            self.response_outcome = None

    async def _edit(self, builder: MessageBuilder) -> None:
        """Edit the message; attachments it has already are not sent again."""
        edit = self._sent.edit if self._sent else self.interaction.edit_original_response
        attached = self.dispatcher.attached.pop(self.message_id or 0, {})
        try:
            files = builder.attachments(attached)
            message = await edit(
                view=builder.view(), attachments=files, allowed_mentions=NO_MENTIONS
            )
        except discord.HTTPException as error:
            if error.status != 400 or not attached:
                raise
            # Another process has changed the message since.
            files = builder.attachments({})
            message = await edit(
                view=builder.view(), attachments=files, allowed_mentions=NO_MENTIONS
            )
        self.dispatcher.attached[message.id] = builder.attached_to(message)
        if self.message_id is None:
            self._own_message(message.id)

    def _own_message(self, message_id: int) -> None:
        """Make this interaction the owner of the message."""
        self.message_id = message_id
        former = self.dispatcher.message_owners.get(message_id)
        self.dispatcher.message_owners[message_id] = self._owner
        if former is not None and former is not self._owner:
            former.supersede()

    @property
    def seconds_left(self) -> float:
        """How many seconds the response can still be edited."""
        return (self.interaction.expires_at - discord.utils.utcnow()).total_seconds()

    @property
    def superseded(self) -> bool:
        """Whether a later click has taken over the message that shows the answer."""
        message_owners, message_id = self.dispatcher.message_owners, self.message_id
        return message_id is not None and message_owners.get(message_id) is not self._owner

    async def show_with_pictures(
        self, build: Callable[[Pictures], MessageBuilder], shown: Callable[[], None] = lambda: None
    ) -> None:
        """Answer with a message that has pictures; if these take long, show the text first.

        The finished message replaces it, unless a later click owns the message. ``shown`` is
        called as soon as there is something to read.
        """
        loop_fairness = self.host.engine.loop_fairness
        # Interactions whose answers were committed together arrive here together.
        await loop_fairness.turn()
        builder = build(self.dispatcher.pictures)
        whole = asyncio.ensure_future(builder.with_pictures())
        try:
            left = PICTURE_WAIT_SECONDS - (time.monotonic() - self._began)
            pictures = self.dispatcher.pictures
            if not pictures.backlogged and pictures.expected_wait_seconds < left:
                await asyncio.wait([whole], timeout=left)
            else:
                # Finished pictures take one round of the loop, and a short wait does not help for
                # slow ones.
                await asyncio.sleep(0)
            if whole.done():
                await self.show(whole.result())
                shown()
                return
            await loop_fairness.turn()
            builder.placeholder = self.reader().say("bot.panel.drawing")
            await self.show(builder)
            shown()
            if self.superseded:
                return
            self._owner.picture = whole
            await asyncio.wait([whole])
            if not whole.cancelled() and not self.superseded:
                await self.show(whole.result())
        finally:
            whole.cancel()
            self._owner.picture = None

    async def show(self, builder: MessageBuilder) -> None:
        """Answer in the deferred message, or in a new private one if that is gone."""
        with self._answering():
            if self._answer_in_followup and self._sent is None:
                await self._show_in_followup(builder)
            else:
                try:
                    await self.edit_response(builder)
                except (discord.NotFound, UncertainOutcome):
                    await self._show_in_followup(builder)
        self._shown = True

    async def send_private(self, builder: MessageBuilder) -> None:
        """Send a private message, beside the response."""
        if self._mode is None and not self.interaction.response.is_done():
            with self._answering():
                await self.interaction.response.send_message(
                    view=builder.view(),
                    files=builder.files(),
                    ephemeral=True,
                    allowed_mentions=NO_MENTIONS,
                )
        elif self._mode == "private" and not self._shown:
            await self.show(builder)
        else:
            with self._answering():
                await self._send(builder)
        self._shown = True

    async def tell(self, said: Phrase, table: Table | None = None) -> None:
        """Answer with one private sentence."""
        await self.send_private(MessageBuilder().text(self.reader(table).text(said)))

    async def show_placeholder(self, placeholder: MessageBuilder) -> None:
        """Show a placeholder in the response; the answer follows in a private message below."""
        await self.show(placeholder)
        self._answer_in_followup = True

    async def _show_in_followup(self, builder: MessageBuilder) -> None:
        self._sent = await self._send(builder)
        self._own_message(self._sent.id)
        if self._answer_in_followup:
            try:
                await self.interaction.delete_original_response()
            except (discord.HTTPException, *CONNECTION_ERRORS) as error:
                log.debug("what was shown meanwhile could not be taken back: %s", error)

    async def _send(self, builder: MessageBuilder) -> discord.WebhookMessage:
        return await self.interaction.followup.send(
            view=builder.view(),
            files=builder.files(),
            ephemeral=True,
            allowed_mentions=NO_MENTIONS,
            wait=True,
        )
