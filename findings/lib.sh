# What the findings share; each one starts with: . "$(dirname "$0")/lib.sh"
set -euo pipefail

# A temporary folder, which disappears at the end.
findings=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# need PROGRAM PACKAGE: stops if a program is missing, and names its Debian package.
need() {
  command -v "$1" >/dev/null || {
    echo "This finding needs $1: apt install $2"
    exit 1
  }
}

# packages NAME@VERSION ...: installs npm packages into the temporary folder, and prints them.
packages() {
  npm install --prefix "$work" --no-audit --no-fund --loglevel=error "$@" >/dev/null
  echo "$* under Node $(node --version)"
}

# expect WHAT EXPECTED ACTUAL: prints what was seen; ends the script if it is not what this finding is about.
expect() {
  if [ "$2" = "$3" ]; then
    printf '%s: %s\n' "$1" "$3"
  else
    printf 'CHANGED  %s\n  expected: %s\n  now:      %s\n' "$1" "$2" "$3"
    exit 1
  fi
}

# engines: prepares engines.mjs, which drives the three stock browsers of Debian.
engines() {
  need chromium chromium
  need firefox-esr firefox-esr
  need WebKitWebDriver webkit2gtk-driver
  need Xvfb xvfb
  packages puppeteer-core@24.43.1 "$@"
  cp "$findings/engines.mjs" .
}

# accessibility ENGINE FILE: "id role | name" of the elements of a page (chromium, firefox or webkit).
accessibility() {
  need dbus-run-session dbus
  need xvfb-run xvfb
  /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null || {
    echo 'This finding needs AT-SPI: apt install at-spi2-core python3-gi gir1.2-atspi-2.0'
    exit 1
  }
  dbus-run-session -- xvfb-run -a /usr/bin/python3 "$findings/accessibility.py" "$@" 2>/dev/null
}

# Prints the versions of Debian's three engines.
engine_versions() {
  dpkg-query -W -f '${Package} ${Version}\n' chromium firefox-esr 'libwebkit2gtk-4.[01]-*' | sed '/ $/d'
}
