#!/usr/bin/env bash
# A page was sent with X-Frame-Options: DENY. Its owner changes that to SAMEORIGIN, to show it in a frame of the same site. The
# file stays as it is, so the server answers 304, with the new header. Do returning visitors see the framed page?
# One would expect yes: a cache updates the headers that it has stored with those of a 304 (RFC 9111, 3.2).
# Chromium 156 refuses the frame at every visit, until the file itself changes: it never updates a stored X-Frame-Options
# from a 304. Other headers are updated; with frame-ancestors in a policy instead, the new rule would count at once.
# https://source.chromium.org/chromium/chromium/src/+/main:net/http/http_response_headers.cc (kNonUpdatedHeaders)
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
browsers

cat > check.mjs <<'JS'
import { inEachEngine, serve } from './browsers.mjs';
let option;
let rule;
let notModified = 0;
const { origin, server } = await serve(({ url, headers }, response) => {
  response.setHeader('content-type', 'text/html');
  if (!url.startsWith('/framed')) return response.end('<!doctype html><p>Text</p>');
  response.setHeader('etag', '"1"').setHeader('cache-control', 'no-cache');
  if (rule === 'header') response.setHeader('x-frame-options', option);
  else response.setHeader('content-security-policy', `frame-ancestors ${option === 'DENY' ? "'none'" : "'self'"}`);
  if (!headers['if-none-match']) return response.end('<!doctype html><p>framed</p>');
  notModified += 1;
  response.writeHead(304).end();
});
const frame = async (rule) => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.src = `/framed-by-${rule}`;
  await new Promise((done) => setTimeout(done, 1500));
  return frame.contentDocument?.querySelector('p')?.textContent ?? 'refused';
};
await inEachEngine(async ({ open, run }) => {
  for (rule of ['header', 'policy']) {
    notModified = 0;
    const seen = [];
    for (option of ['DENY', 'SAMEORIGIN']) {
      await open(origin);
      seen.push(await run(frame, rule));
    }
    console.log(`${rule}: ${seen.join(', then ')} (${notModified} answer 304)`);
  }
}, ['chromium']);
server.close();
server.closeAllConnections();
JS
node check.mjs > seen
expect 'Chromium' 'header: refused, then refused (1 answer 304)|policy: refused, then framed (1 answer 304)' \
  "$(paste -sd'|' seen)"
