"""The table around a match: its lobby, seats and clock, the board, the rules and the welcome.

What the channel votes on when somebody's time is up is here, too.
"""
