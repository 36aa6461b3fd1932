"""The simulated server: three channels, four people and a moderator."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

import discord
from simcord import ChannelHandle, Env, MemberActor

BOT_NAME = "Pantheon"
SERVER_ID = 1_000_000_000_000_000_000
CHANNEL_NAME = "table"
# A channel holds one table at a time, so several channels allow several games.
OTHER_CHANNELS = ("garden", "library")

# User name and display name, in two alphabets to test both.
PEOPLE = (("ada", "Ada"), ("boris", "Boris"), ("chloe", "Chloé"), ("daryna", "Дарина"))
MODERATOR = ("mona", "Mona")


class PatientEnv(Env):
    """A simulated Discord that opens while the bot is still busy.

    SimCord waits five seconds for a bot to become idle after its login. Computer players that
    continue an interrupted match may need longer; they go on while the page is open.
    """

    _starting = False

    async def start(self) -> None:
        """Log the bot in."""
        self._starting = True
        try:
            await super().start()
        finally:
            self._starting = False

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        try:
            await super()._settle_internal(
                timeout=timeout, idle=idle, dispatch=dispatch, _deadline=_deadline
            )
        except TimeoutError:
            if not self._starting:
                raise


@dataclass(frozen=True, slots=True)
class SimulatedServer:
    """The people and channels that the page shows and may act as."""

    channels: tuple[ChannelHandle, ...]
    people: tuple[MemberActor, ...]
    moderator: MemberActor

    @property
    def channel(self) -> ChannelHandle:
        """The channel that a page shows at first."""
        return self.channels[0]

    @property
    def viewers(self) -> tuple[MemberActor, ...]:
        return (*self.people, self.moderator)


def build_server(env: Env, *, server: str, topic: str, moderators: str) -> SimulatedServer:
    """Fill ``env`` before it starts, always in the same order.

    SimCord derives ids from its clock, which begins at the same instant in every new environment:
    the same order gives the same ids, so stored tables match their people again. Only then is the
    clock set to the present, so that posts show the current time.
    """
    env.backend.bot_user.name = BOT_NAME
    guild = env.create_guild(server, id=SERVER_ID)
    channel = guild.create_text_channel(CHANNEL_NAME, topic=topic)
    role = guild.create_role(
        moderators, permissions=discord.Permissions(manage_channels=True, manage_messages=True)
    )
    people = tuple(
        guild.add_member(env.create_user(name, global_name=shown)) for name, shown in PEOPLE
    )
    name, shown = MODERATOR
    moderator = guild.add_member(env.create_user(name, global_name=shown), roles=[role])
    # Created after the earlier channels, so that their ids stay the same.
    others = tuple(guild.create_text_channel(other, topic=topic) for other in OTHER_CHANNELS)
    env.backend.clock.advance((datetime.now(UTC) - env.now()).total_seconds())
    return SimulatedServer((channel, *others), people, moderator)
