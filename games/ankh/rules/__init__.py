"""The rules of Ankh: one procedure for each step of the rulebook."""
