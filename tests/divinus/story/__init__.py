"""The campaign of Divinus: scenarios, locations, choices, battles, and what is kept of them."""
