"""The rows of people: what they have chosen, when they are away, their notes and their ratings.

:mod:`bot.storage.people.privacy` knows every column that could know a person.
"""
