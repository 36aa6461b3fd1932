"""Finds code that rules must not contain: randomness, clocks, unordered iteration."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

# fmt: off
MODULES = frozenset({
    "asyncio", "builtins", "concurrent", "ctypes", "datetime", "fileinput", "glob", "http",
    "importlib", "inspect", "io", "logging", "mmap", "multiprocessing", "os", "pathlib", "pickle",
    "platform", "queue", "random", "requests", "secrets", "select", "selectors", "shelve",
    "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading",
    "time", "tkinter", "urllib", "uuid", "weakref",
})
BUILTINS = frozenset({
    "__import__", "breakpoint", "compile", "eval", "exec", "globals", "hash", "id", "input",
    "locals", "open", "print", "vars",
})
# These give back one order for a set, or do not care for one (without a key that may tie).
ORDERLESS = frozenset({
    "all", "any", "bool", "frozenset", "isinstance", "len", "max", "min", "set", "sorted", "sum",
})
# fmt: on
SETS = frozenset(("set", "frozenset"))
SET_METHODS = frozenset(("difference", "intersection", "symmetric_difference", "union"))
SET_OPERATORS = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.Sub)


class Offence(NamedTuple):
    """A line that breaks the ban."""

    line: int
    what: str


def offences(source: str, *, allowed: frozenset[str] = frozenset()) -> list[Offence]:
    """Every breach in ``source``, in the order of the lines; ``allowed`` modules are let in."""
    tree = ast.parse(source)
    found = [*_imports(tree, allowed), *_calls(tree), *_orders(tree)]
    return sorted(dict.fromkeys(found))


def _imports(tree: ast.Module, allowed: frozenset[str]) -> Iterator[Offence]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module]
        else:
            continue
        for name in names:
            if name.split(".")[0] in MODULES and name not in allowed:
                yield Offence(node.lineno, f"imports {name}")


def _calls(tree: ast.Module) -> Iterator[Offence]:
    own_hash = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "__hash__"
        for inner in ast.walk(node)
    }
    own_names = {
        node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Name) or node.id not in BUILTINS:
            continue
        # A type may say how it hashes; whether that is used for an order shows elsewhere.
        if node.id == "hash" and node in own_hash:
            continue
        if isinstance(node.ctx, ast.Load) and node.id not in own_names:
            yield Offence(node.lineno, f"uses {node.id}()")


def _orders(tree: ast.Module) -> Iterator[Offence]:
    for scope in _scopes(tree):
        known = _set_names(scope)
        for node in _inside(scope):
            for taken in _ordered(node):
                if _is_set(taken, known):
                    yield Offence(taken.lineno, "takes the order of a set")


def _scopes(tree: ast.Module) -> Iterator[ast.AST]:
    yield tree
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Lambda):
            yield node


def _inside(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of one scope, without those of the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, ast.FunctionDef | ast.ClassDef | ast.Lambda):
            yield from _inside(child)


def _set_names(scope: ast.AST) -> frozenset[str]:
    """The names that hold a set in this scope, as far as its lines say."""
    known: frozenset[str] = frozenset()
    names: set[str] = set()
    if isinstance(scope, ast.FunctionDef):
        arguments = scope.args.posonlyargs + scope.args.args + scope.args.kwonlyargs
        names |= {arg.arg for arg in arguments if arg.annotation and _says_set(arg.annotation)}
    while True:
        for node in _inside(scope):
            if isinstance(node, ast.Assign) and _is_set(node.value, known):
                names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                if _says_set(node.annotation) or (node.value and _is_set(node.value, known)):
                    names.add(node.target.id)
            elif isinstance(node, ast.NamedExpr) and _is_set(node.value, known):
                names.add(node.target.id)
        if names == known:
            return known
        known = frozenset(names)


def _says_set(annotation: ast.expr) -> bool:
    base = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    name = base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")
    return name in ("set", "frozenset", "Set", "AbstractSet", "MutableSet", "FrozenSet")


def _ordered(node: ast.AST) -> Iterator[ast.expr]:
    """The iterables that ``node`` iterates over in their own order."""
    if isinstance(node, ast.For | ast.YieldFrom):
        yield node.iter if isinstance(node, ast.For) else node.value
    elif isinstance(node, ast.ListComp | ast.DictComp | ast.GeneratorExp):
        # A generator that is only counted or searched has an order, but nobody sees it; it is
        # banned all the same, for the next line may look.
        yield from (part.iter for part in node.generators)
    elif isinstance(node, ast.Starred):
        yield node.value
    elif isinstance(node, ast.Assign):
        yield from (node.value for to in node.targets if isinstance(to, ast.Tuple | ast.List))
    elif isinstance(node, ast.Call):
        yield from _taken_by_call(node)


def _taken_by_call(node: ast.Call) -> Iterator[ast.expr]:
    function = node.func
    if isinstance(function, ast.Name):
        keyed = any(keyword.arg == "key" for keyword in node.keywords)
        if keyed or function.id not in ORDERLESS:
            yield from node.args
    elif isinstance(function, ast.Attribute):
        if function.attr in ("join", "extend", "fromkeys", "from_iterable"):
            yield from node.args
        if function.attr == "pop" and not node.args:
            yield function.value


def _is_set(node: ast.expr, known: frozenset[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Name):
        return node.id in known
    if isinstance(node, ast.BinOp) and isinstance(node.op, SET_OPERATORS):
        return _is_set(node.left, known) or _is_set(node.right, known)
    if isinstance(node, ast.IfExp):
        return _is_set(node.body, known) or _is_set(node.orelse, known)
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            return node.func.id in SETS
        if isinstance(node.func, ast.Attribute):
            return node.func.attr in SET_METHODS or (
                node.func.attr == "copy" and _is_set(node.func.value, known)
            )
    return False
