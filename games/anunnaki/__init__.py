"""Anunnaki, Dawn of the Gods: rival houses leave their worlds for Gaia; 2 to 4 players."""
