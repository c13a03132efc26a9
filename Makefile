# make run    the page: play in a browser
# make test   format, lints, all tests, the page in a browser
# make page   builds the page (web/) into web/dist
# make api    what the interface says of itself, and the page's types made from that
# make dist   one program with the page in it: dist/touchline
# make check-api   the server against its own description (schemathesis)
# make calibrate   charts and ratings against real football: slow, needs TOUCHLINE_DATA
# make load   the server under load: 300 live matches, answers in time, nothing lost;
#             make load LOAD="--kill 5", make load-postgres LOAD="--processes 2"
# make pictures   the pictures of the manual, from the running program
# make cost   instructions of the generic rules against straight code (valgrind)
# make fuzz   the fuzz targets, a minute each (nightly toolchain, cargo-fuzz);
#             make fuzz FUZZ="3600 10000000": an hour or ten million inputs each

.PHONY: run parts test page api dist tools check-api calibrate load load-postgres pictures cost fuzz

# Page and program are built side by side; only the command has the page in it, so it comes after both.
run: tools
	@echo "Touchline is being built: some minutes the first time, seconds from then on."
	@$(MAKE) --no-print-directory -j2 page parts
	cargo build --profile quick --package cli
	target/quick/touchline serve

parts:
	cargo build --profile quick --workspace --lib

test: tools page
	scripts/need.sh python3 chromium firefox webkit postgres
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- --deny warnings
	scripts/with-postgres.sh cargo test --workspace --quiet
	cd web && npm test --silent && npm run --silent browser

# Built again only if something in it changed.
page: web/dist/index.html

web/dist/index.html: $(shell find web/src web/public web/index.html web/*.json web/*.ts 2>/dev/null) web/node_modules/.package-lock.json
	cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package-lock.json
	scripts/need.sh node
	cd web && npm ci --silent --no-audit --no-fund

# The suite fails if one of the two files is not what this makes.
api: tools web/node_modules/.package-lock.json
	TOUCHLINE_RENEW=1 cargo test --quiet --package server --lib the_page_has
	cd web && npm run --silent types

dist: tools page
	cargo build --release --package cli
	mkdir -p dist
	strip -o dist/touchline target/release/touchline
	@echo "dist/touchline runs by itself: ./dist/touchline serve"

tools:
	@scripts/need.sh rust

check-api: tools
	scripts/check-api.sh

# The folder with football-datasets/ or openfootball/ in it.
calibrate: tools
	@test -d "$$TOUCHLINE_DATA" || { \
	  echo "set TOUCHLINE_DATA to a folder of results: see docs/calibration.md" >&2; exit 2; }
	cargo run --quiet --release --package cli --bin touchline -- forge calibrate

# LOAD has more options: make load LOAD=--help.
load: tools page
	cargo bench --quiet --package cli --bench load -- $(LOAD)

load-postgres: tools page
	scripts/need.sh postgres
	cargo bench --quiet --package cli --bench load --no-run
	scripts/with-postgres.sh sh -c \
	  'cargo bench --quiet --package cli --bench load -- --db "$$TOUCHLINE_TEST_POSTGRES" $(LOAD)'

pictures: tools page
	scripts/need.sh chromium
	cargo build --quiet --package cli
	node web/browser/pictures.mjs

cost: tools
	scripts/cost.sh

fuzz:
	scripts/fuzz.sh $(FUZZ)
