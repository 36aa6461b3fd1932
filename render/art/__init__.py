"""What pictures are drawn with: shapes, letters, colours, hexes, and the memory of drawn things.

Nothing here knows a game or a seat's belongings; ``render.kit`` puts parts of pictures together
from it.
"""
