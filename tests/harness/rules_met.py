"""Records which functions of a game's rules a run calls, with coverage.py."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterable, Iterator
from functools import cached_property
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Protocol, runtime_checkable

from coverage import Coverage


def rule_modules(game: str) -> list[ModuleType]:
    """The modules that tell a game's rules: ``games.<game>.rules`` and all that is in it."""
    root = import_module(f"games.{game}.rules")
    inside = pkgutil.walk_packages(getattr(root, "__path__", []), f"{root.__name__}.")
    return [root, *(import_module(info.name) for info in inside)]


def functions(module: ModuleType) -> Iterator[FunctionType]:
    """The functions that a module defines, methods included."""
    for thing in list(vars(module).values()):
        if inspect.isclass(thing) and thing.__module__ == module.__name__:
            yield from _own(vars(thing).values(), module)
    yield from _own(vars(module).values(), module)


def _own(things: Iterable[object], module: ModuleType) -> Iterator[FunctionType]:
    for thing in map(_bare, things):
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


@runtime_checkable
class _Cached(Protocol):
    def cache_clear(self) -> None: ...


class RulesMet:
    """Takes note of the functions of some modules that run while it is on."""

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        self._modules = list(modules)
        files = [module.__file__ for module in self._modules if module.__file__]
        self._coverage = Coverage(data_file=None, config_file=False, include=files)
        # The modules are imported long before, and what runs then does not count.
        self._coverage.set_option("run:disable_warnings", ["already-imported", "no-data-collected"])
        self.on = False

    def start(self) -> None:
        """Watch, until :meth:`stop`; both may be called again and again."""
        for cached in self._cached:
            cached.cache_clear()
        self._coverage.start()
        self.on = True

    def stop(self) -> None:
        """Watch no longer."""
        self._coverage.stop()
        self.on = False

    @property
    def all(self) -> list[str]:
        """The full names of all functions."""
        return list(self._bodies)

    @property
    def met(self) -> set[str]:
        """The full names of those that ran; to be asked after :meth:`stop`."""
        data = self._coverage.get_data()
        lines = {file: set(data.lines(file) or ()) for file in data.measured_files()}
        return {
            name for name, (file, body) in self._bodies.items() if body & lines.get(file, set())
        }

    @cached_property
    def _bodies(self) -> dict[str, tuple[str, set[int]]]:
        """For every function its file, and the lines that are run when it is called."""
        return {
            f"{module.__name__}.{function.__qualname__}": (function.__code__.co_filename, body)
            for module in self._modules
            for function in functions(module)
            # The first line is run when the function is defined.
            if (body := _lines(function) - {function.__code__.co_firstlineno})
        }

    @cached_property
    def _cached(self) -> list[_Cached]:
        """Functions that would not run again for arguments that they had before."""
        things = (thing for module in self._modules for thing in vars(module).values())
        return [thing for thing in things if isinstance(thing, _Cached)]


def _lines(function: FunctionType) -> set[int]:
    return {line for _, _, line in function.__code__.co_lines() if line is not None}
