"""Draws the map: planets, their districts and the pieces on them."""
