/** @jest-environment-options {"customExportConditions": ["node"]} */
/* The prerendered page and React's are the same. Otherwise React would write the difference to the console. */
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { App } from '../../src/App';
import { type PageKey, pages } from '../../src/router/pages';

test.each(Object.keys(pages) as PageKey[])('React keeps the markup of %s', (page) => {
  history.replaceState(null, '', page === '*' ? '/nope' : page);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<App initialPage={page} />);
  // As browsers do, and jsdom does not.
  for (const media of container.querySelectorAll<HTMLMediaElement>('[muted]')) media.muted = true;
  const before = [...container.querySelectorAll('*')];
  render(<App initialPage={page} />, { container, hydrate: true });
  expect([...container.querySelectorAll('*')]).toEqual(before);
  expect(document.body).toHaveFocus();
});
