"""The one shape of a slash command: a coroutine that gets a visit and what was filled in.

``@command`` gives it its words, its completions and its place behind the desk.
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

from bot.face.delivery.doubt import unheard
from bot.face.desk import autocomplete
from bot.face.desk.autocomplete import Pairs
from bot.face.desk.visit import Interaction, Visit
from bot.face.kit.command_names import term

log = logging.getLogger(__name__)

P = ParamSpec("P")

Work = Callable[Concatenate[Visit, P], Awaitable[None]]
Command = app_commands.Command[Any, ..., Any]
Finder = Callable[[Visit, str], Awaitable[Pairs]]
"""What may be offered for an option while somebody types: names and values."""


class _DeskCommand(app_commands.Command[Any, P, Any]):
    """A command whose completions may be lost: whoever types on has no use for them anyway."""

    async def _invoke_autocomplete(
        self, interaction: discord.Interaction, name: str, namespace: app_commands.Namespace
    ) -> None:
        # Discord's library sends what is offered by itself, and calls whatever fails an error.
        try:
            await super()._invoke_autocomplete(interaction, name, namespace)
        except Exception as error:
            outcome = unheard(error)
            if outcome is None:
                raise
            log.info("a completion of /%s was not heard: %s", self.qualified_name, outcome)


def group(key: str) -> app_commands.Group:
    """Commands that share their first word, for servers only; its words are those of ``key``."""
    return app_commands.Group(
        name=term(f"command.{key}.name"), description=term(f"command.{key}.text"), guild_only=True
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
) -> Callable[[Work[P]], Command]:
    """Make a command of the decorated coroutine, which is called with a visit.

    Its words are those of ``key``, and ``what`` it is called in logs and metrics. ``options`` says
    under which key the words of each option stand, ``texts`` where its description is another
    one's; ``complete`` finds what is offered for an option while somebody types. Commands that
    are not part of a group are for servers only, unless they may be used ``anywhere``.
    """
    named = options or {}
    described = {**named, **(texts or {})}

    def made(work: Work[P]) -> Command:
        @wraps(work)
        async def attended(interaction: Interaction, *args: P.args, **kwargs: P.kwargs) -> None:
            async def attend(visit: Visit) -> None:
                await work(visit, *args, **kwargs)

            await interaction.client.desk.attend(interaction, "private", what, attend)

        # Discord's library reads the options off the signature, and knows only this module's names.
        vars(attended)["__signature__"] = inspect.signature(work, eval_str=True)
        if named:
            names = {name: term(f"command.{option}.name") for name, option in named.items()}
            told = {name: term(f"command.{option}.text") for name, option in described.items()}
            app_commands.rename(**names)(attended)
            app_commands.describe(**told)(attended)
        if choices:
            app_commands.choices(**{name: list(offered) for name, offered in choices.items()})(
                attended
            )
        built: Command = _DeskCommand(
            name=term(f"command.{key}.name"),
            description=term(f"command.{key}.text"),
            callback=attended,
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
        return await autocomplete.offered(interaction, lambda visit: finder(visit, current))

    return offered
