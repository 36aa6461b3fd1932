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
from discord.app_commands import Choice

from bot.ui.delivery.retry import response_outcome
from bot.ui.dispatch import autocomplete
from bot.ui.dispatch.autocomplete import Pairs
from bot.ui.dispatch.context import Context, Interaction
from bot.ui.kit.command_names import command_name, command_text

log = logging.getLogger(__name__)

P = ParamSpec("P")

CommandHandler = Callable[Concatenate[Context, P], Awaitable[None]]
Command = app_commands.Command[Any, ..., Any]
Finder = Callable[[Context, str], Awaitable[Pairs]]
"""Returns names and values for the autocompletion of an option."""


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
        name=command_name(key), description=command_text(key), guild_only=True
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
) -> Callable[[CommandHandler[P]], Command]:
    """Make a slash command of the decorated coroutine, which is called with a context.

    ``key`` names its words, ``what`` is its name in logs and metrics. ``options`` maps each option
    to the key of its words, ``texts`` to another key for its description, and ``complete`` to its
    autocompletion. A command outside a group is for servers only, unless ``anywhere`` is set.
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
        elif not anywhere:
            built.guild_only = True
        return built

    return made


def _completing(
    finder: Finder,
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]:
    async def offered(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.offered(interaction, lambda ctx: finder(ctx, current))

    return offered
