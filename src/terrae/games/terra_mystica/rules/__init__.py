"""The rules of Terra Mystica: what is compiled, a module for each chapter."""
