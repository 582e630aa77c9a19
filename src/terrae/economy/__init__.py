"""Parts of an economy that several titles share: the power cycle, effects of tiles and mats."""
