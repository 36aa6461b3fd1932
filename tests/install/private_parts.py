"""Finds uses of private parts of dependencies in our own code."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

from bot.settings import ROOT

FOLDERS = ("bot", "games", "render")

_PRIVATE = re.compile(r"_[A-Za-z]\w*(?<!__)")
_NAMED_TUPLE = frozenset({"_replace", "_asdict", "_fields", "_make"})
_DOCUMENTED = frozenset({"os._exit"})
_DISCORD_MODULES = re.compile(r"discord(\.(ui|app_commands|utils|abc|ext(\.\w+)*))?")
"""The documented modules of discord.py; the others have no promise of compatibility."""
_BY_NAME = frozenset({"getattr", "setattr", "hasattr", "delattr"})


class Use(NamedTuple):
    """A private part that a file uses: the name of an attribute, or an imported name."""

    file: str
    name: str


def private_uses() -> set[Use]:
    """All of them in our own folders."""
    found: set[Use] = set()
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*.py"):
            found |= uses_in(file.read_text(), file.relative_to(ROOT))
    return found


def uses_in(code: str, file: Path) -> set[Use]:
    """The private parts that a module's code uses."""
    tree = ast.parse(code)
    own = {*_defined(tree)}
    names = {*_imports(tree), *_inherited(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            is_own = _is_self(node.value) or node.attr in own
            if not is_own and ast.unparse(node) not in _DOCUMENTED:
                names.add(node.attr)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in _BY_NAME:
            names |= {str(a.value) for a in node.args[1:2] if isinstance(a, ast.Constant)} - own
    private = {name for name in names if _PRIVATE.fullmatch(name.split(".")[-1])}
    undocumented = {name for name in names if "." in name}
    return {Use(str(file), name) for name in (private | undocumented) - _NAMED_TUPLE}


def _is_self(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in ("self", "cls")


def _defined(tree: ast.AST) -> Iterator[str]:
    """What the module defines itself: functions, classes, fields, attributes of ``self``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store)
            and _is_self(node.value)
        ):
            yield node.attr


def _imports(tree: ast.AST) -> Iterator[str]:
    """Dotted names of whatever is imported from a private module, or is private itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules = [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            modules = [(node.module, alias.name) for alias in node.names]
        else:
            continue
        for module, name in modules:
            if module.split(".")[0] in (*sys.stdlib_module_names, *FOLDERS):
                continue
            whole = f"{module}.{name}".rstrip(".")
            hidden = module.startswith("discord.") and not _DISCORD_MODULES.fullmatch(module)
            if hidden or any(_PRIVATE.fullmatch(part) for part in whole.split(".")):
                yield whole


def _inherited(tree: ast.Module) -> Iterator[str]:
    """Private names of dependencies' classes that a class derived from them uses by itself."""
    imported: dict[str, str] = {}
    for line in tree.body:
        if isinstance(line, ast.Import):
            imported |= {alias.asname or alias.name: alias.name for alias in line.names}
        elif isinstance(line, ast.ImportFrom):
            imported |= {a.asname or a.name: f"{line.module}:{a.name}" for a in line.names}
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        used = {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)}
        used |= {n.name for n in node.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)}
        for base in node.bases:
            named = base.value if isinstance(base, ast.Subscript) else base
            first, _, rest = ast.unparse(named).partition(".")
            source = imported.get(first, "")
            if source.partition(":")[0].partition(".")[0] in (
                *sys.stdlib_module_names,
                *FOLDERS,
                "",
            ):
                continue
            module, _, name = source.partition(":")
            yield from used & _private_names(module, ".".join(filter(None, (name, rest))))


@cache
def _private_names(module: str, qualified: str) -> frozenset[str]:
    """All private attributes and methods of a class and the classes it derives from."""
    found: object = importlib.import_module(module)
    for name in qualified.split("."):
        if not hasattr(found, name):
            importlib.import_module(f"{module}.{name}")
        found = getattr(found, name)
    if not isinstance(found, type):
        return frozenset()
    names: set[str] = set()
    for base in found.__mro__:
        if base.__module__.split(".")[0] not in sys.stdlib_module_names:
            names |= names_of_class(base)
    return frozenset(name for name in names if _PRIVATE.fullmatch(name))


def names_of_class(owner: type) -> set[str]:
    """The names that a class defines or gives to ``self``."""
    try:
        source = inspect.getsource(owner)
    except (OSError, TypeError):
        return {*vars(owner)}
    return {*vars(owner), *_defined(ast.parse(dedent(source)))}
