"""Live tables: in memory, stored step by step, told to whoever watches, and looked at when something is due."""
