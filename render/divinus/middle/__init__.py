"""What lies between the demigods: the market, what is wanted, what is left."""
