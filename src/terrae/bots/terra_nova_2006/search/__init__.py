"""How the bots of Terra Nova (2006) think: what is compiled."""
