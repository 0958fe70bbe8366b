import { act, render } from '@testing-library/react';
import { App } from '../../src/App';
import { matchPage, pages } from '../../src/router/pages';
import { documentTitle } from '../../src/router/Router';

test('src/content/pages.json has no key that no page has, as a misspelled one', () => {
  for (const page of Object.values(pages))
    expect(['title', 'description', 'live']).toEqual(expect.arrayContaining(Object.keys(page)));
});

test.each([
  ...['/about/', '/ABOUT', '/about.html', '/%61bout', '//about', '/about/team'],
  ...['/index.html', '/%', '/toString', '*', ''],
])('%s is no page, although it resembles one', (path) => expect(matchPage(path)).toBe('*'));

test('going back and forward shows the page of each address, with any query, from its top, and moves the focus to it', () => {
  /** What the app shows: the title, the text and the colour of the heading. */
  const describeApp = () => {
    const { color } = getComputedStyle(document.querySelector('h1') as Element);
    return [document.title, document.body.textContent, color].join();
  };
  render(<App initialPage="/" />);
  expect(document.body).toHaveFocus(); // until the path changes
  const shown = ['/about?a=1&b=%#top', '/nope?from=/about#/about', '/?'].map((address) => {
    history.replaceState(null, '', address);
    document.documentElement.scrollTop = 100;
    act(() => void window.dispatchEvent(new Event('popstate')));
    expect(document.title).toBe(documentTitle(matchPage(location.pathname)));
    expect(document.querySelector('main')).toHaveFocus();
    expect(document.documentElement.scrollTop).toBe(0);
    return describeApp();
  });
  expect(new Set(shown).size).toBe(3);
});
