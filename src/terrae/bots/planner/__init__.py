"""One planner for several titles: whole turns, put one after another, to the end of the game."""
