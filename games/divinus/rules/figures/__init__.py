"""Heroes on their maps and monsters on the board."""
