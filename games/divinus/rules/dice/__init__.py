"""Rules for dice: rolling, paying, effects that change them, and the forges."""
