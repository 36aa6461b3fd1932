"""The archipelago and all that stands in it."""
