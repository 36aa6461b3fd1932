"""Draws the map of Ankh with its pieces, caravans and marked options."""
