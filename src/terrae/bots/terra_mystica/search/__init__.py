"""How the planning bot of Terra Mystica sees its game, compiled."""
