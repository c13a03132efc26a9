#!/bin/sh
# Runs the fuzz targets: scripts/fuzz.sh [SECONDS [RUNS [TARGET ...]]]
# Each ends after so many seconds or inputs, whichever comes first, and says how many
# there were. Nothing here is unsafe, so no sanitizer is needed, and it is faster without;
# again by a third to twice without a look at every comparison. Inputs are as long as the longest seed.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
runs=${2:-10000000}
[ $# -lt 2 ] || shift
[ $# -lt 1 ] || shift
cargo fuzz --version >/dev/null 2>&1 || {
    echo "cargo-fuzz is missing: cargo install cargo-fuzz" >&2
    exit 2
}
for target in ${*:-$(cargo +nightly fuzz list)}; do
    mkdir -p "fuzz/corpus/$target" "fuzz/seeds/$target"
    log="fuzz/corpus/$target.log"
    cargo +nightly fuzz run -s none --no-trace-compares "$target" "fuzz/corpus/$target" "fuzz/seeds/$target" -- \
        -max_total_time="$seconds" -runs="$runs" -rss_limit_mb=4096 \
        -print_final_stats=1 >"$log" 2>&1 || {
        tail -40 "$log" >&2
        exit 1
    }
    awk -v target="$target" '/number_of_executed_units/ { n = $2 } /average_exec_per_sec/ { s = $2 }
        END { printf "%-14s %10d inputs, %d a second, nothing found\n", target, n, s }' "$log"
done
