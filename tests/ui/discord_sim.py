"""A simulated Discord with the real bot, and functions that read what people see there."""

from __future__ import annotations

import asyncio
import hashlib
import io
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import discord
from simcord import interactions as wire
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

import games.library
import render
from bot.host.host import Host
from bot.model.table import Table
from bot.settings import Settings
from bot.storage.posts import alarms
from bot.ui.app.client import PantheonBot
from bot.words import LOCALES, Words
from tests import toy
from tests.databases import put_migrated

INSTALLED = (games.library, render)
BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12

Shown = discord.Message | ResponseMessage


def parts(message: Shown) -> Iterator[dict[str, Any]]:
    """Every component of a message, nested ones included, as it goes over the wire."""
    roots = [c if isinstance(c, dict) else c.to_dict() for c in message.components]
    yield from walk_components(roots)


def text(message: Shown) -> str:
    """The text of a message, without its buttons and menus."""
    return "\n".join(str(part["content"]) for part in parts(message) if part["type"] == TEXT)


def everything(message: Shown) -> str:
    """Everything readable in a message: text, labels, menu options, alt texts."""
    found = [text(message)]
    for part in parts(message):
        if part["type"] == BUTTON:
            found.append(str(part.get("label")))
        elif part["type"] == MENU:
            for option in part["options"]:
                found += [str(option["label"]), str(option.get("description") or "")]
        elif part["type"] == GALLERY:
            found += [str(item.get("description") or "") for item in part["items"]]
    return "\n".join(found)


def buttons(message: Shown, action: str = "") -> list[dict[str, Any]]:
    """The buttons of a message, or those with one action."""
    return [
        part
        for part in parts(message)
        if part["type"] == BUTTON and str(part.get("custom_id", "")).startswith(f"pan:{action}")
    ]


def menus(message: Shown) -> list[dict[str, Any]]:
    """The menus of a message."""
    return [part for part in parts(message) if part["type"] == MENU]


def labels(message: Shown) -> list[str]:
    """The labels of the enabled buttons."""
    return [str(part["label"]) for part in buttons(message) if not part.get("disabled")]


