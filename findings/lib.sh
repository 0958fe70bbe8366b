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

# browsers [PACKAGE@VERSION ...]: prepares browsers.mjs, which drives the three engines with real clicks, and installs packages.
browsers() {
  need chromium chromium
  need firefox-esr firefox-esr
  need WebKitWebDriver webkit2gtk-driver
  need Xvfb xvfb
  packages puppeteer-core@24.43.1 "$@"
  cp "$findings/browsers.mjs" .
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

# renderers: installs resvg and sharp, which contains librsvg, and writes draw.cjs: a function that draws SVG elements in a
# file of 40 by 40 px, and returns the pixels of both programs, four bytes each.
renderers() {
  packages @resvg/resvg-js@2.6.2 sharp@0.35.5
  cat >draw.cjs <<'END'
const { Resvg } = require('@resvg/resvg-js');
const sharp = require('sharp');
module.exports = async (elements) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${elements}</svg>`;
  const librsvg = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return { resvg: new Resvg(svg).render().pixels, librsvg };
};
END
}

# print_page: prints page.html in Chromium, to page.pdf.
print_page() {
  chromium --headless --no-sandbox --disable-gpu --user-data-dir=profile --no-pdf-header-footer \
    --print-to-pdf=page.pdf page.html 2>/dev/null
}

# engines PAGE: opens a page of the temporary folder in Chromium, Firefox and WebKitGTK, and waits until it has a title,
# which is its result. Leaves chromium.txt (the title), chromium.png (the window, 800 by 600) and chromium.pdf (printed on
# A4), and the same for firefox and webkit. DARK=1 stands for a dark system.
engines() {
  need chromium chromium
  need firefox-esr firefox-esr
  need xvfb-run xvfb
  need gjs 'gjs gir1.2-webkit2-4.1'
  [ -d node_modules/puppeteer-core ] || packages puppeteer-core@24.43.1

  cat >engines.mjs <<'END'
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';

const [page, chromium, firefox] = process.argv.slice(2);
const types = { html: 'text/html', svg: 'image/svg+xml', woff2: 'font/woff2' };
const server = createServer(({ url }, response) => {
  const file = `.${url}`;
  if (!existsSync(file)) return response.writeHead(404).end();
  response.setHeader('content-type', types[file.split('.').pop()] ?? 'text/plain');
  response.end(readFileSync(file));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}/${page}`;

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
if (process.env.DARK) flags.push('--blink-settings=preferredColorScheme=0');
const browsers = [['chromium', 'chrome', chromium, flags], ['firefox', 'firefox', firefox, []]];
for (const [name, browser, executablePath, args] of browsers) {
  const extraPrefsFirefox = { 'layout.css.prefers-color-scheme.content-override': process.env.DARK ? 0 : 1 };
  const running = await puppeteer.launch({ browser, executablePath, args, extraPrefsFirefox });
  const tab = await running.newPage();
  await tab.setViewport({ width: 800, height: 600 });
  await tab.goto(address);
  while (!(await tab.title())) await new Promise((resolve) => setTimeout(resolve, 100));
  writeFileSync(`${name}.txt`, await tab.title());
  await tab.screenshot({ path: `${name}.png` });
  await tab.pdf({ path: `${name}.pdf`, format: 'A4', tagged: true });
  console.log(await running.version());
  await running.close();
}
await new Promise((resolve) =>
  execFile('xvfb-run', ['-a', 'gjs', '-m', 'webkit.js', address], (_, stdout) => {
    console.log(stdout.trim());
    server.close(resolve);
  }),
);
END

  cat >webkit.js <<'END'
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import System from 'system';

Gtk.init(null);
Gtk.Settings.get_default().gtk_application_prefer_dark_theme = Boolean(GLib.getenv('DARK'));
const view = new WebKit.WebView({ web_context: WebKit.WebContext.new_ephemeral() });
view.get_settings().hardware_acceleration_policy = WebKit.HardwareAccelerationPolicy.NEVER;
const window = new Gtk.Window({ decorated: false, default_width: 800, default_height: 600 });
window.add(view);
window.show_all();
const print_settings = new Gtk.PrintSettings();
print_settings.set_printer('Print to File');
print_settings.set('output-file-format', 'pdf');
print_settings.set('output-uri', `file://${GLib.get_current_dir()}/webkit.pdf`);
const printing = new WebKit.PrintOperation({ web_view: view, print_settings });
printing.connect('finished', () => Gtk.main_quit());
view.connect('notify::title', () => {
  if (!view.title) return;
  GLib.file_set_contents('webkit.txt', view.title);
  view.get_snapshot(WebKit.SnapshotRegion.VISIBLE, 0, null, (_, result) => {
    view.get_snapshot_finish(result).writeToPNG('webkit.png');
    printing.print();
  });
});
GLib.timeout_add_seconds(0, 60, () => Gtk.main_quit());
view.load_uri(System.programArgs[0]);
Gtk.main();
print('WebKitGTK', WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version());
END

  GDK_BACKEND=x11 NO_AT_BRIDGE=1 node engines.mjs "$1" "$(command -v chromium)" "$(command -v firefox-esr)"
}
