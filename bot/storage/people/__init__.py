"""Rows of people: preferences, absences, notes and ratings."""
