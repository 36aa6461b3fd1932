"""The simulated server: three channels, four people and a moderator."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

import discord
from simcord import ChannelHandle, Env, MemberActor

BOT_NAME = "Pantheon"
SERVER_ID = 1_000_000_000_000_000_000
CHANNEL_NAME = "table"
# A channel holds one table at a time: in others, further games can be tried beside it.
OTHER_CHANNELS = ("garden", "library")

# User name and display name. Two alphabets, so that one sees both drawn.
PEOPLE = (("ada", "Ada"), ("boris", "Boris"), ("chloe", "Chloé"), ("daryna", "Дарина"))
MODERATOR = ("mona", "Mona")


class PatientEnv(Env):
    """A simulated Discord that opens even while the bot is still busy.

    SimCord gives a bot five seconds to come to rest after its log-in. Computer players who
    take up an interrupted match may need longer; they go on while the page is already open.
    """

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
            if self._operation_label != "start":
                raise


@dataclass(frozen=True, slots=True)
class World:
    """Who and where: what the page shows and may act as."""

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


def build_world(env: Env, *, server: str, topic: str, moderators: str) -> World:
    """Furnish ``env`` before it starts, always in the same order.

    SimCord counts ids from its clock, which stands at the same instant in every new
    environment: the same order gives the same ids, and stored tables find their people again.
    Only then is the clock set to the present, so that posts carry the time of day.
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
    # Later than those before: whoever played in the first channel finds it where it was.
    others = tuple(guild.create_text_channel(other, topic=topic) for other in OTHER_CHANNELS)
    env.backend.clock.advance((datetime.now(UTC) - env.now()).total_seconds())
    return World((channel, *others), people, moderator)
