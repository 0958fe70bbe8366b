#!/usr/bin/env bash
# A button takes its name from another element by aria-labelledby: "Send <i style="display:none">not yet</i> message". Is
# the hidden part in the name, if the label is visible? And if the label itself is hidden, which is allowed for labels?
# One would expect the same name both times, "Send message": what is display: none is never read.
# With a visible label it is. With a hidden one, everything in it counts, even what is display: none inside of it: "Send not yet
# message". So a template that is hidden as a whole, and has alternatives switched by CSS, is read with all of them.
# Seen by AT-SPI with Chromium 156, Firefox 153 and WebKitGTK 2.50.6. https://www.w3.org/TR/accname-1.2/#comp_hidden_not_referenced
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
engine_versions

cat > page.html <<'HTML'
<!doctype html><html lang="en"><meta charset="utf-8"><title>tree</title>
<p><button id="visible" aria-labelledby="label-1">Go</button> <button id="hidden" aria-labelledby="label-2">Go</button></p>
<p id="label-1">Send <i style="display: none">not yet</i> message</p>
<p id="label-2" hidden>Send <i style="display: none">not yet</i> message</p>
HTML
names() { accessibility "$1" page.html | sed -n 's/^\(visible\|hidden\) [a-z ]*| //p' | paste -sd'|'; }
for engine in chromium firefox webkit; do
  expect "$engine" 'Send message|Send not yet message' "$(names $engine)"
done
