# make run    a goal-dice match in the terminal against a computer coach
# make test   format, lints, all tests
# make cost   instructions of the generic rules against straight code (valgrind)
# make fuzz   the fuzz targets, a minute each (nightly toolchain, cargo-fuzz)

.PHONY: run test tools cost fuzz

run: tools
	cargo run --quiet --release --package cli --bin touchline -- play --game goal-dice

test: tools
	@command -v python3 >/dev/null || { \
	  echo "python3 is missing: a test plays a match with examples/bot.py" >&2; exit 2; }
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- --deny warnings
	cargo test --workspace --quiet

tools:
	@command -v cargo >/dev/null || { \
	  echo "cargo is missing: install Rust 1.95 or later" >&2; exit 2; }
	@cargo fmt --version >/dev/null 2>&1 || { \
	  echo "rustfmt is missing: rustup component add rustfmt" >&2; exit 2; }
	@cargo clippy --version >/dev/null 2>&1 || { \
	  echo "clippy is missing: rustup component add clippy" >&2; exit 2; }
	@command -v cc >/dev/null || { \
	  echo "a C linker is missing: install gcc or clang with your package manager" >&2; exit 2; }

cost: tools
	scripts/cost.sh

fuzz:
	@cargo fuzz --version >/dev/null 2>&1 || { \
	  echo "cargo-fuzz is missing: cargo install cargo-fuzz" >&2; exit 2; }
	for target in match_file grid clubs scenario phrase_book; do \
	  cargo +nightly fuzz run $$target -- -max_total_time=60 || exit 1; \
	done
