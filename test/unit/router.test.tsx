import { act, render, screen } from '@testing-library/react';
import { App } from '../../src/App';
import { documentTitle, findPage } from '../../src/router/routes';
import { notFoundPaths, pagePaths } from '../support/pagePaths';

/** What the app shows at a URL: title, text and the colour of the heading. */
function renderAt(address: string): string {
  history.replaceState(null, '', location.origin + address);
  const { container, unmount } = render(<App initialPath="*" />);
  const { color } = getComputedStyle(screen.getByRole('heading', { level: 1 }));
  const shown = [document.title, container.textContent, color].join(', ');
  unmount();
  return shown;
}

// The query and the fragment are ignored.
test.each(['', '?', '#', '?from=/about', '#/about', '?a=1&b=%#top'])(
  'each path shows its page, even followed by “%s”',
  (rest) => {
    for (const path of pagePaths) {
      const shown = renderAt(path + rest);
      expect(shown).toContain(documentTitle(path));
      expect(shown).toBe(renderAt(path));
    }
  },
);

test('paths that resemble a page show the red 404', () => {
  const notFound = renderAt('/nope');
  for (const path of notFoundPaths) expect([path, renderAt(path)]).toEqual([path, notFound]);
});

test('going back and forward shows the page of each address', () => {
  history.replaceState(null, '', '/');
  render(<App initialPath="/" />);
  for (const path of ['/about', '/']) {
    history.replaceState(null, '', path);
    act(() => void window.dispatchEvent(new Event('popstate')));
    expect(document.title).toBe(documentTitle(path));
    expect(document.documentElement.lang).toBe(findPage(path).language);
    expect(screen.queryByRole('contentinfo') !== null).toBe(path === '/');
  }
});
