"""Tests of Divinus."""
