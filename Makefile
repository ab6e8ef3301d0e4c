# `make play` and `make test` set up what they need; `make help` lists all targets.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
LEARN := $(VENV)/.learn
# Node and npm come from the environment: every machine builds the page with the same version.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
PAGE := src/lastboat/page/index.html
PARTS := web/node_modules/.ready
ENGINE := web/node_modules/.engine
RULES := $(shell find src/lastboat/kernel src/lastboat/search src/lastboat/compile src/lastboat/games src/lastboat/bots src/lastboat/tables src/lastboat/local -name '*.py' -o -name '*.h')
WEB := $(shell find web \( -path web/node_modules -o -path web/public/engine \) -prune -o -type f -print) $(wildcard src/lastboat/*/words/*.ftl src/lastboat/games/*/words/*.ftl)

.DEFAULT_GOAL := help
.PHONY: help play terminal site test lint format warm docs soak bench wheel release lock audit clean
.PHONY: checked lint-style lint-format lint-types lint-imports lint-page

help: ## List the targets.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F '|' '{ printf "make %-10s %s\n", $$1, $$2 }'

play: $(READY) $(PAGE) ## Set everything up and open the table in the browser.
	@$(BIN)/lastboat serve --open

terminal: $(READY) ## Play in the terminal; GAME=nisyros names a game.
	@$(BIN)/lastboat play $(GAME)

site: $(READY) $(PAGE) ## Write a site of files that plays without a server; SITE=folder, dist/site by default.
	@rm -rf "$(or $(SITE),dist/site)"
	@$(BIN)/lastboat site "$(or $(SITE),dist/site)"

# In CI a test that fails is run once more, and the summary counts it as "rerun": machines there may stand still for seconds.
AGAIN := $(if $(CI),--reruns 1)
# Linters and the page's unit tests run while the native rules are built.
test: $(READY) ## Set everything up, run all linters and all tests but the long ones.
	@$(MAKE) -j 2 warm checked
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not soak" $(AGAIN) --ignore tests/page
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not soak" $(AGAIN) tests/page

checked: $(READY) $(PAGE) lint
	$(BIN)/python tests/needs.py
	$(NPM) test

warm: $(READY) ## Build the native rules and searches of all games.
	$(BIN)/lastboat warm

# .pre-commit-config.yaml has a hook for each of these.
lint: lint-style lint-format lint-types lint-imports lint-page ## Check style, types and the direction of imports.

lint-style: $(READY)
	$(BIN)/ruff check .

lint-format: $(READY)
	$(BIN)/ruff format --check .

lint-types: $(READY)
	$(BIN)/mypy

lint-imports: $(READY)
	$(BIN)/lint-imports

lint-page: $(PARTS)
	$(NPM) run check

format: $(READY) ## Format the Python sources and fix what can be fixed.
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: $(READY) ## Build the documentation as a site into dist/docs; warnings are errors.
	@rm -rf dist/docs
	$(BIN)/python -m docs.builder.build dist/docs

soak: $(READY) $(LEARN) $(PAGE) warm ## Run the long tests, and those that need PyTorch.
	$(BIN)/python tests/needs.py
	$(BIN)/python -m pytest tests/examples
	$(BIN)/python -m pytest -n 2 --dist worksteal -m soak --ignore tests/page
	$(BIN)/python -m pytest -n 2 --dist worksteal -m soak tests/page

bench: $(READY) $(PAGE) ## Measure speed and strength, see docs/benchmarks.md.
	$(BIN)/python benchmarks/run.py

# Build the page from web/ into the package that serves it.
$(PAGE): $(PARTS) $(WEB) $(ENGINE)
	$(NPM) run build
	@touch $(PAGE)

# The rules as WebAssembly and the Python sources, which the page's build takes along.
$(ENGINE): $(RULES) | $(PARTS)
	rm -rf web/public/engine
	$(BIN)/python -m lastboat.compile wasm web/public/engine
	@touch $@

$(PARTS): web/package-lock.json | $(READY)
	$(NPM) ci --no-audit --no-fund
	@touch $(PARTS)

# Build the environment from the lock file; again when the lock or pyproject.toml changes.
$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Lastboat needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

# PyTorch is large, so `make play` and `make test` go without it; the tests of the examples skip what needs it.
$(LEARN): requirements-learn.lock $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-learn.lock
	@touch $(LEARN)

wheel: $(READY) $(PAGE) ## Build a wheel with the page and with native rules for all platforms into dist/.
	rm -f dist/*.whl
	$(BIN)/python -m lastboat.compile libraries
	$(BIN)/python -m hatchling build --target wheel --directory dist
	rm -rf src/lastboat/compile/libraries

release: wheel ## Build wheel and sdist, check them, and use the wheel with each Python 3.11 to 3.14 that is found.
	rm -f dist/*.tar.gz
	$(BIN)/python -m hatchling build --target sdist --directory dist
	$(BIN)/twine check --strict dist/*.whl dist/*.tar.gz
	$(BIN)/python -m tests.release dist/*.whl

lock: $(READY) ## Pin the newest versions that fit pyproject.toml, with hashes, for every platform.
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --upgrade --group dev --group docs --extra arena --extra build --extra fast --extra ray --extra rl --extra spiel --extra postgres pyproject.toml --output-file requirements.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --constraint requirements.lock --extra fast --extra postgres pyproject.toml --output-file deploy/requirements.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --upgrade --constraint requirements.lock --extra learn pyproject.toml --output-file requirements-learn.lock

audit: $(READY) $(PARTS) ## Look for known vulnerabilities in the pinned Python and npm packages.
	$(BIN)/python -m pip install --quiet pip-audit
	$(BIN)/pip-audit --requirement requirements.lock --require-hashes --disable-pip
	$(NPM) audit

clean: ## Remove everything that is built.
	rm -rf $(VENV) web/node_modules web/public/engine src/lastboat/page build dist .ruff_cache .mypy_cache .import_linter_cache .hypothesis
