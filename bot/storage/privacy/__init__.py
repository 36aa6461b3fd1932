"""Finds, counts and deletes everything the database stores about a person."""
