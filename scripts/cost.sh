#!/usr/bin/env bash
# Instructions per match of the toy game: generic rules against straight code.
# The ratio must stay at or below 1.05. Needs valgrind.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v valgrind >/dev/null || { echo "valgrind is missing: install it with your package manager" >&2; exit 2; }
cargo build --quiet --release -p tabletop --example cost
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/cost "$1" "$2" 2>&1 >/dev/null |
    sed -n 's/.*Collected : //p'
}
matches=2000
for way in plain generic; do
  per_match=$(( ($(count "$way" $matches) - $(count "$way" 0)) / matches ))
  echo "$way: $per_match instructions per match"
  eval "$way=$per_match"
done
# shellcheck disable=SC2154
ratio=$(( generic * 1000 / plain ))
printf 'ratio: %d.%03d\n' $((ratio / 1000)) $((ratio % 1000))
[ "$ratio" -le 1050 ] || { echo "the generic rules cost too much" >&2; exit 1; }
