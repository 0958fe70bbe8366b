#!/usr/bin/env bash
# A policy allows one inline style by its hash. A script appends an empty <style> and calls sheet.insertRule(), as CSS-in-JS
# libraries do in production. Is the rule applied?
# One would expect yes: the policy's text says that rules set through the CSSOM are not inline styles, and no text is there.
# No engine applies it: the empty text is checked as well, and an element that fails has no sheet (null). The hash of
# the empty string in style-src helps; so does a constructed style sheet, which no directive covers.
# Seen with Chromium 156, Firefox 153 and WebKitGTK 2.50.6.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
browsers

cat > check.mjs <<'JS'
import { createHash } from 'node:crypto';
import { inEachEngine, serve } from './browsers.mjs';
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const { origin, server } = await serve(({ url }, response) => {
  const empty = url === '/with-empty-hash' ? hash('') : '';
  response.setHeader('content-security-policy', `style-src ${hash('p{margin:0}')} ${empty}`);
  response.setHeader('content-type', 'text/html').end('<!doctype html><style>p{margin:0}</style><p>Text</p>');
});
const addRules = () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.sheet?.insertRule('p { text-indent: 1px }');
  const constructed = new CSSStyleSheet();
  constructed.insertRule('p { letter-spacing: 2px }');
  document.adoptedStyleSheets.push(constructed);
  const { textIndent, letterSpacing } = getComputedStyle(document.querySelector('p'));
  return `${textIndent} ${letterSpacing}`;
};
await inEachEngine(async ({ open, run }, name) => {
  for (const path of ['/', '/with-empty-hash']) {
    await open(origin + path);
    console.log(name, path, await run(addRules));
  }
});
server.close();
server.closeAllConnections();
JS
node check.mjs > seen
for engine in chromium firefox webkit; do
  expect "$engine, without the hash (empty <style>, constructed sheet)" '0px 2px' "$(sed -n "s|^$engine / ||p" seen)"
  expect "$engine, with the hash of the empty string" '1px 2px' "$(sed -n "s|^$engine /with-empty-hash ||p" seen)"
done
