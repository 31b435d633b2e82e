"""What clients can ask for: HTTP, the socket, and who may."""
