import { act, render, screen } from '@testing-library/react';
import { App } from '../../src/App';
import { notFound } from '../../src/content/pages';
import { documentTitle, findPage } from '../../src/router/routes';
import { theme } from '../../src/theme/theme';
import { oddPaths } from '../support/pagePaths';

/** What the app shows at a URL. */
function describePage(address: string) {
  history.replaceState(null, '', location.origin + address);
  const { container, unmount } = render(<App initialPath="*" />);
  const heading = screen.getByRole('heading', { level: 1 });
  const { color } = getComputedStyle(heading);
  const usual = getComputedStyle(document.documentElement).color;
  const colour = { [theme.color.red]: 'red', [usual]: 'the usual colour' }[color] ?? color;
  const isAlone = !container.querySelector('a, button, img, input, p, svg');
  const isNotFound = isAlone && container.textContent === notFound.heading;
  const isTitled = document.title === documentTitle(location.pathname);
  const footer = screen.queryByRole('contentinfo');
  unmount();
  if (!isTitled) return document.title;
  if (isNotFound) return `the 404 in ${colour}`;
  return footer ? 'Home' : container.textContent;
}

// The query and the fragment are ignored.
test.each(['', '?', '#', '?from=/about', '#/about', '?a=1&b=%#top'])(
  'each path shows its page, even followed by “%s”',
  (rest) => {
    expect(['/', '/about', '/nope'].map((path) => describePage(path + rest))).toEqual([
      ...['Home', 'the 404 in the usual colour', 'the 404 in red'],
    ]);
  },
);

test('paths that resemble a page show the red 404', () => {
  for (const path of oddPaths) expect([path, describePage(path)]).toEqual([path, 'the 404 in red']);
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
