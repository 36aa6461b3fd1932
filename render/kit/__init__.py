"""Parts that the pictures of every game are put together from.

A game brings its board, its pieces and its colours; names, banners, players' rows, cards, marks
and descriptions come from here. docs/add-a-game.md tells which part is for what.
"""
