"""One file for each step from a version of the database to the next."""
