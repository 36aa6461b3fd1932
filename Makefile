# Everything lives in .venv; the only things needed beforehand are Python 3.11+, git and make.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo "$$python" && break; done)
BIN := .venv/bin
# Errors only: what pip says about the indexes it is configured with helps nobody here.
INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check --constraint constraints.txt
PINS := pyproject.toml constraints.txt
# Tests start dozens of processes: with compiled code each of them is there seconds earlier.
export PYTHONDONTWRITEBYTECODE :=

# How many tests run at once.
WORKERS ?= 2
PARALLEL := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
# Tests that need neither Discord nor a browser nor PostgreSQL; what is not imported costs nothing.
QUICK := -m "not (discord or browser or postgres or slow)" \
	--ignore tests/ui --ignore tests/playground --ignore tests/browser

.PHONY: run quick test check format bench clean

run: .venv/ready-to-run
	@$(BIN)/pantheon run

quick: .venv/ready-to-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(PARALLEL) $(QUICK) $(PYTEST)

test: .venv/ready-to-test
	$(PARALLEL) $(PYTEST)

check: .venv/ready-to-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pantheon locales check

format: .venv/ready-to-test
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: .venv/ready-to-test
	$(BIN)/python -m tests.bench $(if $(ONLY),--only $(ONLY))

clean:
	rm -rf .venv build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis \
		.import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Pantheon needs Python 3.11 or newer." >&2; exit 1; }
	@echo "Making .venv with $$($(PYTHON) --version)..."
	@$(PYTHON) -m venv .venv

.venv/ready-to-run: $(PINS) | .venv/bin/python
	@echo "Installing what Pantheon needs (about a minute the first time)..."
	@$(INSTALL) --editable '.[playground]'
	@touch $@

.venv/ready-to-test: $(PINS) | .venv/bin/python
	@echo "Installing what Pantheon and its tests need (about a minute the first time)..."
	@$(INSTALL) --editable '.[dev]'
	@touch $@ .venv/ready-to-run
