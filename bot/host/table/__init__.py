"""The table around a match: seats, clock, and votes.

The caller checks rights, except those of a lobby's creator.
"""
