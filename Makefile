# Everything a newcomer needs: `make play` and `make test`. Both set up what they need by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
GAME ?=

.PHONY: play test bench lint format soak lock clean

play: $(READY)
	@$(BIN)/lastboat play $(GAME)

test: $(READY) lint
	$(BIN)/lastboat warm
	$(BIN)/python -m pytest -n 2 -m "not soak"

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: $(READY)
	$(BIN)/lastboat warm
	$(BIN)/python -m pytest -n 2 -m soak

bench: $(READY)
	$(BIN)/python benchmarks/run.py

# The environment, from the lock file; made again when the lock or the package's own description changes.
$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Lastboat needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

# Pin the newest versions that fit pyproject.toml, with their hashes, for every platform.
lock: $(READY)
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --upgrade --group dev pyproject.toml --output-file requirements.lock

clean:
	rm -rf $(VENV) build dist .ruff_cache .mypy_cache .import_linter_cache .hypothesis
