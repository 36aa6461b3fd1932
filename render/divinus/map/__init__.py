"""Maps of demigods and of the whole country: tiles, and where they lie."""
