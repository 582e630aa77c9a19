"""What of the site bends the rules themselves: its customs, compiled."""
