import { act, render, screen } from '@testing-library/react';
import { App } from '../src/App';
import { routeOf } from '../src/router/routes';
import { theme } from '../src/theme/theme';

const NOT_FOUND = '404 - Page Not Found';

/** Opens the site at an address, as the client renders it. */
function open(address: string) {
  history.replaceState(null, '', location.origin + address);
  return render(<App renderedFor="/404" />);
}

/** Expects the page to hold the 404 heading, plain or red, and nothing else. */
function expectOnlyHeading(tone: 'plain' | 'red'): void {
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(NOT_FOUND);
  expect(getComputedStyle(heading).color === theme.color.red).toBe(tone === 'red');
  expect(document.body).toHaveTextContent(new RegExp(`^${NOT_FOUND}$`));
  expect(document.body.querySelectorAll('a, button, img, input, p, svg')).toHaveLength(0);
}

const ODD_PATHS = [
  '/about/',
  '/ABOUT',
  '/About',
  '/aboutus',
  '/about/team',
  '/%61bout',
  '/about%20',
  '/index.html',
  '/about.html',
  '/404',
  '//',
  '//about',
  '/constructor',
  '/__proto__',
  '/toString',
  '/home',
  '/unknown',
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/🏔️',
  '/über/路径',
  '/<script>',
];

test('/ is the home page', () => {
  open('/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/systems engineering/i);
  expect(document.title).toMatch(/^Kernel Ridge/);
  expect(screen.queryByText(NOT_FOUND)).toBeNull();
});

test('/about is the plain 404', () => {
  open('/about');
  expectOnlyHeading('plain');
  expect(document.title).toBe('404 - Page Not Found · Kernel Ridge');
});

test.each([
  ...ODD_PATHS.map((path) => ({ name: path, path })),
  { name: 'a path of 3,000 characters', path: `/${'a'.repeat(2999)}` },
])('$name is the red 404', ({ path }) => {
  open(path);
  expectOnlyHeading('red');
  expect(document.title).toBe('404 - Page Not Found · Kernel Ridge');
});

test.each(['?', '#', '?from=/about', '#/about', '?a=1&b=%#top'])(
  'query and fragment do not count: %s',
  (rest) => {
    const { unmount } = open(`/${rest}`);
    expect(screen.getByRole('main')).toHaveTextContent(/systems engineering/i);
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
  expect(screen.getByRole('main')).toHaveTextContent(/systems engineering/i);
  expect(document.title).toMatch(/^Kernel Ridge/);
  await go(2);
  expectOnlyHeading('red');
  await go(-1);
  expectOnlyHeading('plain');
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

describe('generated paths', () => {
  const random = seeded(2022);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)];
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
  const paths = Array.from({ length: 5000 }, () => {
    const length = 1 + Math.floor(random() * 8);
    const path = Array.from({ length }, () => pick(random() < 0.5 ? pieces : letters)).join('');
    return new URL(`${location.origin}/${path}`).pathname;
  }).filter((path) => path !== '/' && path !== '/about');

  test('are all unknown', () => {
    expect(paths.length).toBeGreaterThan(4000);
    expect(paths.filter((path) => routeOf(path) !== 'unknown')).toEqual([]);
  });

  test('show the red 404', () => {
    for (const path of paths.slice(0, 100)) {
      const { unmount } = open(path);
      expectOnlyHeading('red');
      unmount();
    }
  });
});
