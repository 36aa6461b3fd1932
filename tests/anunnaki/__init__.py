"""The rules of Anunnaki at the table."""
