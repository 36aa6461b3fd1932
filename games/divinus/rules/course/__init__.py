"""The course of a match: preparation, the endless mode's drafts, turns and the end."""
