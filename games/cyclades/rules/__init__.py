"""The rules of Cyclades: one procedure for each step of the rulebook."""
