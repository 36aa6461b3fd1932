"""The table around a match: seats, clock, board, and the votes of its people."""
