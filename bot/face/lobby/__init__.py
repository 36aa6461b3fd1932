"""How a match comes about: the welcome, a table's lobby with its options, and the rematch.

What every newcomer reads about a game before the first match is here, too.
"""
