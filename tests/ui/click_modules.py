"""Records which of our modules run while interactions are handled."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

OURS = ("bot", "games", "render")
GENERATED = "<string>"
"""The file of the methods that dataclasses and named tuples generate."""


@contextmanager
def modules_run(bot: Any) -> Iterator[set[str]]:
    """The modules that run from the dispatch of an interaction to its answer.

    Only tasks that handle interactions count. A commit starts other tasks, which post, set alarms
    and wake computers; pictures are drawn elsewhere.
    """
    modules: set[str] = set()
    tasks: set[object] = set()
    loop, handle = asyncio.get_running_loop(), bot.dispatcher.handle

    async def recorded(*given: Any, **named: Any) -> None:
        task = asyncio.current_task()
        tasks.add(task)
        sys.setprofile(profile)
        try:
            await handle(*given, **named)
        finally:
            tasks.discard(task)
            if not tasks:
                sys.setprofile(None)

    def profile(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or frame.f_code.co_filename == GENERATED:
            return
        name = frame.f_globals.get("__name__", "")
        if name.partition(".")[0] in OURS and asyncio.current_task(loop) in tasks:
            modules.add(name)

    bot.dispatcher.handle = recorded
    try:
        yield modules
    finally:
        bot.dispatcher.handle = handle
        sys.setprofile(None)
