# Each target does all of its own set-up: Python 3.11 or newer, Node 20.19 or newer and make are all that is needed.
PYTHON ?= python3
MINUTES ?= 1
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install --quiet

WEB := src/rospo/server/web/index.html
WEB_SOURCES := $(shell find web/src web/public src/rospo/games -type f \( -path 'web/*' -o -name '*.toml' \)) web/index.html web/vite.config.ts

.PHONY: play web test quick check unit simulate planted long soak bench arena docs man pictures types format dist audit clean

play: $(VENV)/.play $(WEB) ## open the table in the browser
	@$(BIN)/rospo serve --open

web: $(WEB) ## build the web table into the package

test: $(VENV)/.dev web/node_modules/.stamp $(WEB) ## everything that CI runs
	@$(BIN)/python tests/stages.py lint types layers web tests simulation browser

quick: $(VENV)/.dev ## the checks that catch most mistakes, in a minute
	@$(BIN)/python tests/stages.py lint types layers core

check: $(VENV)/.dev web/node_modules/.stamp ## style and types, and the web table's own tests
	@$(BIN)/python tests/stages.py lint types layers web

unit: $(VENV)/.dev $(WEB) ## all of pytest
	@$(BIN)/python tests/stages.py tests browser

simulate: $(VENV)/.dev ## evenings at the server's tables, full of faults, on virtual time; MINUTES=10 for longer
	@$(BIN)/python -m tests.simulation --minutes $(MINUTES)

planted: $(VENV)/.dev ## plant bugs in a copy of the server, one by one: the simulation has to find each
	@$(BIN)/python -m tests.simulation.planted

long: $(VENV)/.learn ## many more games in lock-step, and the example that learns; takes twenty minutes
	ROSPO_LONG=1 $(BIN)/python -m pytest -q -n 2 --dist loadgroup tests/lockstep tests/long

soak: $(VENV)/.dev ## hundreds of kills, full disks and cut-off races at a real server; takes five minutes
	ROSPO_SOAK=1 $(BIN)/python -m pytest -q -n 2 --dist loadgroup tests/server/test_faults.py tests/server/test_broken_clients.py tests/server/care/test_kills.py

bench: $(VENV)/.dev ## speeds, and the C yardstick where there is a C compiler
	$(BIN)/rospo bench
	$(BIN)/python benchmarks/against_c.py
	$(BIN)/python benchmarks/search_speed.py

arena: $(VENV)/.dev ## all levels against each other; takes half an hour
	$(BIN)/python benchmarks/levels.py
	$(BIN)/python benchmarks/istinto_bids.py

docs: $(VENV)/.dev ## build the documentation site into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "The documentation is at site/index.html; its search needs a server: $(BIN)/python -m http.server --bind 127.0.0.1 --directory site"

man: $(VENV)/.dev ## write the man page, docs/rospo.1
	cd docs/making && ../../$(BIN)/python man.py

pictures: $(VENV)/.dev $(WEB) ## take the docs' pictures of the web table, in Chromium
	$(BIN)/python docs/making/pictures.py

types: $(VENV)/.dev ## generate the web table's types from the server and the games
	$(BIN)/python web/wire_types.py

format: $(VENV)/.dev web/node_modules/.stamp ## format Python and web sources
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	npm --prefix web run --silent format

dist: $(VENV)/.release $(WEB) ## the wheel and the source archive, tried in clean environments; takes ten minutes
	@$(BIN)/python release/dist.py

audit: $(VENV)/.release ## known weaknesses of the dependencies; needs the network
	@$(BIN)/python release/audit.py

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(None if v >= (3, 11) else f"Rospo needs Python 3.11 or newer, and $(PYTHON) is {v[0]}.{v[1]}; say make PYTHON=python3.12, for example")'
	@echo "Setting up $(VENV); this takes about half a minute, once …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "Installing Rospo …"
	@$(PIP_INSTALL) --editable '.[fast]'
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "Installing Rospo and the tools for its tests …"
	@$(PIP_INSTALL) --editable '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.release: $(VENV)/.dev
	@echo "Installing the tools for a release …"
	@$(PIP_INSTALL) --editable '.[release]'
	@touch $@

$(VENV)/.learn: $(VENV)/.dev
	@echo "Installing PyTorch …"
	@$(PIP_INSTALL) --editable '.[learn]'
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "The web table is built with Node 20.19 or newer, and there is no npm here; rospo play works without."; exit 1; }
	@echo "Installing the tools of the web table …"
	@npm --prefix web ci --no-fund --no-audit --loglevel=error
	@touch $@

$(WEB): $(WEB_SOURCES) web/node_modules/.stamp
	@echo "Building the web table …"
	@npm --prefix web run --silent build -- --logLevel warn

clean:
	rm -rf $(VENV) web/node_modules src/rospo/server/web site .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache dist
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
