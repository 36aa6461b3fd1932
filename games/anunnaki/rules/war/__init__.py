"""Battles: strength, weapon cards and their effects."""
