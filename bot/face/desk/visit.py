"""One interaction being attended to: who came, what they read, and how they are answered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import discord
from discord.ui import Modal

from bot.face.delivery.delivery_errors import IN_DOUBT
from bot.face.delivery.doubt import InDoubt, persistently, unheard
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.metrics import Outcome
from bot.model.people import Person
from bot.model.server import Server
from bot.model.table import Table
from games.core.phrase import Phrase

if TYPE_CHECKING:
    from bot.face.desk.desk import Desk
    from bot.face.desk.verbs import How

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()

PATIENCE = 0.25
"""The seconds after which words are shown without waiting for their pictures."""


class DeskClient(discord.AutoShardedClient):
    """A Discord client with a desk, at which its commands and clicks are attended to."""

    desk: Desk


Interaction = discord.Interaction[DeskClient]


class Hold:
    """The right to decide what a message shows, until a later click takes it over.

    It is all that is remembered of a visit for as long as its message may be clicked.
    """

    __slots__ = ("picture",)

    def __init__(self) -> None:
        self.picture: asyncio.Future[Sheet] | None = None
        """A sheet whose pictures are still being drawn."""

    def give_way(self) -> None:
        """The message is somebody else's now: nobody waits for a picture in it any more."""
        if self.picture is not None:
            self.picture.cancel()


