# The commands of Petteia; `make` alone lists them.

PYTHON ?= python3
GAME ?= gods
VENV = .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check

# uv installs many times faster than pip; pip takes over where uv does not run or finds no packages (it reads no pip.conf).
INSTALL = install() { $(BIN)/uv pip install --quiet --python $(BIN)/python "$$@" 2> /dev/null || $(PIP) "$$@"; }; install
STEP = @$(PYTHON) tools/step.py $@
SIDE_BY_SIDE = @+$(MAKE) --silent --no-print-directory $(if $(filter -j%,$(MAKEFLAGS)),,-j4)

# The modules mypyc compiles, and their neighbours, whose constants and types go into the C code.
HOT := $(shell grep -rlx --include='*.py' --exclude-dir=tests '\# petteia: compiled' src/petteia)
ENGINE := $(wildcard $(addsuffix *.py,$(sort $(dir $(HOT)))))

# What the browser client is made of: its own source, and what games draw and say.
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*') \
	$(wildcard src/petteia/players/locale/*.ftl) $(shell find src/petteia/games -type f \( -path '*/web/*' -o -path '*/locale/*' -o -path '*/data/*' -o -name 'RULES*.md' \)) src/petteia/core/marks.json

.DELETE_ON_ERROR:
.PHONY: help setup ready play test lint format bench lock build docs clean FORCE

help: ## list the commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | while IFS="$$(printf '\t')" read -r name what; do \
		printf '  make %-8s %s\n' "$$name" "$$what"; done

setup: ## prepare everything: .venv, pinned dependencies, compiled engine, browser client, tools
	$(SIDE_BY_SIDE) $(VENV)/.compiled $(VENV)/.client $(VENV)/.bytecode $(VENV)/.tools

ready: # what playing needs
	$(SIDE_BY_SIDE) $(VENV)/.compiled $(VENV)/.client $(VENV)/.bytecode

play: ready ## play in the browser; without a browser client, in the terminal
	@if [ -f web/dist/index.html ]; then exec $(BIN)/petteia serve; else exec $(BIN)/petteia play $(GAME); fi

test: setup ## run every check: lint, types, layers, all tests compiled and interpreted
	@$(BIN)/python tools/check.py

lint: setup ## run the checks that execute nothing: ruff, mypy, import-linter
	@$(BIN)/python tools/check.py --lint

format: setup ## put the source into the house format
	$(BIN)/python -m ruff check --fix-only --quiet .
	$(BIN)/python -m ruff format .

bench: setup ## measure speed: make bench GAME=...
	@$(BIN)/petteia bench $(GAME)

lock: $(VENV)/.uv ## pin the newest allowed dependencies in requirements/*.txt
	$(COMPILE) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) $(RUN) -o requirements/run.txt
	$(COMPILE) $(RUN) $(BUILD) -c requirements/run.txt -o requirements/build.txt
	$(COMPILE) $(RUN) $(BUILD) $(EXTRAS) -c requirements/build.txt -o requirements/dev.txt
RUN = $(addprefix requirements/,run.in server.in)
BUILD = requirements/build.in
EXTRAS = $(addprefix requirements/,dev.in docs.in rl.in openspiel.in data.in mcp.in textarena.in)
COMPILE = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate

build: setup ## make the wheel and the source archive in dist/
	$(BIN)/python -m build --no-isolation --outdir dist

docs: setup ## make the documentation site in build/docs/html; a broken link fails
	@$(BIN)/python tools/docs_site.py

clean: ## remove what was built; .venv stays, and var/ with its games
	rm -rf build dist src/petteia.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/dist
	rm -f $(VENV)/.installed $(VENV)/.compiled $(VENV)/.client $(VENV)/.tools
	find src tests tools \( -name '*.so' -o -name '*.pyd' -o -name '*.pyc' \) -delete

# The stamps of `make setup`; tools/step.py writes them when the work is done.

$(VENV)/.made:
	@command -v $(PYTHON) > /dev/null || { echo "Petteia needs Python 3.11 or newer; there is no $(PYTHON) here."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Petteia needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1)."; \
		echo "If a newer one has another name: make setup PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || { \
		echo "$(PYTHON) lacks the venv module. Debian, Ubuntu: sudo apt install python3-venv"; exit 1; }
	@echo "petteia: preparing everything, once: a minute or so. Next time only what changed is done again."
	$(STEP) "Python environment in $(VENV)" "about 5 s" "$(PYTHON) -m venv --clear $(VENV)"

$(VENV)/.uv: requirements/uv.txt $(VENV)/.made
	@$(PIP) --require-hashes -r requirements/uv.txt 2> /dev/null || echo "petteia: no uv here; pip does its work, more slowly"
	@touch $@

# Playing takes less than testing: the tools, research libraries and their large dependencies come with `make setup` only.
$(VENV)/.locked: requirements/build.txt $(VENV)/.uv
	$(STEP) "Python packages" "5 to 30 s" '$(INSTALL) --require-hashes -r requirements/build.txt'

# uv leaves this out; without it the server starts three times slower wherever Python may not keep its bytecode.
$(VENV)/.bytecode: tools/bytecode.py $(VENV)/.installed
	$(STEP) "bytecode of what the server loads" "about 4 s" '$(BIN)/python tools/bytecode.py'

$(VENV)/.tools: requirements/dev.txt $(VENV)/.installed
	$(STEP) "tools for testing" "5 to 60 s" '$(INSTALL) --require-hashes -r requirements/dev.txt'

$(VENV)/.installed: pyproject.toml setup.py $(RUN) $(BUILD) $(EXTRAS) $(VENV)/.locked
	$(STEP) "the command petteia" "about 2 s" 'PETTEIA_COMPILE=0 $(PIP) --no-build-isolation --no-deps -e .'

$(VENV)/.compiled: $(ENGINE) $(VENV)/.installed $(VENV)/.inputs
	$(STEP) "compiling the rules and the bots" "about a minute" '$(BIN)/python setup.py --quiet build_ext --inplace'

# Without Node the rest still works: the server then shows a plain page.
$(VENV)/.client: $(CLIENT) tools/client.py $(VENV)/.made
	$(STEP) "browser client" "about 15 s" '$(BIN)/python tools/client.py build' || echo "petteia: going on without the browser client"

# Notices removed modules, another PETTEIA_COMPILE and a compiler that came or went; rewritten only if it differs.
$(VENV)/.inputs: FORCE | $(VENV)/.made
	@{ echo "PETTEIA_COMPILE=$(PETTEIA_COMPILE)"; command -v "$(CC)" gcc clang; printf '%s\n' $(ENGINE); } > $@.new; \
	if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
FORCE:
