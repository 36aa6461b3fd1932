"""What a demigod has: the area on the picture for everybody, and its parts."""
