#!/usr/bin/env bash
# A visitor types into a prerendered form before React hydrates it: an <input>, a <select> and a <textarea>, all with a
# defaultValue and uncontrolled. What do they hold afterwards?
# One would expect all three to keep it: React says that it leaves uncontrolled fields alone, and does not diff values.
# The textarea goes back to its default text, if it has one; the others keep it. A controlled <input> keeps the text on the
# screen, too, but its state is still empty, and onChange is not called.
# Seen with React 19.3.1 in jsdom 26.1.0; the same in Chromium 156, Firefox 153 and WebKitGTK 2.50.6.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
packages react@19.3.1 react-dom@19.3.1 jsdom@26.1.0

cat > check.cjs <<'JS'
const { JSDOM } = require('jsdom');
const { createElement: h, useState } = require('react');
const { renderToString } = require('react-dom/server');
let changes = 0;
let state;
function Form() {
  const [text, setText] = useState('');
  state = text;
  const onChange = () => setText(`changed ${++changes} times`);
  const options = ['default', 'typed'].map((name) => h('option', { key: name }, name));
  return h('form', null, [
    h('input', { key: 1, id: 'input', defaultValue: 'default' }),
    h('select', { key: 2, id: 'select', defaultValue: 'default' }, options),
    h('textarea', { key: 3, id: 'textarea', defaultValue: 'default' }),
    h('textarea', { key: 4, id: 'empty-textarea' }),
    h('input', { key: 5, id: 'controlled', value: text, onChange }),
  ]);
}
const { window } = new JSDOM(`<div id="root">${renderToString(h(Form))}</div>`);
Object.assign(globalThis, { window, document: window.document });
const fields = document.querySelectorAll('[id]:not(#root)');
for (const field of fields) field.value = 'typed';
const { hydrateRoot } = require('react-dom/client');
require('react-dom').flushSync(() => hydrateRoot(document.getElementById('root'), h(Form)));
setTimeout(() => {
  for (const { id, value } of fields) console.log(id, value);
  console.log('state', JSON.stringify(state), changes);
}, 200);
JS
NODE_ENV=production node check.cjs > seen
expect 'after hydration' \
  'input typed, select typed, textarea default, empty-textarea typed, controlled typed, state "" 0' \
  "$(paste -sd, seen | sed 's/,/, /g')"
