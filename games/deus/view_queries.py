"""Finds things in a view of Deus."""

from __future__ import annotations

from games.deus.view import DeusView, RegionView


def region_of(view: DeusView, label: str) -> RegionView | None:
    """The region with that label, or None if the board has none."""
    return next((region for region in view.regions if region.label == label), None)
