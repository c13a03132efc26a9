#!/usr/bin/env bash
# Makes sure that tools are there: installs what Debian's packages have where it
# may (as root), and says what to do where it may not.
#
#   scripts/need.sh rust node python3 chromium firefox webkit postgres
set -euo pipefail

missing=()

# need NAME PACKAGE TEST…: the package brings what the test looks for.
need() {
  local name=$1 package=$2
  shift 2
  if "$@" >/dev/null 2>&1; then return; fi
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing $package" >&2
    # The list of packages may be old or missing.
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >/dev/null 2>&1 || {
      apt-get update -qq >/dev/null 2>&1 || true
      DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >/dev/null
    }
    if "$@" >/dev/null 2>&1; then return; fi
  fi
  missing+=("$name is missing: install the package $package")
}

has_server() { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; }
has_browser() { command -v chromium || command -v chromium-browser || command -v google-chrome; }
has_firefox() { command -v firefox-esr || command -v firefox; }
has_node() { command -v npm && node -e 'process.exit(Number(parseInt(process.versions.node) < 20))'; }

for tool in "$@"; do
  case $tool in
    rust)
      need "a C compiler" gcc command -v cc
      if ! command -v cargo >/dev/null; then
        missing+=("cargo is missing: install Rust 1.95 or later (https://rustup.rs)")
      else
        cargo fmt --version >/dev/null 2>&1 || missing+=("rustfmt is missing: rustup component add rustfmt")
        cargo clippy --version >/dev/null 2>&1 || missing+=("clippy is missing: rustup component add clippy")
      fi
      ;;
    node) need "Node 20 or later with npm" npm has_node ;;
    python3) need "Python 3 (a test plays a match with examples/bot.py)" python3 command -v python3 ;;
    chromium) need "Chromium" chromium has_browser ;;
    firefox) need "Firefox" firefox-esr has_firefox ;;
    webkit)
      need "WebKit's driver" webkit2gtk-driver command -v WebKitWebDriver
      need "Xvfb (a screen for WebKit)" xvfb command -v Xvfb
      ;;
    postgres) need "PostgreSQL's server" postgresql has_server ;;
    *)
      echo "scripts/need.sh does not know $tool" >&2
      exit 2
      ;;
  esac
done

if [ ${#missing[@]} -gt 0 ]; then
  printf '%s\n' "${missing[@]}" >&2
  exit 2
fi
