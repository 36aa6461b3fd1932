"""``/looking``: people say what they want to play, and tables are proposed to those who fit.

Every change of a proposal is one transaction, and one task for each proposal does what follows: it
tells people, and opens the table once enough have accepted. What a crash leaves is taken up again.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final, Protocol

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal, RetryLater, Undeliverable
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.engine.table_tasks import TableTasks
from bot.host.lobby.matching import find_group
from bot.host.server.server_settings import require_may_create
from bot.host.table.tables import Tables
from bot.model.looking import SEARCH_DAYS, Proposal, Search
from bot.model.people import Person, Preferences
from bot.model.places import NewPlace
from bot.model.server import Shards
from bot.model.table import Pace
from bot.storage.people import preferences
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.server import bars, looking, server_settings
from bot.storage.table import tables
from games.core import game as registry
from games.core.phrase import phrase

log = logging.getLogger(__name__)

KIND: Final = "looking"
DEADLINE: Final = "proposal"
DAY: Final = 86400.0
AGAIN_SECONDS: Final = 3600.0
"""How often those who look are compared again: with time, wider differences of skill fit."""
ANSWER_SECONDS: Final[dict[Pace, float]] = {"live": 2 * 3600.0}
"""How long people may take to answer a proposal; a day at any other pace."""
KEPT_SECONDS: Final = 7 * DAY


class LookingMessenger(Protocol):
    """What the bot does on Discord for those who look.

    Raises :class:`bot.errors.RetryLater` and :class:`bot.errors.Undeliverable`.
    """

    async def inform(self, proposal: Proposal, person: Preferences, names: list[str]) -> None:
        """Tell a person of a proposal, or of its table; ``names`` are the others."""
        ...

    async def open_place(
        self, proposal: Proposal, creator: Person, forum: int | None, kind: str | None
    ) -> tuple[NewPlace, str]:
        """Open the place of an accepted table, as the server has chosen; and its language."""
        ...

    async def close_place(self, place: NewPlace) -> None:
        """Take a place back, because no table was opened."""
        ...


class Looking:
    """Stores searches, proposes tables, and opens the accepted ones."""

    def __init__(self, engine: Engine, ringing: Alarms, tables: Tables) -> None:
        self._engine = engine
        self._tables = tables
        self._tasks: TableTasks | None = None
        self._messenger: LookingMessenger | None = None
        ringing.on(KIND, self._match)
        ringing.on(DEADLINE, self._deadline)

    async def start(self, messenger: LookingMessenger) -> TableTasks:
        """Take up what was not finished, and from now on whatever is proposed."""
        self._messenger = messenger
        self._tasks = TableTasks("looking", self._step, self._engine.metrics)
        self._engine.database.proposal_changed = self._tasks.wake
        await self.take_up_orphaned_work(self._engine.shards)
        return self._tasks

    async def take_up_orphaned_work(self, shards: Shards | None) -> None:
        """Take up proposals that have no task."""
        async with self._engine.database.read() as connection:
            unfinished = await looking.unfinished(connection, shards)
        for proposal_id in unfinished:
            if self._tasks is not None:
                self._tasks.wake_if_idle(proposal_id)

    async def of_person(
        self, guild_id: int, person_id: int
    ) -> tuple[Search | None, tuple[Proposal, ...]]:
        """What a person looks for on a server, and what is proposed to them."""
        async with self._engine.database.read() as connection:
            search = await looking.get(connection, guild_id, person_id)
            proposals = await looking.open_on(connection, guild_id)
        if search is not None and search.until <= self._engine.clock():
            search = None
        return search, tuple(p for p in proposals if p.state == "open" and person_id in p.coming)

    async def look(
        self,
        guild_id: int,
        channel_id: int,
        person: Person,
        changes: Mapping[str, JsonValue],
        *,
        moderator: bool,
        roles: Collection[int],
    ) -> Search:
        """Begin or change a person's search, and renew it; refuses who may not open a table."""
        engine = self._engine
        now = engine.clock()
        async with engine.database.write() as connection:
            await require_may_create(
                connection, guild_id, person.id, now=now, moderator=moderator, roles=roles
            )
            await tables.upsert_person(connection, person, now)
            known = await looking.get(connection, guild_id, person.id)
            if known is None or known.until <= now:
                known = Search(
                    guild_id, person.id, channel_id, (), "any", None, False, now, now, None
                )
            # A full hour, so that two clicks in a row show the same.
            until = (now + SEARCH_DAYS * DAY) // AGAIN_SECONDS * AGAIN_SECONDS
            search = _changed(replace(known, until=until), changes)
            await looking.put(connection, search)
            await alarms.set_alarm(connection, Alarm(f"{KIND}/{guild_id}", KIND, now, guild_id))
        return search

    async def stop(self, guild_id: int, person_id: int) -> None:
        """End a person's search, and decline what is proposed to them."""
        async with self._engine.database.write() as connection:
            await looking.withdraw(connection, guild_id, [person_id])
            for proposal in await looking.open_on(connection, guild_id):
                if proposal.state == "open" and person_id in proposal.coming:
                    await self._answered(connection, proposal.id, person_id, accept=False)

    async def answer(self, proposal_id: int, person_id: int, *, accept: bool) -> Proposal:
        """Accept or decline a proposal; refuses where it is over, or somebody else's."""
        async with self._engine.database.write() as connection:
            return await self._answered(connection, proposal_id, person_id, accept=accept)

    async def _answered(
        self, connection: AsyncConnection, proposal_id: int, person_id: int, *, accept: bool
    ) -> Proposal:
        proposal = await looking.proposal(connection, proposal_id, for_update=True)
        if proposal is None or person_id not in proposal.people:
            raise Refusal(phrase("looking.refused.not_yours"))
        if proposal.state != "open" or person_id in proposal.declined:
            raise Refusal(phrase("looking.refused.over"))
        accepted = [p for p in proposal.accepted if p != person_id] + [person_id] * accept
        declined = [*proposal.declined, *([] if accept else [person_id])]
        proposal = replace(proposal, accepted=tuple(accepted), declined=tuple(declined))
        if {*proposal.coming} == {*accepted}:
            proposal = await self._closed(connection, proposal)
        await looking.change(
            connection,
            proposal.id,
            {
                "accepted": list(proposal.accepted),
                "declined": list(proposal.declined),
                "state": proposal.state,
            },
        )
        return proposal

    async def _closed(self, connection: AsyncConnection, proposal: Proposal) -> Proposal:
        """The proposal once nobody is waited for any more: accepted by enough people, or not."""
        count, possible = len(proposal.accepted), registry.find(proposal.game).people
        fits = count > 1 and count in possible
        for person_id in proposal.accepted:
            search = await looking.get(connection, proposal.guild_id, person_id)
            fits = fits and (search is None or search.size in (None, count))
        return replace(proposal, state="accepted" if fits else "lapsed")

    async def _deadline(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        """Close a proposal whose time is up; searches of people without an answer end."""
        proposal_id = alarm.detail.get("proposal")
        if not isinstance(proposal_id, int):
            return
        proposal = await looking.proposal(connection, proposal_id, for_update=True)
        if proposal is None or proposal.state != "open":
            return
        silent = [p for p in proposal.coming if p not in proposal.accepted]
        await looking.withdraw(connection, proposal.guild_id, silent)
        state = (await self._closed(connection, proposal)).state
        await looking.change(connection, proposal.id, {"state": state})

    async def _match(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        """Propose tables to those who fit, and look again in an hour as long as anybody looks."""
        guild_id = alarm.guild_id
        assert guild_id is not None
        await looking.end_old(connection, guild_id, now)
        await looking.drop_old(connection, guild_id, now - KEPT_SECONDS)
        server = await server_settings.server(connection, guild_id)
        if not server.locked and server.present:
            await self._propose(connection, guild_id, now)
        if await looking.any_left(connection, guild_id):
            again = Alarm(f"{KIND}/{guild_id}", KIND, now + AGAIN_SECONDS, guild_id)
            await alarms.set_alarm(connection, again)

    async def _propose(self, connection: AsyncConnection, guild_id: int, now: float) -> None:
        sizes = {name: registry.find(name).people for name in registry.game_ids()}
        waiting = [
            search
            for search in await looking.ready(connection, guild_id, now - DAY)
            if await bars.in_force(connection, guild_id, search.person_id, now) is None
        ]
        skill = await looking.skill(connection, guild_id, [s.person_id for s in waiting])
        while (group := find_group(waiting, sizes, skill, now)) is not None:
            until = now + ANSWER_SECONDS.get(group.pace, DAY)
            proposal_id = await looking.propose(connection, guild_id, group, now, until)
            detail = {"proposal": proposal_id}
            alarm = Alarm(f"{DEADLINE}/{proposal_id}", DEADLINE, until, guild_id, detail=detail)
            await alarms.set_alarm(connection, alarm)
            waiting = [search for search in waiting if search not in group.searches]

    async def _step(self, proposal_id: int) -> float | None:
        """Do what a proposal needs next; None where it waits for people, or is done."""
        engine = self._engine
        async with engine.database.read() as connection:
            proposal = await looking.proposal(connection, proposal_id)
            if proposal is None or not engine.serves(proposal.guild_id):
                return None
            people = await preferences.of_people(connection, proposal.people)
        try:
            if proposal.state == "accepted":
                return await self._open(proposal, people)
            return await self._inform(proposal, people)
        except RetryLater as later:
            return max(later.seconds, 1.0)

    async def _inform(self, proposal: Proposal, people: Mapping[int, Preferences]) -> float | None:
        """Tell the next person; 0 where there may be another one."""
        assert self._messenger is not None
        if proposal.state not in ("open", "telling"):
            return None
        wanted = proposal.people if proposal.state == "open" else proposal.accepted
        left = [p for p in wanted if p > 0 and p not in proposal.informed]
        if not left:
            if proposal.state == "telling":
                await self._change(proposal, {"state": "opened"})
            return None
        person_id = left[0]
        names = [people[p].name for p in proposal.coming if p != person_id]
        try:
            await self._messenger.inform(proposal, people[person_id], names)
        except Undeliverable as reason:
            # They find the proposal in /looking.
            log.info("a proposal reaches somebody only by /looking: %s", reason)
        async with self._engine.database.write() as connection:
            now = await looking.proposal(connection, proposal.id, for_update=True)
            if now is not None and now.state == proposal.state:
                informed = [*now.informed, person_id]
                await looking.change(connection, proposal.id, {"informed": informed})
        return 0

    async def _open(self, proposal: Proposal, people: Mapping[int, Preferences]) -> float | None:
        """Open the table of an accepted proposal; its people sit there and look no longer."""
        assert self._messenger is not None
        engine = self._engine
        coming = [Person(p, people[p].name, people[p].language) for p in proposal.accepted if p > 0]
        if len(coming) < 2:
            await self._change(proposal, {"state": "lapsed"})
            return None
        async with engine.database.read() as connection:
            server = await server_settings.server(connection, proposal.guild_id)

        async def within(connection: AsyncConnection, table_id: int) -> None:
            found = await looking.proposal(connection, proposal.id, for_update=True)
            if found is None or found.state != "accepted":
                raise Refusal(phrase("looking.refused.over"))
            values = {"state": "telling", "informed": [], "table_id": table_id}
            await looking.change(connection, proposal.id, values)
            await looking.withdraw(connection, proposal.guild_id, proposal.accepted)

        place: NewPlace | None = None
        try:
            place, language = await self._messenger.open_place(
                proposal, coming[0], server.forum, server.place
            )
            await self._tables.create(
                proposal.guild_id,
                place.channel_id,
                coming[0],
                proposal.game,
                language,
                moderator=not server.locked,
                pace=proposal.pace,
                place=place.place,
                lobby_message_id=place.lobby_message_id,
                joined=coming[1:],
                within=within,
            )
        except (Refusal, Undeliverable) as error:
            log.warning("a table that was accepted could not be opened: %s", error)
            if place is not None:
                await self._messenger.close_place(place)
            await self._change(proposal, {"state": "lapsed"})
            return None
        return 0

    async def _change(self, proposal: Proposal, values: Mapping[str, object]) -> None:
        async with self._engine.database.write() as connection:
            await looking.change(connection, proposal.id, values)


def _changed(search: Search, changes: Mapping[str, JsonValue]) -> Search:
    """The search with what the person has chosen; refuses what cannot be chosen."""
    known = registry.game_ids()
    for name, value in changes.items():
        match name, value:
            case "games", list():
                games = tuple(game for game in known if game in value)
                search = replace(search, games=games)
            case "pace", "any" | "live" | "daily" | "relaxed":
                search = replace(search, pace=value)
            case "size", None:
                search = replace(search, size=None)
            case "size", int() if 2 <= value <= 5:
                search = replace(search, size=value)
            case "often", bool():
                search = replace(search, often=value)
            case _:
                raise Refusal(phrase("host.refused.bad_setting"))
    return search
