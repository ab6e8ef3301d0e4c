# Everything a newcomer needs: `make play` and `make test`. Both set up what they need by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# Node and npm come with the environment, so that every machine builds the page alike.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
PAGE := src/lastboat/page/index.html
PARTS := web/node_modules/.ready
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/lastboat/*/words/*.ftl src/lastboat/games/*/words/*.ftl)

.PHONY: play terminal test checked warm bench lint format soak lock clean

play: $(READY) $(PAGE)
	@$(BIN)/lastboat serve --open

terminal: $(READY)
	@$(BIN)/lastboat play $(GAME)

# What can be said without playing is said while the native rules are built.
test: $(READY)
	@$(MAKE) -j 2 warm checked
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not soak" --ignore tests/page
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not soak" tests/page

checked: $(READY) $(PAGE) lint
	$(BIN)/python tests/needs.py
	$(NPM) test

warm: $(READY)
	$(BIN)/lastboat warm

lint: $(READY) $(PARTS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: $(READY) $(PAGE) warm
	$(BIN)/python tests/needs.py
	$(BIN)/python -m pytest -n 2 --dist worksteal -m soak --ignore tests/page
	$(BIN)/python -m pytest -n 2 --dist worksteal -m soak tests/page

bench: $(READY) $(PAGE)
	$(BIN)/python benchmarks/run.py

# The page, from web/ into the package that serves it.
$(PAGE): $(PARTS) $(WEB)
	$(NPM) run build
	@touch $(PAGE)

$(PARTS): web/package-lock.json | $(READY)
	$(NPM) ci --no-audit --no-fund
	@touch $(PARTS)

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
		--no-emit-index-url --upgrade --group dev --extra arena pyproject.toml --output-file requirements.lock

clean:
	rm -rf $(VENV) web/node_modules src/lastboat/page build dist .ruff_cache .mypy_cache .import_linter_cache .hypothesis
