#!/usr/bin/env bash
# A page has a slow script in its head and an image in its body. Its policy is a <meta> BEHIND that script. When is the image
# requested: with the script, thanks to the preload scanner, or after it?
# One would expect "with the script", with and without the <meta>; in the worst case, only a <meta> before the script counts.
# Chromium 156 waits for the script, wherever the <meta> stands: its scanner passes nothing on from a page in which it
# has seen such a <meta>, since it cannot know what the policy will forbid. The same policy in a header costs nothing, and
# a preload that stands before the <meta> starts at once. WebKitGTK 2.50.6 does not wait.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
browsers

cat > check.mjs <<'JS'
import { inEachEngine, serve } from './browsers.mjs';
const policy = "img-src 'self'";
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
const script = '<script src="/slow.js"></script>';
const heads = {
  none: script,
  header: script,
  before: meta + script,
  behind: script + meta,
  preload: `<link rel="preload" as="image" href="/image.svg">${meta}${script}`,
};
const times = {};
const { origin, server } = await serve(({ url }, response) => {
  const head = heads[url.slice(1)];
  times[url] = Date.now();
  if (url === '/header') response.setHeader('content-security-policy', policy);
  if (head) return response.setHeader('content-type', 'text/html').end(`<!doctype html><head>${head}</head><img src="/image.svg">`);
  response.setHeader('cache-control', 'no-store');
  if (url === '/slow.js') return setTimeout(() => response.setHeader('content-type', 'text/javascript').end(), 1500);
  response.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>');
});
await inEachEngine(async ({ open }, name) => {
  const waits = [];
  for (const page of Object.keys(heads)) {
    await open(`${origin}/${page}`);
    const wait = times['/image.svg'] - times['/slow.js'];
    waits.push(`${page} ${wait > 1000 ? 'after' : 'with'}`);
  }
  console.log(`${name}: ${waits.join(', ')}`);
}, ['chromium', 'webkit']);
server.close();
server.closeAllConnections();
JS
node check.mjs > seen
expect 'the image is requested with or after the script' \
  'chromium: none with, header with, before after, behind after, preload with' "$(grep chromium seen)"
expect 'and' 'webkit: none with, header with, before with, behind with, preload with' "$(grep webkit seen)"
