"""What a demigod gains: favour, rewards, artifacts, the pantheons' dice, and what sets them off."""
