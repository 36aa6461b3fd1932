"""The rules: pure Python, no Discord, pictures, database, clock or randomness of their own."""
