"""The ten factions: ability, left palace, right palace, and what each must not do."""
