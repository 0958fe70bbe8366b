#!/usr/bin/env bash
# A <textarea> holds "a", a line break and "b". The same form is sent in three ways: by the browser itself (urlencoded), by
# fetch() with new URLSearchParams(new FormData(form)), and by fetch() with the FormData. What is the line break?
# One would expect CRLF three times, as the HTML standard says that form submission normalises line breaks.
# URLSearchParams sends LF alone: normalisation belongs to the two encodings of forms, not to FormData. So a server that
# compares, signs or counts characters (maxlength counts LF as one) sees two different messages.
# Seen with Chromium 156, Firefox 153 and WebKitGTK 2.50.6.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
browsers

cat > check.mjs <<'JS'
import { inEachEngine, serve } from './browsers.mjs';
const page = `<!doctype html><form method="post" action="/native"><textarea name="message">a
b</textarea><button>Send</button></form>`;
let bodies = {};
const { origin, server } = await serve(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const text = body.match(/a(\r\n|%0D%0A|\n|%0A)b/i)?.[1].replace('\r', '%0D').replace('\n', '%0A');
  if (body) bodies[request.url.slice(1)] = text;
  response.setHeader('content-type', 'text/html').end(page);
});
await inEachEngine(async ({ open, run, click }, name) => {
  bodies = {};
  await open(origin);
  await run(async () => {
    const data = new FormData(document.forms[0]);
    await fetch('/urlsearchparams', { method: 'POST', body: new URLSearchParams(data) });
    await fetch('/formdata', { method: 'POST', body: data });
  });
  await click('button');
  while (!bodies.native) await new Promise((done) => setTimeout(done, 50));
  console.log(`${name}: native ${bodies.native}, URLSearchParams ${bodies.urlsearchparams}, FormData ${bodies.formdata}`);
});
server.close();
server.closeAllConnections();
JS
node check.mjs > seen
for engine in chromium firefox webkit; do
  expect "line breaks from" "$engine: native %0D%0A, URLSearchParams %0A, FormData %0D%0A" "$(grep $engine seen)"
done
