#!/usr/bin/env bash
# Runs a command with a throw-away PostgreSQL server, whose URL is in
# TOUCHLINE_TEST_POSTGRES, and takes it away afterwards.
#
#   scripts/with-postgres.sh cargo test --workspace
set -euo pipefail

find_tools() {
  local folder
  for folder in "$(dirname "$(command -v initdb || echo /none/initdb)")" /usr/lib/postgresql/*/bin; do
    if [ -x "$folder/initdb" ]; then
      echo "$folder"
      return
    fi
  done
  echo "PostgreSQL's server is missing: install the package postgresql" >&2
  return 1
}
tools=$(find_tools)

# The server does not run as root.
as_user=()
if [ "$(id -u)" = 0 ]; then
  as_user=(setpriv --reuid nobody --regid nogroup --clear-groups env HOME=/tmp)
fi

place=$(mktemp -d "${TMPDIR:-/tmp}/touchline-postgres.XXXXXX")
chmod 755 "$place"
mkdir "$place/data" "$place/socket"
if [ "$(id -u)" = 0 ]; then chown nobody:nogroup "$place/data" "$place/socket"; fi
cleanup() {
  "${as_user[@]}" "$tools/pg_ctl" --pgdata "$place/data" --mode immediate stop >/dev/null 2>&1 || true
  rm -rf "$place"
}
trap cleanup EXIT
trap 'exit 130' INT TERM

cd "$place"
"${as_user[@]}" "$tools/initdb" --pgdata "$place/data" --username touchline --auth trust \
  --no-sync --encoding UTF8 --locale C >"$place/initdb.log" 2>&1 || { cat "$place/initdb.log" >&2; exit 1; }
cd "$OLDPWD"
# A port that is free now; another program may take it first, so try a few.
for _ in 1 2 3 4 5; do
  port=$((20000 + RANDOM % 20000))
  if "${as_user[@]}" "$tools/pg_ctl" --pgdata "$place/data" --wait start \
    -o "-p $port -k $place/socket -c listen_addresses=127.0.0.1" \
    --log "$place/data/server.log" >/dev/null 2>&1; then
    break
  fi
  port=
done
if [ -z "${port:-}" ]; then
  cat "$place/data/server.log" >&2
  exit 1
fi
export TOUCHLINE_TEST_POSTGRES="postgres://touchline@127.0.0.1:$port/postgres"
"$@"
