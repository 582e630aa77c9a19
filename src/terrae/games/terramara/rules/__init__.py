"""The rules of Terramara: what is compiled, a module for each chapter."""
