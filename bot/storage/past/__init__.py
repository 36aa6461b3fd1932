"""Rows for looking back at matches."""
