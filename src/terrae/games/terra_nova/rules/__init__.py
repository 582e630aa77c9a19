"""The rules of Terra Nova: what is compiled, a module for each chapter."""
