#!/usr/bin/env bash
# How do three engines name these for assistive technology: <h2>Con<wbr>tact</h2>; a heading of two inline-block spans, "4.8"
# and "t", that look like one word; a link "Docs" whose ::after has content: "→" / "new tab"; <h2> in text-transform: uppercase?
# One would expect "Contact", "4.8t", "Docs new tab", and the words as they are in the HTML.
# Chromium names the first "Con tact", so <wbr> splits a word; Chromium and WebKit name the second "4.8 t", Firefox does not;
# Firefox glues the third, "Docsnew tab"; and in all three, CSS capitals are in the name: "TELL US".
# Seen by AT-SPI with Chromium 156, Firefox 153 and WebKitGTK 2.50.6.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
engine_versions

cat > page.html <<'HTML'
<!doctype html><html lang="en"><meta charset="utf-8"><title>tree</title>
<style>span { display: inline-block } a::after { content: "→" / "new tab" }</style>
<h2 id="wbr">Con<wbr>tact</h2>
<h2 id="parts"><span>4.8</span><span>t</span></h2>
<p><a id="alt" href="#docs">Docs</a></p>
<h2 id="capitals" style="text-transform: uppercase">Tell us</h2>
HTML
names() { accessibility "$1" page.html | sed -n 's/^[a-z]* [a-z]* | //p' | paste -sd'|'; }
expect chromium 'Con tact|4.8 t|Docs new tab|TELL US' "$(names chromium)"
expect firefox 'Contact|4.8t|Docsnew tab|TELL US' "$(names firefox)"
expect webkit 'Contact|4.8 t|Docs new tab|TELL US' "$(names webkit)"
