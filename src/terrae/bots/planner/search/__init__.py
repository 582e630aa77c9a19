"""How the planner thinks, compiled."""
