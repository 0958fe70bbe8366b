#!/usr/bin/env bash
# A React page has structured data in a component: <script type="application/ld+json">. It is prerendered, its policy has
# "require-trusted-types-for 'script'", and it hydrates without a complaint. Then a translator changes a text before React
# hydrates, so React renders the page again. What does the visitor see?
# One would expect the page as React renders it: data needs no permission to run, and React is known to work with Trusted Types.
# An empty page. React makes each <script> by innerHTML = '<script></script>', which throws under that directive, and it takes
# the whole root away. Without the <script>, all is well. A link to the data, or a script in a static part, avoids it.
# Seen with React 19.3.1 in Chromium 156, Firefox 153 and WebKitGTK 2.50.6.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
browsers react@19.3.1 react-dom@19.3.1 esbuild@0.25.0

cat > client.jsx <<'JS'
import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
const hasData = location.search.includes('data');
const data = { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '{}' } };
const Page = () => h('main', null, h('p', null, 'Text'), hasData && h('script', data));
hydrateRoot(document.getElementById('root'), h(Page), { onUncaughtError() {}, onRecoverableError() {} });
JS
npx esbuild client.jsx --bundle --minify --define:process.env.NODE_ENV='"production"' --outfile=client.js --log-level=error

cat > check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { inEachEngine, serve } from './browsers.mjs';
const { origin, server } = await serve(({ url }, response) => {
  if (url === '/client.js') {
    return response.setHeader('content-type', 'text/javascript').end(readFileSync('client.js'));
  }
  const text = url.includes('translated') ? 'Texte' : 'Text';
  const data = url.includes('data') ? '<script type="application/ld+json">{}</script>' : '';
  response.setHeader('content-security-policy', "script-src 'self'; require-trusted-types-for 'script'");
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><div id="root"><main><p>${text}</p>${data}</main></div><script src="/client.js"></script>`);
});
await inEachEngine(async ({ open, run }, name) => {
  const seen = [];
  for (const page of ['?data', '?translated', '?data,translated']) {
    await open(`${origin}/${page}`);
    await new Promise((done) => setTimeout(done, 500));
    seen.push(`${page} ${await run(() => document.querySelector('p')?.textContent ?? 'nothing')}`);
  }
  console.log(`${name}: ${seen.join(', ')}`);
});
server.close();
server.closeAllConnections();
JS
node check.mjs > seen
for engine in chromium firefox webkit; do
  expect "$engine" '?data Text, ?translated Text, ?data,translated nothing' "$(sed -n "s/^$engine: //p" seen)"
done
