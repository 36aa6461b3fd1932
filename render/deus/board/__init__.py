"""Draws the continent of Deus: its terrain, its pieces and the sites of the next tile."""
