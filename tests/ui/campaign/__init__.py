"""Tests of bot.ui.campaign."""
