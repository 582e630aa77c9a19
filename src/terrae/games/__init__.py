"""The rules of each title."""
