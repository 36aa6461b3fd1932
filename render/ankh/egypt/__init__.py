"""The map of Egypt and all that stands on it."""
