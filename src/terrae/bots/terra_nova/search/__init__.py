"""How the bots of Terra Nova think: what is compiled."""
