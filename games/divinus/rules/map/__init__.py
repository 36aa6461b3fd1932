"""Rules for tiles: exploring, placing and moving them, changes of the board, stickers."""
