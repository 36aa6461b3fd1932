"""Tests of the drawing queue and its worker processes."""
