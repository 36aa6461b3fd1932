"""What a newcomer learns a game with.

The glossary of everything in the box, guided first rounds as data, and the lesson that plays one.
"""
