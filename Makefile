# make play   sets everything up and starts the game server; it says where to point the browser
# make test   installs what tests need and runs them all
# make bench  prints the speed of the engine beside its peers

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILED := build/compiled

.PHONY: play test lint interpreted compiled bench clean

play: $(VENV)/ready
	@$(BIN)/python tools/compiled.py --play serve

test: $(VENV)/tested lint interpreted compiled

lint: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Rules and conformance run on the plain sources too, and so do doctests: compiled code has no docstrings.
interpreted: $(VENV)/tested
	TERRAE_EXPECT=interpreted $(BIN)/python -m pytest -n 2 tests/core tests/terra_nova tests/terra_nova_2006 tests/terra_mystica tests/terramara tests/conformance src README.md --doctest-modules --doctest-glob=README.md --ignore=src/terrae/server/store/migrations

compiled: $(VENV)/tested
	$(BIN)/python tools/compiled.py
	$(BIN)/python tools/chromium.py
	TERRAE_EXPECT=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 tests

bench: $(VENV)/tested
	$(BIN)/python -m benchmarks.playouts
	$(BIN)/python -m benchmarks.ledgers

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Terrae needs Python 3.11 or newer; set PYTHON=/path/to/one")'
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/ready: $(VENV)/python pyproject.toml
	TERRAE_BUILD=pure $(PIP) install --editable ".[server]"
	@touch $@

$(VENV)/tested: $(VENV)/python pyproject.toml
	$(PIP) install "setuptools>=77" wheel "mypy[mypyc]>=2.4,<2.5"
	TERRAE_BUILD=pure $(PIP) install --no-build-isolation --editable ".[all]"
	@touch $@ $(VENV)/ready

clean:
	rm -rf $(VENV) build
