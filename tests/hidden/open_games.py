"""Games in which nothing is hidden."""

from __future__ import annotations

OPEN = frozenset({"ankh"})
