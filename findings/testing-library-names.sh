#!/usr/bin/env bash
# In jsdom, Testing Library looks for buttons by role and name. Does it find <button>Con<b>tact</b></button> as "Contact"?
# And does it find the button in a closed popover, in an inert part, and in a closed <details>, none of which a visitor can reach?
# One would expect yes, as browsers give that name, and three times no: it finds only what is accessible, and
# finds nothing in a closed <dialog>.
# The name is "Con tact": the computed display of inline elements is '' in jsdom, which counts as a block. All three
# hidden buttons are found; toBeVisible() calls the first two visible, and user-event clicks the inert one.
# Seen with @testing-library/dom 10.4.2, jest-dom 6.9.1, user-event 14.6.13, and jest-environment-jsdom 30.5.2 (jsdom 26.1.0).
# https://github.com/testing-library/dom-testing-library/issues/1164
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
packages jest@30.5.2 jest-environment-jsdom@30.5.2 @testing-library/{dom@10.4.2,jest-dom@6.9.1,user-event@14.6.13}

cat > names.test.js <<'JS'
const { screen } = require('@testing-library/dom');
const { default: user } = require('@testing-library/user-event');
require('@testing-library/jest-dom');
test('what Testing Library finds', async () => {
  document.body.innerHTML = `<button>Con<b>tact</b></button>
    <div popover><button>popover</button></div>
    <div inert><button>inert</button></div>
    <details><summary>More</summary><button>details</button></details>
    <dialog><button>dialog</button></dialog>`;
  const find = (name) => screen.queryByRole('button', { name });
  const isVisible = (element) => {
    try {
      expect(element).toBeVisible();
      return 'visible';
    } catch {
      return 'invisible';
    }
  };
  const seen = ['Contact', 'Con tact'].map((name) => `${name}: ${Boolean(find(name))}`);
  for (const name of ['popover', 'inert', 'details', 'dialog']) {
    seen.push(`${name}: ${find(name) ? isVisible(find(name)) : 'not found'}`);
  }
  let clicks = 0;
  find('inert').addEventListener('click', () => (clicks += 1));
  await user.click(find('inert'));
  process.stdout.write(`${seen.join(', ')}, clicks: ${clicks}\n`);
});
JS
npx jest --testEnvironment jsdom --rootDir "$work" > seen 2> errors || cat errors
expect 'found by role and name' \
  'Contact: false, Con tact: true, popover: visible, inert: visible, details: invisible, dialog: not found, clicks: 1' \
  "$(grep '^Contact' seen)"
