"""What everybody shares: market, tracks, a battle, the final reckoning."""
