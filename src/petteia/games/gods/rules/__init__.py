"""The rules: where everything is, what may be chosen and what a choice does."""
