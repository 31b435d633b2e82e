"""One folder, one game. Nothing is listed here: the registry finds them."""
