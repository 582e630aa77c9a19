"""The components of Terra Mystica as data files, and what reads and checks them."""
