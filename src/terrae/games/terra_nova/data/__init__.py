"""The components of Terra Nova as data files, and what reads and checks them."""
