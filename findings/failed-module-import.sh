#!/usr/bin/env bash
# import('/app.js') fails, because the server answers 503 for a moment. Does a second import() of the same URL ask again?
# One would expect the same answer in every browser: no, as the HTML standard has always kept failures in its module map, or
# yes, since it was changed in 2026 to forget them.
# Chromium 156 and WebKitGTK 2.50.6 ask again, and the import succeeds. Firefox 153 does not, and the module stays
# broken until the page is reloaded (its 155 is said to ask again). Another query in the URL helps everywhere.
# https://github.com/whatwg/html/pull/10327
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
browsers

cat > check.mjs <<'JS'
import { inEachEngine, serve } from './browsers.mjs';
let requests = 0;
const { origin, server } = await serve(({ url }, response) => {
  if (url !== '/app.js') return response.setHeader('content-type', 'text/html').end('<!doctype html>');
  requests += 1;
  response.writeHead(requests === 1 ? 503 : 200, { 'content-type': 'text/javascript' });
  response.end('export default 1;');
});
await inEachEngine(async ({ open, run }, name) => {
  requests = 0;
  await open(origin);
  const result = await run(async () => {
    await import('/app.js').catch(() => {});
    return import('/app.js').then(() => 'loaded', () => 'failed');
  });
  console.log(`${name}: ${requests} requests, ${result}`);
});
server.close();
server.closeAllConnections();
JS
node check.mjs > seen
expect 'the second import' 'chromium: 2 requests, loaded|firefox: 1 requests, failed|webkit: 2 requests, loaded' \
  "$(paste -sd'|' seen)"
