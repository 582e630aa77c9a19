"""How data files are read: strictly, and with the place of whatever is wrong."""
