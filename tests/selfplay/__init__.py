"""Tests that play whole matches with computers and check every decision."""
