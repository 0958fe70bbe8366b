import { act, render, screen } from '@testing-library/react';
import { App } from '../src/App';
import { notFound, pages } from '../src/content/pages';
import { site } from '../src/content/site';
import { pageAt, titleOf } from '../src/router/pageAt';
import { theme } from '../src/theme/theme';
import { oddPaths } from './support/paths';

/** Opens the site at an address, as the client renders it. */
function open(address: string) {
  history.replaceState(null, '', location.origin + address);
  return render(<App renderedFor="*" />);
}

/** Expects the page to hold the 404 heading, plain or red, and nothing else. */
function expectOnlyHeading(tone: 'plain' | 'red'): void {
  const heading = screen.getByRole('heading', { level: 1, name: notFound.heading });
  expect(getComputedStyle(heading).color === theme.color.red).toBe(tone === 'red');
  expect(document.body).toHaveTextContent(new RegExp(`^${notFound.heading}$`));
  expect(document.body.querySelectorAll('a, button, img, input, p, svg')).toHaveLength(0);
}

test.each(pages.map(({ path }) => path))(
  'the page of %s has the title that its row says',
  (path) => {
    open(path.replace('*', '/elsewhere'));
    expect(document.title).toBe(titleOf(pageAt(path)));
    for (const part of [pageAt(path).title, site.name]) expect(document.title).toContain(part);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);

test('no path stands twice in the table', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

test('/ is the home page', () => {
  open('/');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(screen.queryByText(notFound.heading)).toBeNull();
});

test('/about is the plain 404', () => {
  open('/about');
  expectOnlyHeading('plain');
});

test.each(oddPaths.map((path) => [path.slice(0, 40), path]))('%s is the red 404', (_, path) => {
  open(path);
  expectOnlyHeading('red');
});

test.each(['?', '#', '?from=/about', '#/about', '?a=1&b=%#top'])(
  'query and fragment do not count: %s',
  (rest) => {
    const { unmount } = open(`/${rest}`);
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    unmount();
    open(`/about${rest}`);
    expectOnlyHeading('plain');
  },
);

test('back and forward show the pages that were left', async () => {
  open('/');
  /** Goes through the history and waits for the browser to have arrived. */
  const go = (delta: number) =>
    act(async () => {
      const arrived = new Promise((resolve) =>
        window.addEventListener('popstate', resolve, { once: true }),
      );
      history.go(delta);
      await arrived;
    });
  history.pushState(null, '', '/about');
  history.pushState(null, '', '/elsewhere');

  await go(-1);
  expectOnlyHeading('plain');
  await go(-1);
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(document.title).toBe(titleOf(pageAt('/')));
  await go(2);
  expectOnlyHeading('red');
});

test('it stops listening when it is taken down', () => {
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  const { unmount } = open('/');
  unmount();
  const ofHistory = ([type]: readonly unknown[]) => type === 'popstate';
  expect(add.mock.calls.filter(ofHistory)).not.toHaveLength(0);
  expect(remove.mock.calls.filter(ofHistory)).toEqual(add.mock.calls.filter(ofHistory));
});

/** A generator of numbers in [0, 1) that gives the same ones each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('5,000 generated paths are unknown', () => {
  const random = seeded(2022);
  const pieces = [
    '/',
    '.',
    '..',
    'about',
    'About',
    '%',
    '%2F',
    '%61',
    ' ',
    '\\',
    'é',
    '🏔',
    ':',
    '@',
  ];
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789-_~'];
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)];
  const known = pages.map(({ path }): string => path);
  const paths = Array.from({ length: 5000 }, () => {
    const length = 1 + Math.floor(random() * 8);
    const path = Array.from({ length }, () => pick(random() < 0.5 ? pieces : letters)).join('');
    return new URL(`${location.origin}/${path}`).pathname;
  }).filter((path) => !known.includes(path));
  expect(paths.length).toBeGreaterThan(4000);
  expect(paths.filter((path) => pageAt(path).path !== '*')).toEqual([]);
});
