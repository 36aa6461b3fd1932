"""Draws maps: those of the demigods and that of the campaign."""
