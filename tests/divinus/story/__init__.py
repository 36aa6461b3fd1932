"""Tests of the campaign of Divinus."""
