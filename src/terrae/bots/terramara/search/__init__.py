"""How the bots of Terramara think: what is compiled."""
