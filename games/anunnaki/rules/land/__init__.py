"""What happens on the planets: figures, movement, gathering, recruiting and culture tokens."""
