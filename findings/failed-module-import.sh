#!/usr/bin/env bash
# import('/app.js') fails, because the server answers 503 for a moment. Does a second import() of the same URL ask again?
# One would expect the same answer in every browser: the HTML standard kept a failed module in the module map for years
# (never asks again), and many programs therefore add a query to the URL. Or one relies on the repaired standard.
# Chromium 156 and WebKitGTK 2.50.6 ask again, and the second import succeeds. Firefox 153 does not: the module stays
# broken until the page is reloaded. So a retry under the same URL works wherever it is likely to be tried, except there.
# https://github.com/whatwg/html/issues/6768
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
engines

cat > check.mjs <<'JS'
import { inEachEngine, serve } from './engines.mjs';
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
