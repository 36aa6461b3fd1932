"""The rules of Ankh, held against its rulebook."""
