"""The rules of Deus, a procedure per step of the rulebook."""
