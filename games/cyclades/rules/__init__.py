"""The rules of Cyclades, a procedure per step of the rulebook."""
