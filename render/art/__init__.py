"""Drawing primitives: shapes, text, colours, hexes, palettes, PNG encoding and image caches.

Nothing here depends on a game; ``render.kit`` builds parts of pictures from it.
"""
