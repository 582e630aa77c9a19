"""What no title knows: states, matches, nature, messages, texts people type."""
