# Two commands need nothing but python3 (3.11 to 3.13, with venv) and make: `make play` and `make test`.
# ARGS goes through to the program; PYTHON picks another interpreter: make test PYTHON=python3.12 ARGS="-k galopp"
PYTHON ?= python3
ARGS ?=
NAME ?=
BIN := .venv/bin

# Every server and terminal that a test starts would compile our sources to bytecode again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test quick hermetic check audit dev docs format hooks bench strength soak golden recorded wire screens icons \
	new-game publish lock wheel clean place-ready app-ready dev-ready style types tests quick-tests rules-ready tests-ready check-web web-ready

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/\1 \2/p' Makefile | \
	while read -r name what; do printf '  make %-9s %s\n' "$$name" "$$what"; done

# One sentence about a Python or a folder that will not do, before two halves of the work say it each.
place-ready:
	@$(PYTHON) tools/bootstrap.py place

app-ready:
	@$(PYTHON) tools/bootstrap.py app

dev-ready:
	@$(PYTHON) tools/bootstrap.py dev

play: app-ready ## play in the browser; with ARGS in this terminal (ARGS="galopp --lang fr")
	@test -n '$(ARGS)' || $(PYTHON) -m tools.client --or-terminal
	@if test -z '$(ARGS)' && test -f src/ludotheque/server/static/.digest; \
	then $(BIN)/ludotheque serve --open --quiet; else $(BIN)/ludotheque play $(ARGS); fi

# Style, page and rules are checked, built and compiled side by side. Types are checked beside the tests, which wait for
# servers and sockets half of their time: hence five workers on two cores.
test: place-ready ## everything CI asks: check, then all tests (ARGS="-k galopp")
	@$(MAKE) --no-print-directory -j 3 web-ready rules-ready tests-ready style docs
	@$(MAKE) --no-print-directory -j 2 types tests

tests: dev-ready
	$(BIN)/pytest -n 5 --dist worksteal $(ARGS)

rules-ready: dev-ready
	@$(BIN)/python -m tests.compile

# Five workers that import everything at the same time would each compile all of it to bytecode.
tests-ready: dev-ready
	@$(BIN)/pytest --collect-only -qq > .cache/collected.txt || { cat .cache/collected.txt; false; }

quick: dev-ready ## style and the tests that were quick last time: for the inner loop
	@$(MAKE) --no-print-directory -j 2 style quick-tests

quick-tests: dev-ready
	$(BIN)/pytest -n 2 --dist worksteal --quick $(ARGS)

hermetic: ## all tests in fresh clones under hostile settings, three rounds (ARGS="--rounds 1")
	@$(PYTHON) -m tools.hermetic $(ARGS)

check: place-ready ## style, types, messages, the page, documentation, advisories, without running tests
	@$(MAKE) --no-print-directory -j 2 types check-web style docs audit

audit: ## ask a public database about known weaknesses of the locked packages, where it can be reached
	@$(PYTHON) -m tools.audit

style: dev-ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python tools/check_messages.py
	$(BIN)/python tools/check_wording.py
	$(BIN)/python tools/check_lessons.py
	$(BIN)/python tools/check_rulebooks.py
	$(BIN)/python tools/wire.py --check

types: dev-ready
	$(BIN)/mypy $(wildcard conftest.py src tests tools bench)

check-web:
	$(PYTHON) -m tools.client check

web-ready: check-web
	@$(PYTHON) -m tools.client
	@$(PYTHON) -m tools.client test
	@$(PYTHON) -m tests.browser.finding

dev: dev-ready ## set up for changing things, and say how to go on
	@echo 'Ready. Leave .venv alone or enter it:  . $(BIN)/activate'
	@echo 'One test: $(BIN)/pytest -k NAME     Format: $(BIN)/ruff format     All of it: make test'

docs: dev-ready ## build the documentation site and say where it is
	@$(BIN)/python -m tools.docs

format: dev-ready ## write Python and the page in their usual format
	@$(BIN)/ruff format
	@$(PYTHON) -m tools.client format

hooks: dev-ready ## check before every commit what .pre-commit-config.yaml names
	@$(BIN)/pre-commit install

bench: dev-ready ## measure speed
	@$(BIN)/python -m bench $(ARGS)

strength: dev-ready ## measure every level against the one below (ARGS="galopp --deals 100")
	@$(BIN)/python tools/strength.py $(ARGS)

soak: dev-ready ## play for a long time and look for trouble
	@$(BIN)/pytest -n 2 -m long
	@LUDOTHEQUE_EXAMPLES=20 $(BIN)/pytest -n 2 -k "test_any or reading_any" src
	@$(BIN)/python tools/soak.py $(ARGS)

golden: dev-ready ## write recorded plays and ledgers anew, to be read in the diff (ARGS=my_game)
	@$(BIN)/python -m ludotheque.testing --write $(ARGS)

recorded: dev-ready ## record matches over the wire anew, after a change of the protocol (ARGS=galopp)
	@$(BIN)/python -m tests.recorded $(ARGS)

wire: dev-ready ## write docs/protocol.md and the client's types from the server's messages
	@$(BIN)/python tools/wire.py

screens: dev-ready ## photograph every screen into docs/screens, to be looked at
	@$(BIN)/python -m tests.browser.screens $(ARGS)

icons: dev-ready ## draw web/icon.svg as the icons of the installed page
	@$(BIN)/python -m tests.browser.icons

new-game: dev-ready ## begin a game from the template (NAME=my_game)
	@test -n '$(NAME)' || { echo 'Say which: make new-game NAME=my_game' >&2; exit 2; }
	@$(BIN)/ludotheque new-game '$(NAME)'

publish: dev-ready ## publish a draft, or say what is missing (NAME=my_game ARGS=--dry-run)
	@test -n '$(NAME)' || { echo 'Say which: make publish NAME=my_game' >&2; exit 2; }
	@$(BIN)/python -m tools.publish '$(NAME)' $(ARGS)

lock: ## remake requirements/ from pyproject.toml (ARGS=--upgrade for the newest)
	@$(PYTHON) -m tools.lock $(ARGS)

# hatchling prints the names of the two files.
wheel: app-ready ## build what people install into dist/: page, wheel and source distribution
	@$(PYTHON) -m tools.client
	@rm -f dist/ludotheque-*
	@$(BIN)/python -m hatchling build -d dist

clean: ## remove everything that was made here
	rm -rf .venv .cache .hypothesis build dist web/node_modules tests/browser/node_modules src/ludotheque/server/static
