/* What Chromium tells screen readers: its own tree, because the tests' library computes names by itself. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Field } from '../../src/components/Field';
import { visit } from './harness';

test('the name of a required field has a space before the word that says so', async () => {
  const { page } = await visit('/', { bypassCSP: true }); // the CSP does not allow the field's markup
  const field = createElement(Field, {
    type: 'text',
    name: 'n',
    label: 'Name',
    required: 'needed',
  });
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, renderToString(field));
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const box = nodes.find(({ role }) => role?.value === 'textbox');
  expect(box?.name?.value).toBe('Name needed');
});
