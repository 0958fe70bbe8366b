import { act, render, screen } from '@testing-library/react';
import { App } from '../../src/App';
import { documentTitle } from '../../src/router/findPage';
import { notFoundPaths, pagePaths } from '../support/pagePaths';

/** What the app shows: title, text and the colour of the first heading. */
function describeApp({ textContent }: HTMLElement): string {
  const { color } = getComputedStyle(screen.getAllByRole('heading')[0] as Element);
  return [document.title, textContent, color].join(', ');
}

function renderAt(address: string): string {
  history.replaceState(null, '', location.origin + address);
  const { container, unmount } = render(<App initialPath="*" />);
  const shown = describeApp(container);
  unmount();
  return shown;
}

test.each(pagePaths)('%s shows its page, whatever query and fragment follow', (path) => {
  const shown = renderAt(path);
  expect(shown).toContain(documentTitle(path));
  for (const rest of ['?', '#', '?from=/about', '#/about', '?a=1&b=%#top'])
    expect([rest, renderAt(path + rest)]).toEqual([rest, shown]);
});

test('paths that resemble a page show the red 404', () => {
  const notFound = renderAt('/nope');
  for (const path of notFoundPaths) expect([path, renderAt(path)]).toEqual([path, notFound]);
});

test('going back and forward shows the page of each address', () => {
  const [about, home] = [renderAt('/about'), renderAt('/')];
  const { container } = render(<App initialPath="/" />);
  for (const [path, shown] of Object.entries({ '/about': about, '/': home })) {
    history.replaceState(null, '', path);
    act(() => void window.dispatchEvent(new Event('popstate')));
    expect(describeApp(container)).toBe(shown);
  }
});
