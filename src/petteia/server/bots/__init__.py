"""Bots take their turns: in processes of their own, here or wherever one is free."""
