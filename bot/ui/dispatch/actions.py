"""The registry of actions: what buttons, menus and forms do, by the name in their custom_id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, NamedTuple, TypeVar

from bot.errors import Refusal
from bot.ui.dispatch.context import Context
from bot.ui.kit.persistent_items import ITEM_GONE, CustomId

ResponseMode = Literal["private", "panel", "post", "form"]
"""How a click is acknowledged: with a new private message, by changing the private panel that was
clicked, by changing the public post that was clicked, or by opening a form to fill in."""

ActionHandler = Callable[["Context", CustomId, Sequence[str]], Awaitable[None]]


class Action(NamedTuple):
    """The handler of an item's action, and how it is acknowledged.

    ``loads_server`` says whether the server's settings are loaded before the handler is called.
    """

    mode: ResponseMode
    handler: ActionHandler
    loads_server: bool = True


ACTIONS: dict[str, Action] = {}

W = TypeVar("W", bound=ActionHandler)


def action(name: str, mode: ResponseMode, *, loads_server: bool = True) -> Callable[[W], W]:
    """Register the decorated coroutine as the handler of an action."""

    def register(handler: W) -> W:
        ACTIONS[name] = Action(mode, handler, loads_server)
        return handler

    return register


async def unknown_action(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """The handler of unknown actions: says that the item no longer works."""
    raise Refusal(ITEM_GONE)
