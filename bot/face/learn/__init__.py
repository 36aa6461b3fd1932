"""How people learn a game: looking its parts up, and a guided first round."""
