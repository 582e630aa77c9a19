"""The twenty factions: board, ability, stronghold, and what each must not do."""
