"""The lab: what is done with many games."""
