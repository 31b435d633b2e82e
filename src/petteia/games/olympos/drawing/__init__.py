"""The drawings: in the terminal, as a picture, in the browser."""
