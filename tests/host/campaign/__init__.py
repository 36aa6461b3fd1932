"""Tests of bot.host.campaign."""
