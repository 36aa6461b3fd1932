"""Dice: rolled, spent as a price, changed by effects and bettered at the forges."""
