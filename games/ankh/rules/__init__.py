"""The rules of Ankh, a procedure per step of the rulebook."""
