"""Delivery to Discord: classifies errors, retries responses, and finds the bot's own messages."""
