"""The ``@command`` decorator: makes slash commands of coroutines that take a context.

It adds the words, the autocompletion and the dispatcher.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, Choice

from bot.ui.delivery.retry import response_outcome
from bot.ui.dispatch import autocomplete
from bot.ui.dispatch.autocomplete import Pairs
from bot.ui.dispatch.context import Context, Interaction
from bot.ui.kit.command_names import command_name, command_text, term

log = logging.getLogger(__name__)

P = ParamSpec("P")

CommandHandler = Callable[Concatenate[Context, P], Awaitable[None]]
PersonHandler = Callable[[Context, discord.Member | discord.User], Awaitable[None]]
Command = app_commands.Command[Any, ..., Any]
Finder = Callable[[Context, str], Awaitable[Pairs]]
"""Returns names and values for the autocompletion of an option."""


_ON_SERVERS = AppCommandContext(guild=True, dm_channel=False, private_channel=False)
_ON_SERVERS_AND_IN_DMS = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
_EVERYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=True)
# Without these Discord takes what the operator has ticked for the whole application.
_BY_SERVERS = AppInstallationType(guild=True, user=False)
_BY_SERVERS_AND_PEOPLE = AppInstallationType(guild=True, user=True)


class _LenientAutocompleteCommand(app_commands.Command[Any, P, Any]):
    """A command that ignores failed autocompletions: they are useless when late."""

    async def _invoke_autocomplete(
        self, interaction: discord.Interaction, name: str, namespace: app_commands.Namespace
    ) -> None:
        # discord.py sends the choices itself and reports every failure as an error.
        try:
            await super()._invoke_autocomplete(interaction, name, namespace)
        except Exception as error:
            outcome = response_outcome(error)
            if outcome is None:
                raise
            log.info("a completion of /%s was not heard: %s", self.qualified_name, outcome)


def group(key: str) -> app_commands.Group:
    """A group of commands, for servers only; ``key`` names its words."""
    return app_commands.Group(
        name=command_name(key),
        description=command_text(key),
        guild_only=True,
        allowed_contexts=_ON_SERVERS,
        allowed_installs=_BY_SERVERS,
    )


def command(
    key: str,
    what: str,
    *,
    within: app_commands.Group | None = None,
    options: Mapping[str, str] | None = None,
    texts: Mapping[str, str] | None = None,
    choices: Mapping[str, Sequence[Choice[str]]] | None = None,
    complete: Mapping[str, Finder] | None = None,
    anywhere: bool = False,
    installable: bool = False,
) -> Callable[[CommandHandler[P]], Command]:
    """Make a slash command of the decorated coroutine, which is called with a context.

    ``key`` names its words, ``what`` is its name in logs and metrics. ``options`` maps each option
    to the key of its words, ``texts`` to another key for its description, and ``complete`` to its
    autocompletion. A command outside a group is for servers only; one that works ``anywhere`` is
    for direct messages to the bot as well, and an ``installable`` one also for people who have
    installed the bot for themselves, wherever they are.
    """
    named = options or {}
    described = {**named, **(texts or {})}

    def made(handler: CommandHandler[P]) -> Command:
        @wraps(handler)
        async def callback(interaction: Interaction, *args: P.args, **kwargs: P.kwargs) -> None:
            async def handle(ctx: Context) -> None:
                await ctx.load_server()
                await handler(ctx, *args, **kwargs)

            await interaction.client.dispatcher.handle(interaction, "private", what, handle)

        # Discord's library reads the options off the signature, and knows only this module's names.
        vars(callback)["__signature__"] = inspect.signature(handler, eval_str=True)
        if named:
            names = {name: command_name(option) for name, option in named.items()}
            told = {name: command_text(option) for name, option in described.items()}
            app_commands.rename(**names)(callback)
            app_commands.describe(**told)(callback)
        if choices:
            app_commands.choices(**{name: list(offered) for name, offered in choices.items()})(
                callback
            )
        built: Command = _LenientAutocompleteCommand(
            name=command_name(key),
            description=command_text(key),
            callback=callback,
        )
        for name, finder in (complete or {}).items():
            built.autocomplete(name)(_completing(finder))
        if within is not None:
            within.add_command(built)
        elif installable:
            built.allowed_contexts, built.allowed_installs = _EVERYWHERE, _BY_SERVERS_AND_PEOPLE
        else:
            built.guild_only = not anywhere
            built.allowed_contexts = _ON_SERVERS_AND_IN_DMS if anywhere else _ON_SERVERS
            built.allowed_installs = _BY_SERVERS
        return built

    return made


def person_menu(key: str, what: str) -> Callable[[PersonHandler], app_commands.ContextMenu]:
    """Make an entry of the menu that a right click on a person opens, on servers only.

    ``key`` is that of its name, ``what`` is its name in logs and metrics. The decorated coroutine
    is called with a context and the person.
    """

    def made(handler: PersonHandler) -> app_commands.ContextMenu:
        async def callback(interaction: Interaction, person: discord.Member | discord.User) -> None:
            async def handle(ctx: Context) -> None:
                await ctx.load_server()
                await handler(ctx, person)

            await interaction.client.dispatcher.handle(interaction, "private", what, handle)

        built = app_commands.ContextMenu(name=term(key), callback=callback)
        built.guild_only = True
        built.allowed_contexts, built.allowed_installs = _ON_SERVERS, _BY_SERVERS
        return built

    return made


def _completing(
    finder: Finder,
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]:
    async def offered(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.offered(interaction, lambda ctx: finder(ctx, current))

    return offered
