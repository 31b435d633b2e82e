"""Every game behind the interfaces of the field: PettingZoo, Gymnasium, OpenSpiel, and a fast vector of games."""
