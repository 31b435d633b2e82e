"""The table server: everything a browser, a phone or a program needs to play with friends and bots."""
