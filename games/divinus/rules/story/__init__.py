"""The campaign in play: scenarios laid out, locations, choices, battles of the gods, the end."""
