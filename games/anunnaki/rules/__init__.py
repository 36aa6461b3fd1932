"""The rules of Anunnaki, a module for each step of the rulebook; ``turn.py`` begins a match."""
