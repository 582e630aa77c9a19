"""What environments do at every step, compiled."""
