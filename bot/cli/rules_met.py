"""Which rules a run meets: every function of a game's rules, noticed when it is first called.

A function that is watched has its code exchanged for a line that takes note, puts the real code
back and goes on with it. From the second call on nothing is different, so that whole test runs can
be watched.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from types import CodeType, FunctionType, ModuleType

_FIRST_CALLS = "__first_calls__"


def rule_modules(game: str) -> list[ModuleType]:
    """The modules that tell a game's rules: ``games.<game>.rules`` and all that is in it."""
    root = import_module(f"games.{game}.rules")
    inside = pkgutil.walk_packages(getattr(root, "__path__", []), f"{root.__name__}.")
    return [root, *(import_module(info.name) for info in inside)]


def functions(module: ModuleType) -> Iterator[FunctionType]:
    """The functions that a module defines, methods included."""
    for thing in list(vars(module).values()):
        if inspect.isclass(thing) and thing.__module__ == module.__name__:
            yield from _own(map(_bare, vars(thing).values()), module)
    yield from _own(map(_bare, vars(module).values()), module)


def _own(things: Iterator[object], module: ModuleType) -> Iterator[FunctionType]:
    for thing in list(things):
        # Methods with a name between underscores are mostly made by decorators.
        made = isinstance(thing, FunctionType) and thing.__name__.startswith("__")
        if isinstance(thing, FunctionType) and thing.__module__ == module.__name__ and not made:
            yield thing


def _bare(thing: object) -> object:
    """The function inside a property, a class method or a cache."""
    if isinstance(thing, property):
        return thing.fget
    if isinstance(thing, staticmethod | classmethod):
        return thing.__func__
    return getattr(thing, "__wrapped__", thing)


class Watch:
    """Takes note of the functions of some modules that are called while it is on."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self.met: set[str] = set()
        self._waiting: dict[str, tuple[FunctionType, CodeType]] = {}

    @property
    def unmet(self) -> list[str]:
        """The functions that nobody has called yet."""
        return [name for name in self.all if name not in self.met]

    def begin(self, modules: list[ModuleType]) -> None:
        """Watch every function of ``modules`` that closes over nothing."""
        for module in modules:
            for function in functions(module):
                if not function.__code__.co_freevars:
                    self._await(function, module)

    def end(self) -> None:
        """Put everything back that was not called."""
        for function, code in self._waiting.values():
            function.__code__ = code
        self._waiting.clear()

    def _await(self, function: FunctionType, module: ModuleType) -> None:
        name = f"{module.__name__}.{function.__qualname__}"
        self.all.append(name)
        self._waiting[name] = (function, function.__code__)
        # A list, because several watches may wait for the same function, one inside the other.
        calls: list[Callable[..., object]] = vars(module).setdefault(_FIRST_CALLS, [])
        line = f"lambda *args, **named: {_FIRST_CALLS}[{len(calls)}](*args, **named)"
        calls.append(self._first_call(name, function))
        function.__code__ = eval(line).__code__

    def _first_call(self, name: str, function: FunctionType) -> Callable[..., object]:
        code = function.__code__

        def first_call(*args: object, **named: object) -> object:
            # Two threads may come here at once: whatever is done is right if it is done twice.
            function.__code__ = code
            self._waiting.pop(name, None)
            self.met.add(name)
            return function(*args, **named)

        return first_call
