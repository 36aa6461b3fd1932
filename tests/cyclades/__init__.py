"""Cyclades, rule by rule, as the rulebook and the rulings tell it."""
