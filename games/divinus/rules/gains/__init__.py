"""Rules for gains: favour, rewards, artifacts, the pantheons' dice, and what triggers them."""