class Visit:
    """A person at the desk.

    ``show`` answers in the place that was promised when the click or command was acknowledged;
    ``whisper`` is always a private message of its own.
    """

    def __init__(self, desk: Desk, interaction: Interaction) -> None:
        self.desk = desk
        self.host = desk.host
        self.interaction = interaction
        self.table: Table | None = None
        """The table that the visit is about, once it is known: its names are used from then on."""
        self.server = Server(interaction.guild_id or 0)
        """What the moderators of this server have chosen, once :meth:`arrive` has asked."""
        self.message_id: int | None = None
        """The message in which the answer stands, once there is one."""
        self.unheard: Outcome | None = None
        """What became of the last answer, where Discord has not taken it or nobody knows."""
        self._how: How | None = None
        self._shown = False
        self._below = False
        self._sent: discord.WebhookMessage | None = None
        self._hold = Hold()
        self._began = time.monotonic()

    async def arrive(self) -> None:
        """Learn how things are done on this server; every visit asks anew."""
        if self.interaction.guild_id is not None:
            self.server = await self.host.server_settings.get(self.interaction.guild_id)

    @property
    def person(self) -> Person:
        """Who came."""
        user = self.interaction.user
        return Person(user.id, user.display_name, self.interaction.locale.value)

    def has_role(self, role_id: int | None) -> bool:
        """Whether they wear a role of this server, as Discord says with this very click."""
        user = self.interaction.user
        return (
            role_id is not None
            and isinstance(user, discord.Member)
            and any(role.id == role_id for role in user.roles)
        )

    def reader(self, table: Table | None = None) -> Reader:
        """Their own language decides, then the table's, then the server's."""
        table = table or self.table
        served = self.interaction.guild_locale
        language = self.desk.words.choose(
            self.interaction.locale.value,
            table.language if table else None,
            self.server.language,
            served.value if served else None,
            self.desk.language,
        )
        return Reader(self.desk.words, language, table)

    @property
    def channel_id(self) -> int:
        """The channel or thread they are in."""
        return self.interaction.channel_id or 0

    @property
    def channel(self) -> discord.PartialMessageable:
        """Where posts for everybody in this channel go."""
        return self.interaction.client.get_partial_messageable(
            self.channel_id, guild_id=self.interaction.guild_id
        )

    async def acknowledge(self, how: How) -> None:
        """Tell Discord within its three seconds that work has begun.

        A form is its own acknowledgement: whoever opens one looks up little before.
        """
        if how == "form":
            return
        clicked = self.interaction.message
        if how == "panel" and (clicked is None or not clicked.flags.ephemeral):
            # Whatever led here, a panel's content must never be put into a public message.
            how = "private"
        try:
            if how == "private":
                await self.interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await self.interaction.response.defer()
                if clicked is not None:
                    self._stand_in(clicked.id)
        except IN_DOUBT:
            # Discord has probably heard of it: what follows is said in the promised place.
            self._how = how
            raise
        self._how = how

    async def ask(self, form: Modal) -> None:
        """Let them fill in a form; what they send comes back to the form's verb."""
        with self._answering():
            await self.interaction.response.send_modal(form)
        self._shown = True

    async def renew(self, sheet: Sheet) -> None:
        """Change what is shown in the promised place, as long as Discord allows it.

        Changing it twice does no harm, so a broken connection is no reason to leave somebody
        looking at "thinking". Raises :class:`InDoubt` where it breaks each time.
        """
        await persistently(lambda: self._edit(sheet))

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Note it where an answer is not heard or may not be: the work goes on all the same."""
        try:
            yield
        except (discord.HTTPException, InDoubt, *IN_DOUBT) as error:
            self.unheard = unheard(error)
            if self.unheard is None:
                raise
        else:
            self.unheard = None

    async def _edit(self, sheet: Sheet) -> None:
        """Change the message; what is attached to it already is not sent again."""
        edit = self._sent.edit if self._sent else self.interaction.edit_original_response
        attached = self.desk.attached.pop(self.message_id or 0, {})
        try:
            files = sheet.attachments(attached)
            message = await edit(view=sheet.view(), attachments=files, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.status != 400 or not attached:
                raise
            # Another process has changed the message since.
            files = sheet.attachments({})
            message = await edit(view=sheet.view(), attachments=files, allowed_mentions=NOBODY)
        self.desk.attached[message.id] = sheet.attached_to(message)
        if self.message_id is None:
            self._stand_in(message.id)

    def _stand_in(self, message_id: int) -> None:
        """From now on this visit decides what the message shows."""
        self.message_id = message_id
        former = self.desk.shown_in.get(message_id)
        self.desk.shown_in[message_id] = self._hold
        if former is not None and former is not self._hold:
            former.give_way()

    @property
    def seconds_left(self) -> float:
        """How long Discord lets the answer be changed."""
        return (self.interaction.expires_at - discord.utils.utcnow()).total_seconds()

    @property
    def superseded(self) -> bool:
        """Whether a later click has taken over the message that shows the answer."""
        shown_in, message_id = self.desk.shown_in, self.message_id
        return message_id is not None and shown_in.get(message_id) is not self._hold

    async def show_drawn(
        self, make: Callable[[Pictures], Sheet], shown: Callable[[], None] = lambda: None
    ) -> None:
        """Answer with a sheet that has pictures; where these take long, the words come first.

        The whole sheet then takes their place, unless a later click has. ``shown`` is called as
        soon as there is something to read.
        """
        pace = self.host.engine.pace
        # Those whose answers were written down together come here together.
        await pace.turn()
        sheet = make(self.desk.pictures)
        whole = asyncio.ensure_future(sheet.drawn())
        try:
            left = PATIENCE - (time.monotonic() - self._began)
            pictures = self.desk.pictures
            if not pictures.crowded and pictures.seconds_behind < left:
                await asyncio.wait([whole], timeout=left)
            else:
                # Pictures that are there already take no more than a round of the loop, and
                # there is no use in waiting a little for those that will take long.
                await asyncio.sleep(0)
            if whole.done():
                await self.show(whole.result())
                shown()
                return
            await pace.turn()
            sheet.meanwhile = self.reader().say("bot.panel.drawing")
            await self.show(sheet)
            shown()
            if self.superseded:
                return
            self._hold.picture = whole
            await asyncio.wait([whole])
            if not whole.cancelled() and not self.superseded:
                await self.show(whole.result())
        finally:
            whole.cancel()
            self._hold.picture = None

    async def show(self, sheet: Sheet) -> None:
        """Answer in the promised place; a private message where that is gone by now."""
        with self._answering():
            if self._below and self._sent is None:
                await self._answer_below(sheet)
            else:
                try:
                    await self.renew(sheet)
                except (discord.NotFound, InDoubt):
                    await self._answer_below(sheet)
        self._shown = True

    async def whisper(self, sheet: Sheet) -> None:
        """Say something to this person alone, beside whatever else is shown."""
        if self._how is None and not self.interaction.response.is_done():
            with self._answering():
                await self.interaction.response.send_message(
                    view=sheet.view(), files=sheet.files(), ephemeral=True, allowed_mentions=NOBODY
                )
        elif self._how == "private" and not self._shown:
            await self.show(sheet)
        else:
            with self._answering():
                await self._send(sheet)
        self._shown = True

    async def tell(self, said: Phrase, table: Table | None = None) -> None:
        """Whisper one sentence."""
        await self.whisper(Sheet().text(self.reader(table).text(said)))

    async def go_below(self, meanwhile: Sheet) -> None:
        """Show something in the promised place until the answer comes, in a private message of its
        own below whatever is posted until then.
        """
        await self.show(meanwhile)
        self._below = True

    async def _answer_below(self, sheet: Sheet) -> None:
        self._sent = await self._send(sheet)
        self._stand_in(self._sent.id)
        if self._below:
            try:
                await self.interaction.delete_original_response()
            except (discord.HTTPException, *IN_DOUBT) as error:
                log.debug("what was shown meanwhile could not be taken back: %s", error)

    async def _send(self, sheet: Sheet) -> discord.WebhookMessage:
        return await self.interaction.followup.send(
            view=sheet.view(),
            files=sheet.files(),
            ephemeral=True,
            allowed_mentions=NOBODY,
            wait=True,
        )
