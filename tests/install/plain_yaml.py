"""Reads the plain part of YAML that a compose file needs: mappings by indentation, lists in a line.

Anything else (anchors, block lists, texts over several lines) raises :class:`ValueError`.
"""

from __future__ import annotations

import json
import re
from typing import TypeAlias

Value: TypeAlias = "str | list[str] | dict[str, Value]"
_LINE = re.compile(r"(?P<indent> *)(?P<key>[\w-]+):(?: (?P<value>.+))?")


def read_plain_yaml(text: str) -> dict[str, Value]:
    """The file as nested mappings; every scalar stays the text that is written."""
    root: dict[str, Value] = {}
    levels: list[tuple[int, dict[str, Value]]] = [(-1, root)]
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        read = _LINE.fullmatch(line)
        if read is None:
            raise ValueError(f"not plain enough: {line}")
        indent = len(read["indent"])
        while levels[-1][0] >= indent:
            levels.pop()
        if read["value"] is None:
            inner: dict[str, Value] = {}
            levels[-1][1][read["key"]] = inner
            levels.append((indent, inner))
        else:
            levels[-1][1][read["key"]] = _value(read["value"])
    return root


def _value(written: str) -> str | list[str]:
    if written[0] in "&*|>{":
        raise ValueError(f"not plain enough: {written}")
    if not written.startswith("["):
        return written.strip('"')
    if '"' in written:
        return [str(part) for part in json.loads(written)]
    return [part.strip() for part in written.strip("[]").split(",")]
