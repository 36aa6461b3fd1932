"""One person across all their tables: reminders, digests, absences, notes and ratings.

A change of one of these recomputes the person's waits.
"""
