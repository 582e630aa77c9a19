"""The components of Terramara as data files, and what reads and checks them."""
