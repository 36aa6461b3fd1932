"""Tiles: explored, laid and moved on a map, changed on the board, and what is stuck on them."""
