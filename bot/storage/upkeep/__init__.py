"""Rows of recorded errors, and counts for the metrics."""
