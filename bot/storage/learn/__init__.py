"""Rows of guided first rounds."""
