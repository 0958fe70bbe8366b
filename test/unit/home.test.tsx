/* What Home's markup says beyond words and roles, with any content. */
import { render, screen, within } from '@testing-library/react';
import { App } from '../../src/App';
import { home } from '../../src/content/home';

const { industries } = home;

beforeEach(() => {
  history.replaceState(null, '', '/');
  render(<App initialPath="/" />);
});

const section = ({ title }: { title: string }) =>
  within(screen.getByRole('region', { name: title }));

test('every picture says its size, drawings are decoration, and all are loaded lazily', () => {
  for (const drawing of document.querySelectorAll('picture > img')) {
    expect(drawing).toHaveAttribute('alt', '');
  }
  for (const image of document.images) expect(image).toHaveAttribute('loading', 'lazy');
  for (const sized of document.querySelectorAll('img, svg')) {
    expect(sized).toHaveAttribute('width', expect.stringMatching(/^(1em|[1-9]\d*)$/));
    expect(sized).toHaveAttribute('height', expect.stringMatching(/^(1em|[1-9]\d*)$/));
  }
  for (const drawing of document.querySelectorAll('svg')) {
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
  }
});

test('each drawing is asked for by night as well, from the same file', () => {
  const sources = Array.from(document.querySelectorAll('picture > :is(source, img)'), (element) =>
    String(element.getAttribute('srcset') ?? element.getAttribute('src')),
  );
  const byNight = sources.filter((address) => address.endsWith('#night'));
  const byDay = sources.filter((address) => !address.endsWith('#night'));
  expect(byNight).toEqual(byDay.map((address) => `${address}#night`));
});

test('the link of each industry says what it is about', () => {
  const cards = industries.cards.filter((card) => 'link' in card);
  const links = section(industries).queryAllByRole('link');
  expect(links).toHaveLength(cards.length);
  cards.forEach(({ title }, i) => {
    expect(links[i]).toHaveAccessibleDescription(title);
  });
});
