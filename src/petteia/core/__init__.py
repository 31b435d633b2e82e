"""The contract: what a game, a state, a move, an event and a record are. Knows no game."""
