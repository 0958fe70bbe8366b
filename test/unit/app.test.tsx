/** @jest-environment-options {"customExportConditions": ["node"]} */
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { App } from '../../src/App';
import { matchPage, type PageKey, pageTable } from '../../src/router/pageTable';
import { documentTitle } from '../../src/router/Router';

test('src/content/pages.json has no key that no page has, as a misspelled one', () => {
  for (const page of Object.values(pageTable))
    expect(['title', 'description', 'live']).toEqual(expect.arrayContaining(Object.keys(page)));
});

test.each([
  ...['/about/', '/ABOUT', '/about.html', '/%61bout', '//about', '/about/team'],
  ...['/index.html', '/%', '/toString', '*', ''],
])('%s is no page, although it resembles one', (path) => expect(matchPage(path)).toBe('*'));

test('going back and forward shows the page of each address, with any query, from its top, and moves the focus to it', () => {
  render(<App initialPage="/" />);
  expect(document.body).toHaveFocus(); // until the path changes
  const shown = ['/about?a=1&b=%#top', '/nope?from=/about#/about', '/?'].map((address) => {
    history.replaceState(null, '', address);
    document.documentElement.scrollTop = 100;
    act(() => void window.dispatchEvent(new Event('popstate')));
    expect(document.title).toBe(documentTitle(matchPage(location.pathname)));
    expect(document.querySelector('main')).toHaveFocus();
    expect(document.documentElement.scrollTop).toBe(0);
    const { color } = getComputedStyle(document.querySelector('h1') as Element);
    return document.body.textContent + color;
  });
  expect(new Set(shown).size).toBe(3);
});

// Otherwise React would write the difference to the console.
test.each(Object.keys(pageTable) as PageKey[])(
  'React keeps the prerendered markup of %s',
  (page) => {
    history.replaceState(null, '', page === '*' ? '/nope' : page);
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(<App initialPage={page} />);
    const before = [...container.querySelectorAll('*')];
    render(<App initialPage={page} />, { container, hydrate: true });
    expect([...container.querySelectorAll('*')]).toEqual(before);
    expect(document.body).toHaveFocus();
  },
);
