"""The table around a match: its lobby, its seats, its clock, and the votes of those who sit there.

Whoever may do something here is checked by the caller, except for the creator of a lobby.
"""
