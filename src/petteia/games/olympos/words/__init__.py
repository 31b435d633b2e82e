"""The words: decisions, moves and positions as text, views, reasons, sentences."""
