#!/usr/bin/env bash
# A page has "require-trusted-types-for 'script'", and no policy. A script adds structured data, which never runs: <script
# type="application/ld+json">. May it set textContent? May it append() the text? May it clear a box by innerHTML = ''?
# One would expect yes for data and for the empty string, which are no code; or else that textContent and append() are alike.
# textContent throws, whatever the type, and so does innerHTML = '', even with an empty string; append() of the same text works.
# import() of a string works; serviceWorker.register(), new Worker() and DOMParser, even for XML, throw.
# The same in Chromium 156, Firefox 153 and WebKitGTK 2.50.6. https://www.w3.org/TR/trusted-types/
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
browsers

cat > check.mjs <<'JS'
import { inEachEngine, serve } from './browsers.mjs';
const { origin, server } = await serve(({ url }, response) => {
  const isModule = url === '/module.js';
  response.setHeader('content-security-policy', "require-trusted-types-for 'script'");
  response.setHeader('content-type', isModule ? 'text/javascript' : 'text/html');
  response.end(isModule ? 'export {};' : '<!doctype html><p>Text</p>');
});
const attempts = async () => {
  const data = () => Object.assign(document.createElement('script'), { type: 'application/ld+json' });
  const attempt = async (action) => {
    try {
      await action();
      return 'works';
    } catch (error) {
      return error.name;
    }
  };
  return [
    ['textContent', await attempt(() => (data().textContent = '{}'))],
    ['append', await attempt(() => { const script = data(); script.append('{}'); document.head.append(script); })],
    ['empty innerHTML', await attempt(() => (document.querySelector('p').innerHTML = ''))],
    ['DOMParser', await attempt(() => new DOMParser().parseFromString('<a/>', 'text/xml'))],
    ['import', await attempt(() => import('/module.js'))],
    ['service worker', await attempt(() => navigator.serviceWorker.register('/module.js'))],
  ].map((pair) => pair.join(' ')).join(', ');
};
await inEachEngine(async ({ open, run }, name) => {
  await open(origin);
  console.log(`${name}: ${await run(attempts)}`);
});
server.close();
server.closeAllConnections();
JS
node check.mjs > seen
for engine in chromium firefox webkit; do
  expect "$engine" 'textContent TypeError, append works, empty innerHTML TypeError, DOMParser TypeError, import works, service worker TypeError' \
    "$(sed -n "s/^$engine: //p" seen)"
done
