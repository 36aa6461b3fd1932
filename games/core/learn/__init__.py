"""What a newcomer learns a game with.

The glossary of everything in the box, guided first rounds as data, the lesson that plays one, what
an option means, and why a computer player recommends it.
"""
