"""Accounts: who somebody is on every device, what they may do, and by which ways they come in."""
