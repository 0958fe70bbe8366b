#!/usr/bin/env bash
# A submit listener prevents the event, awaits something, and then calls form.requestSubmit(). Is the form submitted again?
# One would expect yes, as the listener has ended long before: element.click() in a test says so, and so does jsdom.
# After a real click, it is not: promises are settled between two listeners, while the form still counts as "firing
# submission events", and requestSubmit() then does nothing, without an error. A timer in between helps.
# Seen with Chromium 156, Firefox 153 and WebKitGTK 2.50.6; jsdom 26.1.0 submits twice.
# https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
browsers jsdom@26.1.0

cat > check.mjs <<'JS'
import { JSDOM } from 'jsdom';
import { inEachEngine, serve } from './browsers.mjs';
const page = `<!doctype html><form id="form" method="dialog"><button>Send</button></form><script>
  let submits = 0;
  form.addEventListener('submit', async (event) => {
    submits += 1;
    event.preventDefault();
    if (submits > 1) return;
    await (location.search ? new Promise((done) => setTimeout(done)) : null);
    form.requestSubmit();
  });
</script>`;
const { origin, server } = await serve((_, response) =>
  response.setHeader('content-type', 'text/html').end(page),
);
const pause = () => new Promise((done) => setTimeout(done, 300));
const submitsAfter = async ({ open, click, run }, path) => {
  await open(origin + path);
  if (path === '/#script') await run(() => setTimeout(() => document.querySelector('button').click()));
  else await click('button');
  await pause();
  return run(() => submits);
};
await inEachEngine(async (browser, name) => {
  for (const path of ['/', '/?timer', '/#script']) console.log(name, path, await submitsAfter(browser, path));
});
const { window } = new JSDOM(page, { runScripts: 'dangerously' });
window.document.querySelector('button').click();
await pause();
console.log('jsdom', await window.eval('submits'));
server.close();
server.closeAllConnections();
JS
node check.mjs > seen
for engine in chromium firefox webkit; do
  expect "$engine, submits after a real click" 1 "$(sed -n "s|^$engine / ||p" seen)"
  expect "$engine, with a timer instead of a promise" 2 "$(sed -n "s|^$engine /?timer ||p" seen)"
  expect "$engine, after element.click() in a script" 2 "$(sed -n "s|^$engine /#script ||p" seen)"
done
expect 'jsdom' 2 "$(sed -n 's/^jsdom //p' seen)"
