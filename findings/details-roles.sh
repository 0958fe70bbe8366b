#!/usr/bin/env bash
# Two <details name="faq">, an accordion. What do screen readers on Linux get for each <summary>, and do they hear "1 of 2"?
# One would expect a button that is collapsed or expanded in every engine; and no position, as these are no list.
# Chromium gives a toggle button with a position in its group, Firefox a push button without one, and WebKitGTK an element
# of unknown role, both for <details> and for <summary>, so nothing says that it can be pressed.
# Seen by AT-SPI with Chromium 156, Firefox 153 and WebKitGTK 2.50.6.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
engine_versions

cat > page.html <<'HTML'
<!doctype html><html lang="en"><meta charset="utf-8"><title>tree</title><h1 id="heading">Questions</h1>
<details id="details" name="faq" open><summary id="summary">How long?</summary>A week.</details>
<details name="faq"><summary>How much?</summary>It depends.</details>
HTML
roles() { accessibility "$1" page.html | sed -n 's/ |.*//; /^details \|^summary /p' | paste -sd,; }
expect chromium 'details panel,summary toggle button 1 of 2' "$(roles chromium)"
expect firefox 'details panel,summary push button' "$(roles firefox)"
expect webkit 'details unknown,summary unknown' "$(roles webkit)"
