"""The rules of Divinus: a procedure for each step of the rulebook."""
