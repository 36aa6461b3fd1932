"""A fake Discord on real sockets: login and gateway."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import yarl
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

BOT = {"id": "900", "username": "bot", "discriminator": "0", "avatar": None, "bot": True}


class Gateway:
    """A Discord with one server on each of some shards."""

    def __init__(self, shard_count: int) -> None:
        self.shard_count = shard_count
        self.remaining = 1000
        """How many sessions may still begin today."""
        self.identified: list[int] = []
        """Which shards have identified, one after the other."""
        self.synced = asyncio.Event()
        """Set when the commands were synced."""
        self.refuse_commands = 0
        """How many syncs are refused before one succeeds."""
        self.api = self.url = ""
        """Where Discord's library finds it."""
        self._sessions: dict[int, list[web.WebSocketResponse]] = defaultdict(list)

    def server_of(self, shard_id: int) -> int:
        """The id of the server on a shard."""
        return shard_id << 22

    @asynccontextmanager
    async def open(self, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gateway]:
        """Let discord.py connect here instead of to Discord."""
        app = web.Application()
        app.add_routes(
            [
                web.get("/api/gateway/bot", self._gateway),
                web.get("/api/users/@me", self._application),
                web.get("/api/oauth2/applications/@me", self._application),
                web.put("/api/applications/900/commands", self._commands),
                web.get("/gateway/", self._connected),
            ]
        )
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0][:2]
        self.api, self.url = f"http://{host}:{port}/api", f"ws://{host}:{port}/gateway/"
        monkeypatch.setattr(Route, "BASE", self.api)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(self.url))
        try:
            yield self
        finally:
            await runner.cleanup()

    async def remove(self, shard_id: int) -> None:
        """Let the server on a shard remove the bot."""
        gone = {"id": str(self.server_of(shard_id))}
        for socket in self._sessions[shard_id]:
            if not socket.closed:
                await socket.send_json({"op": 0, "t": "GUILD_DELETE", "s": 3, "d": gone})

    async def _gateway(self, _: web.Request) -> web.Response:
        limits = {"total": 1000, "remaining": self.remaining, "reset_after": 50}
        limits["max_concurrency"] = 1
        said = {"url": self.url, "shards": self.shard_count, "session_start_limit": limits}
        return _said(said)

    async def _application(self, _: web.Request) -> web.Response:
        said = {"name": "bot", "description": "", "icon": None, "bot_public": True, "flags": 0,
                "bot_require_code_grant": False, "verify_key": "", "owner": BOT}  # fmt: skip
        return _said(BOT | said)

    async def _commands(self, _: web.Request) -> web.Response:
        if self.refuse_commands:
            self.refuse_commands -= 1
            raise web.HTTPForbidden(text='{"code": 0}', content_type="application/json")
        self.synced.set()
        return _said([])

    async def _connected(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(
            {"op": 10, "d": {"heartbeat_interval": 40_000}, "s": None, "t": None}
        )
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            if said["op"] == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            elif said["op"] == 2:
                await self._welcome(socket, said["d"]["shard"][0])
        return socket

    async def _welcome(self, socket: web.WebSocketResponse, shard_id: int) -> None:
        self.identified.append(shard_id)
        self._sessions[shard_id].append(socket)
        server = str(self.server_of(shard_id))
        ready = {"v": 10, "user": BOT, "guilds": [{"id": server, "unavailable": True}],
                 "session_id": f"session {shard_id}", "resume_gateway_url": self.url,
                 "application": {"id": "900", "flags": 0},
                 "shard": [shard_id, self.shard_count]}  # fmt: skip
        await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
        known = {"id": server, "name": f"server {shard_id}", "owner_id": "1", "roles": [],
                 "emojis": [], "stickers": [], "features": [], "channels": [], "members": [],
                 "threads": [], "voice_states": [], "presences": [], "stage_instances": [],
                 "guild_scheduled_events": [], "member_count": 2, "large": False,
                 "unavailable": False, "joined_at": "2024-01-01T00:00:00+00:00"}  # fmt: skip
        await socket.send_json({"op": 0, "t": "GUILD_CREATE", "s": 2, "d": known})


def _said(said: object) -> web.Response:
    """A JSON reply; discord.py does not parse JSON whose content type names a charset."""
    return web.Response(body=json.dumps(said).encode(), content_type="application/json")
