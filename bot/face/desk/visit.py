"""One interaction being attended to: who came, what they read, and how they are answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
from discord.ui import Modal

from bot.face.desk.delivery_errors import IN_DOUBT
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.model.people import Person
from bot.model.server import Server
from bot.model.table import Table
from games.core.phrase import Phrase

if TYPE_CHECKING:
    from bot.face.desk.desk import Desk
    from bot.face.desk.verbs import How

NOBODY = discord.AllowedMentions.none()

_TRY_AGAIN = (0.25, 1.0)
"""The seconds before an answer that may have been lost on its way is given once more."""


class DeskClient(discord.AutoShardedClient):
    """A Discord client with a desk, at which its commands and clicks are attended to."""

    desk: Desk


Interaction = discord.Interaction[DeskClient]


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
        self._how: How | None = None
        self._shown = False

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
        except IN_DOUBT:
            # Discord has probably heard of it: what follows is said in the promised place.
            self._how = how
            raise
        self._how = how

    async def ask(self, form: Modal) -> None:
        """Let them fill in a form; what they send comes back to the form's verb."""
        await self.interaction.response.send_modal(form)
        self._shown = True

    async def renew(self, sheet: Sheet) -> None:
        """Change what is shown in the promised place, as long as Discord allows it.

        Changing it twice does no harm, so a broken connection is no reason to leave somebody
        looking at "thinking".
        """
        for pause in _TRY_AGAIN:
            try:
                await self._edit(sheet)
            except IN_DOUBT:
                await asyncio.sleep(pause)
            else:
                return
        await self._edit(sheet)

    async def _edit(self, sheet: Sheet) -> None:
        await self.interaction.edit_original_response(
            view=sheet.view(), attachments=sheet.files(), allowed_mentions=NOBODY
        )

    async def show(self, sheet: Sheet) -> None:
        """Answer in the promised place; a private message where that is gone by now."""
        try:
            await self.renew(sheet)
        except (discord.NotFound, *IN_DOUBT):
            await self._send(sheet)
        self._shown = True

    async def whisper(self, sheet: Sheet) -> None:
        """Say something to this person alone, beside whatever else is shown."""
        if self._how is None and not self.interaction.response.is_done():
            await self.interaction.response.send_message(
                view=sheet.view(), files=sheet.files(), ephemeral=True, allowed_mentions=NOBODY
            )
        elif self._how == "private" and not self._shown:
            await self.show(sheet)
        else:
            await self._send(sheet)
        self._shown = True

    async def tell(self, said: Phrase, table: Table | None = None) -> None:
        """Whisper one sentence."""
        await self.whisper(Sheet().text(self.reader(table).text(said)))

    async def _send(self, sheet: Sheet) -> None:
        await self.interaction.followup.send(
            view=sheet.view(), files=sheet.files(), ephemeral=True, allowed_mentions=NOBODY
        )
