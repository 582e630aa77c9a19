# make play     sets everything up and starts the game server; it says where to point the browser
# make test     installs what tests need and runs them: every rule, both builds, the page in a browser; random games as a sample
# make check    what a change needs at once: lint, types, the core, and the tests of what changed (or TESTS="tests/...")
# make nightly  all tests at full scale, on both builds
# make site     makes the documentation site in build/site
# make bench    prints the speed of the engine beside its peers

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# What tests need is much: uv fetches it in a fifth of the time, and pip where uv cannot (it reads no settings of pip's).
FETCH = $(BIN)/uv pip install --quiet --python $(BIN)/python --no-build-isolation $(1) || $(PIP) install --no-compile --no-build-isolation $(1)
# One more than there are processors: a test in a browser, or with a server of its own, waits for others a third of its time.
export PYTEST_XDIST_AUTO_NUM_WORKERS := $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")
PYTEST := $(BIN)/python -m pytest -q -n auto --maxprocesses=8 --dist worksteal
COMPILED := build/compiled
EXTRAS := server push telemetry compiled test browser site lab ray envs openspiel nets learn
COMMA := ,
SPACE := $(subst ,, )
RULES := tests/core tests/terra_nova tests/terra_nova_2006 tests/terra_mystica tests/terramara tests/conformance
DOCTESTS := src docs/python.md --doctest-modules --doctest-glob=*.md --ignore=src/terrae/server/store/migrations
WALKS := docs/lab.md --doctest-glob=*.md  # many games: on the compiled build
# Some things at a time, each telling what it has to tell when it is through.
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: play test check nightly site bench lint interpreted changed built browser compiled clean
# Some machines are told not to keep what Python compiles; then each of the many processes here would read all sources anew.
unexport PYTHONDONTWRITEBYTECODE

play: $(VENV)/ready
	@$(BIN)/python -m tools.compiled --play serve

# The rules are compiled while all else is fetched, linted and tried on plain sources; then the longest begins.
test: export TERRAE_OPT = 0
test:
	@began=$$(date +%s) && $(SIDE_BY_SIDE) compiled lint interpreted && \
	echo "set up, built, linted and tested in $$(($$(date +%s) - began)) s"

check: $(VENV)/tested
	@$(SIDE_BY_SIDE) lint changed

nightly: export TERRAE_SCALE = full
nightly: $(VENV)/tested lint built
	TERRAE_EXPECT=interpreted $(PYTEST) $(RULES) $(DOCTESTS)
	@$(MAKE) --no-print-directory compiled

lint: $(VENV)/tested
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

# On the plain sources: what tells that both builds play alike, and doctests, for compiled code has no docstrings.
# In one process beside all others: several would each read all sources first, which takes longer than the tests.
interpreted: $(VENV)/tested
	TERRAE_EXPECT=interpreted $(BIN)/python -m pytest -q $(wildcard tests/*/test_golden.py tests/*/test_perft.py) $(DOCTESTS)

changed: $(VENV)/tested
	$(PYTEST) $(or $(TESTS),$$($(BIN)/python tools/changed.py))

built: $(VENV)/builder
	@$(BIN)/python -m tools.compiled

# Needs no virtual environment, so it is looked for while that is made.
browser:
	@$(PYTHON) -m tools.chromium
	@$(PYTHON) -m tools.postgres

# The longest, on the compiled rules where there is a C compiler: the plus sign has it show how far it is while others run beside it.
compiled: $(VENV)/tested built browser
	+@if [ -e $(COMPILED) ]; then export TERRAE_EXPECT=compiled PYTHONPATH=$(COMPILED); \
	else export TERRAE_EXPECT=interpreted; fi; $(PYTEST) tests $(WALKS)

site: $(VENV)/site
	@$(BIN)/python -m tools.site

bench: $(VENV)/tested
	TERRAE_BUILD=pure $(PIP) install --no-build-isolation --editable ".[all]"
	$(BIN)/python -m benchmarks.playouts
	$(BIN)/python -m benchmarks.ledgers

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Terrae needs Python 3.11 or newer; set PYTHON=/path/to/one")'
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/ready: $(VENV)/python pyproject.toml
	TERRAE_BUILD=pure $(PIP) install --editable ".[server,compiled]"
	@touch $@

$(VENV)/site: $(VENV)/ready
	TERRAE_BUILD=pure $(PIP) install --editable ".[site]"
	@touch $@

# What compiles the rules is there first: they are built while all else that tests need is fetched.
$(VENV)/builder: $(VENV)/python pyproject.toml
	@echo "Fetching what compiles the rules."
	@$(PIP) install --no-compile uv
	@$(call FETCH,"setuptools>=77" wheel "mypy[mypyc]>=2.4$(COMMA)<2.5")
	@export TERRAE_BUILD=pure; $(call FETCH,--editable ".[compiled]")
	@touch $@

$(VENV)/tested: $(VENV)/builder
	@echo "Fetching what tests need."
	@export TERRAE_BUILD=pure; $(call FETCH,--editable ".[$(subst $(SPACE),$(COMMA),$(EXTRAS))]")
	@touch $@ $(VENV)/ready $(VENV)/site

clean:
	rm -rf $(VENV) build