@dataclass
class DiscordSim:
    """One server with a channel, some people and the bot."""

    env: Env
    bot: PantheonBot
    settings: Settings
    guild: GuildHandle
    channel: ChannelHandle
    people: dict[str, MemberActor] = field(default_factory=dict)
    virtual: bool = False

    def person(self, name: str, **member: Any) -> MemberActor:
        """A person on the server, created when first named."""
        if name not in self.people:
            user = self.env.create_user(name.lower(), global_name=name)
            self.people[name] = self.guild.add_member(user, **member)
        return self.people[name]

    def moderator(self, name: str) -> MemberActor:
        """A person who may manage channels."""
        role = self.guild.create_role(
            "Moderators", permissions=discord.Permissions(manage_channels=True)
        )
        return self.person(name, roles=[role])

    @property
    def place(self) -> discord.TextChannel:
        """The channel in the bot's cache."""
        return self.place_of(self.channel)

    def place_of(self, channel: ChannelHandle) -> discord.TextChannel:
        """Any text channel in the bot's cache."""
        place = self.bot.get_channel(channel.id)
        assert isinstance(place, discord.TextChannel)
        return place

    @property
    def me(self) -> discord.Member:
        """The bot as a member of the server."""
        return self.place.guild.me

    def seen(
        self, person: MemberActor, channel: ChannelHandle | None = None
    ) -> list[discord.Message]:
        """The messages that a person sees in the channel, the oldest first."""
        return list((channel or self.channel).history(viewer=person))

    def posts(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """The public messages."""
        return [m for m in (channel or self.channel).history() if not m.flags.ephemeral]

    def post(self, channel: ChannelHandle | None = None) -> discord.Message:
        """The newest public message."""
        return self.posts(channel)[-1]

    async def table(self, channel: ChannelHandle | None = None) -> Table:
        """The channel's table as the host knows it."""
        found = await self.bot.host.tables.in_channel((channel or self.channel).id)
        assert found is not None
        return found

    async def begun(self, *names: str, game: str = "toy", computers: int = 0) -> Table:
        """A match that these people have just started; the first is the creator."""
        creator = self.person(names[0])
        await creator.slash(self.channel, "table create", game=game)
        lobby = self.post()
        for name in names[1:]:
            await self.person(name).click(lobby, label="Join")
        for _ in range(computers):
            await creator.slash(self.channel, "table add-computer")
        await creator.slash(self.channel, "table start")
        return await self.table()

    async def set_option(self, field: str, value: int | str | bool) -> None:
        """Choose an option of the channel's lobby, whose message then shows it."""
        table = await self.table()
        await self.bot.host.lobby.set_option(table.id, table.creator_id, field, value)
        # The simulated Discord waits only for what it has caused itself.
        await self.bot.host.wait_until_idle()

    async def panel(self, person: MemberActor) -> ResponseMessage:
        """Press "My move" on the newest post that has the button."""
        post = [m for m in self.posts() if buttons(m, "move:")][-1]
        result = await person.click(post, custom_id=buttons(post, "move:")[0]["custom_id"])
        assert result.response is not None
        assert result.response.ephemeral
        return result.response

    def named(self, person_id: int) -> MemberActor:
        """The person with that id."""
        return next(person for person in self.people.values() if person.id == person_id)

    def fire(
        self,
        person: MemberActor,
        message: Shown,
        custom_id: str,
        values: Sequence[str] | None = None,
        kind: int = MENU,
    ) -> InteractionResult:
        """Send a click as the gateway would, whatever the message shows by now.

        ``kind`` is that of the menu, where there are values.
        """
        channel_id = (
            message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        )
        stored = self.env.backend.get_message(channel_id, message.id)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
        if values is not None:
            data = {"custom_id": custom_id, "component_type": kind, "values": list(values)}
        record, payload = wire.base_payload(
            self.env.backend,
            type=3,
            channel_id=stored.channel_id,
            guild_id=self.guild.id,
            user_id=person.id,
            data=data,
        )
        payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        record.source_message_id = stored.id
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return InteractionResult(self.env, record)

    def speak(self, language: str) -> None:
        """Set everybody's Discord to a language."""
        backend: Any = self.env.backend
        emit = backend.emit

        def translated(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
            if event == "INTERACTION_CREATE":
                payload = {**payload, "locale": language}
            return emit(event, payload, *rest, **more)

        backend.emit = translated

    def keep_virtual_time(self) -> None:
        """Let the host use the simulated Discord's clock, which stands still until
        :meth:`pass_time`.

        Call it before the first table is opened.
        """
        self.virtual = True
        self.bot.host.engine.clock = lambda: self.env.now().timestamp()
        # Virtual time is never set, so that nobody needs to look at the clock in between.
        self.bot.host.alarms.max_sleep_seconds = 6 * 3600

    async def pass_time(self, *, days: float = 0, hours: float = 0, minutes: float = 0) -> None:
        """Let virtual time pass, and wait for everything that falls due."""
        await self.env.advance_time(days * 86400 + hours * 3600 + minutes * 60)
        # On a busy machine the database may still be at it when the simulated time has passed.
        for _ in range(200):
            if not await self._overdue():
                break
            await asyncio.sleep(0.02)
            await self.env.settle()

    async def _overdue(self) -> bool:
        host = self.bot.host
        async with host.engine.database.read() as connection:
            due = await alarms.next_due(connection, None)
        return due is not None and due <= host.engine.clock()

    async def restart(self, later: float = 0) -> None:
        """Restart the bot on the same database, so many seconds later."""
        await self.bot.host.shut_down()
        self.bot = bot_of(self.settings)
        if self.virtual:
            self.keep_virtual_time()
            await self.env.advance_time(later)
        else:
            self.bot.host.engine.clock = lambda: time.time() + later
        await self.env.restart_bot(self.bot)


@cache
def words() -> Words:
    """The installed words with those of the toy game; a missing one is an error."""
    return Words.load(LOCALES, toy.LOCALES, strict=True)


def bot_of(settings: Settings, spoken: Words | None = None) -> PantheonBot:
    """The real bot on a database, with the same random numbers in every run."""
    host = Host.from_settings(settings)
    drawn = count()
    host.engine.entropy = lambda size: hashlib.shake_256(b"salon %d" % next(drawn)).digest(size)
    return PantheonBot(settings, host, spoken or words())


def settings_in(folder: Path) -> Settings:
    """Settings with a database of their own."""
    file = folder / "pantheon.db"
    if not file.exists():
        put_migrated(file)
    # Tests of the drawing and thinking processes set these themselves; all others draw and think
    # in this process.
    return Settings(
        _env_file=None,
        database_url=f"sqlite:///{file}",
        discord_token=None,
        drawing_processes=0,
        thinking_processes=0,
    )


class PatientEnv(Env):
    """A simulated Discord without a separate time limit for the start of a bot."""

    async def _settle_internal(self, *, timeout: float | None = None, **how: Any) -> None:  # noqa: ASYNC109
        longer = None if timeout is None else max(timeout, self.settle_timeout)
        await super()._settle_internal(timeout=longer, **how)


async def open_sim(bot: PantheonBot, settings: Settings) -> DiscordSim:
    """Start the bot in an empty server."""
    # A busy machine may need longer than five seconds; what waits for longer than this is not
    # waited for, and posts that are tried again wait for thirty.
    env = PatientEnv(bot, settle_timeout=20.0)
    await env.start()
    guild = env.create_guild("Olympus")
    return DiscordSim(env, bot, settings, guild, guild.create_text_channel("table"))


async def picture(message: Shown) -> bytes:
    """The first picture of a message."""
    uploaded = await message.attachments[0].read()
    return io.BytesIO(uploaded).getvalue()
