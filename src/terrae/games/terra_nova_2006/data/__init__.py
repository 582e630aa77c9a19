"""The components of Terra Nova (2006) as data files, and what reads and checks them."""
