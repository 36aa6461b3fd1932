"""The map: planets, their districts and all that lies on them."""
