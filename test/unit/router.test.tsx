import { act, render } from '@testing-library/react';
import { App } from '../../src/App';
import { type PageKey, pages } from '../../src/content/pages';
import { documentTitle } from '../../src/router/documentTitle';

/** What the app shows: the title, the text and the colour of the heading. */
function describeApp(): string {
  const { color } = getComputedStyle(document.querySelector('h1') as Element);
  return [document.title, document.body.textContent, color].join(', ');
}

/** What the app shows at an address. */
function renderAt(address: string): string {
  history.replaceState(null, '', location.origin + address);
  const { unmount } = render(<App initialPage="*" />);
  const shown = describeApp();
  unmount();
  return shown;
}

test.each((Object.keys(pages) as PageKey[]).filter((page) => page !== '*'))(
  '%s shows its page, with any query and fragment',
  (path) => {
    const shown = renderAt(path);
    expect(shown).toContain(documentTitle(path));
    expect(shown).not.toBe(renderAt('/nope'));
    for (const rest of ['?', '#', '?from=/about#/about', '?a=1&b=%#top'])
      expect(renderAt(path + rest)).toBe(shown);
  },
);

test.each([
  ...['/about/', '/ABOUT', '/about.html', '/%61bout', '//about', '/about/team'],
  ...['/index.html', '/%'],
])('%s is no page, although it resembles one', (path) => {
  expect(renderAt(path)).toBe(renderAt('/nope'));
});

test('going back and forward shows the page of each address, and moves the focus to it', () => {
  const shown = { '/about': renderAt('/about'), '/': renderAt('/') };
  render(<App initialPage="/" />);
  expect(document.body).toHaveFocus(); // until the path changes
  for (const path of ['/about', '/'] as const) {
    history.replaceState(null, '', path);
    act(() => void window.dispatchEvent(new Event('popstate')));
    expect(describeApp()).toBe(shown[path]);
    expect(document.querySelector('main')).toHaveFocus();
  }
});
