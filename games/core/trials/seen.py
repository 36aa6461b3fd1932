"""Fingerprints of views: equal ones stand for positions that look the same to a seat."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from hashlib import blake2b

from pydantic import BaseModel


def seen_fingerprint(view: object) -> str:
    """A short hash of a view, the same in every process.

    Raises ``TypeError`` for a view with a value that has no canonical form.
    """
    return blake2b(_canonical(view).encode(), digest_size=8).hexdigest()


def _canonical(value: object) -> str:
    """A text that is equal for equal values, whatever order sets and mappings have."""
    match value:
        case None | bool() | int() | float() | str():
            return repr(value)
        case BaseModel():
            return f"{type(value).__name__}{value.model_dump_json()}"
        case Mapping():
            items = sorted(f"{_canonical(key)}:{_canonical(item)}" for key, item in value.items())
            return f"{{{','.join(items)}}}"
        case Set():
            return f"<{','.join(sorted(_canonical(item) for item in value))}>"
        case tuple() | list():
            return f"[{','.join(_canonical(item) for item in value)}]"
    if is_dataclass(value):
        parts = (
            f"{field.name}={_canonical(getattr(value, field.name))}" for field in fields(value)
        )
        return f"{type(value).__name__}({','.join(parts)})"
    raise TypeError(f"a view has a {type(value).__name__}, which has no canonical form")
