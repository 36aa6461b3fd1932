"""What a house has: its column, its star, and both large."""
