"""The rules of Terra Nova (2006): what is compiled, a module for each chapter."""
