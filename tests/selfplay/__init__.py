"""Whole matches that play themselves: what they show, what they meet, and who looks on."""
