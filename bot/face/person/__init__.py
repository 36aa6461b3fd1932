"""What belongs to one person across their tables: games, reminders, absences, notes, ratings, data.

All of it is private, except for the notices that a table gets.
"""
