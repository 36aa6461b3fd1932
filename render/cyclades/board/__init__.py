"""Draws the map of Cyclades: terrain, areas, buildings and pieces."""
