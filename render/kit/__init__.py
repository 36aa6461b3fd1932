"""Parts of pictures that all games share.

A game draws its board and pieces in its colours; banners, player areas, cards, option marks and alt
texts come from here. docs/add-a-game.md says which part is for what.
"""
