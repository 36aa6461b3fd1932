"""One person across their tables: games, reminders, absences, notes and ratings.

All of it is private, except notices to a table.
"""
