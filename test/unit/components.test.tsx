/* The components with any content: links anywhere, drawings and photographs, sections in any order. */
import { render, screen, within } from '@testing-library/react';
import { App } from '../../src/App';
import { Figure } from '../../src/components/Figure';
import { Link } from '../../src/components/Link';
import { Section } from '../../src/components/Section';
import { Table } from '../../src/components/Table';
import { home } from '../../src/content/home';
import { site } from '../../src/content/site';
import { PageLayout } from '../../src/pages/PageLayout';
import { BELOW_LG, DARK } from '../../src/theme/media';

const size = { width: 1280, height: 900 };
const srcSet = '/team-640.jpg 640w, /team-1280.jpg 1280w';
const photograph = { src: '/team-1280.jpg', ...size, alt: 'Four people', srcSet };
const drawing = { src: '/drawing.svg', ...size, caption: '12 lines' };

test('a link without an href is announced as unavailable, and cannot be focused', () => {
  render(<Link place="text" label="Planned" />);
  const link = screen.getByRole('link', { name: 'Planned' });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  link.focus();
  expect(link).not.toHaveFocus();
});

const isLinkContent = (value: unknown) =>
  /^label(,href)?$/.test(Object.keys(Object(value)).join(','));

/** Gives each link in the content an href, and a label that nothing else has. Returns the labels. */
function fillInLinks(): string[] {
  const labels: string[] = [];
  const fillIn = (_: string, value: unknown) => {
    if (!isLinkContent(value)) return value;
    labels.push(`Link ${labels.length + 1}`);
    return { label: labels.at(-1), href: '/more' };
  };
  for (const content of [home, site] as Record<string, unknown>[]) {
    for (const [name, part] of Object.entries(content)) {
      jest.replaceProperty(content, name, JSON.parse(JSON.stringify(part), fillIn));
    }
  }
  return labels;
}

test('on Home, each label with an href is shown once, as a working link, which is underlined in text', () => {
  const labels = fillInLinks();
  render(<App initialPath="/" />);
  for (const label of labels) {
    const link = screen.getByText(label);
    expect(link).toHaveAttribute('href', '/more');
    expect(link).not.toHaveAttribute('aria-disabled');
    const isUnderlined = getComputedStyle(link).textDecorationLine === 'underline';
    expect({ label, isUnderlined }).toEqual({ label, isUnderlined: !link.closest('nav, form') });
  }
});

test('the logo links to the home page, but not on the home page itself', () => {
  const page = (isHome: boolean) => (
    <PageLayout siteText={site} isHome={isHome}>
      Content
    </PageLayout>
  );
  const logo = () => within(screen.getByRole('banner')).queryByRole('link', { name: site.name });
  const { rerender } = render(page(false));
  expect(logo()).toHaveAttribute('href', '/');
  rerender(page(true));
  expect(logo()).toBeNull();
});

test('on Home, every image has a size, and drawings are decorative and load lazily', () => {
  render(<App initialPath="/" />);
  for (const drawing of document.querySelectorAll('picture > img')) {
    expect(drawing).toHaveAttribute('alt', '');
    expect(drawing).toHaveAttribute('loading', 'lazy');
  }
  for (const drawing of document.querySelectorAll('svg')) {
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
  }
  for (const sized of document.querySelectorAll('img, svg')) {
    expect(sized).toHaveAttribute('width', expect.stringMatching(/^(1em|[1-9]\d*)$/));
    expect(sized).toHaveAttribute('height', expect.stringMatching(/^(1em|[1-9]\d*)$/));
  }
});

test('on Home, the link of a card is described by its title', () => {
  render(<App initialPath="/" />);
  for (const link of document.querySelectorAll('main li:has(h3) a')) {
    const title = link.closest('li')?.querySelector('h3')?.textContent;
    expect(link).toHaveAccessibleDescription(String(title));
  }
});

test('a drawing has other files for phones and for the dark scheme', () => {
  const phone = { src: '/phone.svg', width: 390, height: 190 };
  render(<Figure variant="card" picture={{ ...drawing, phone }} />);
  const sources = Array.from(document.querySelectorAll('source'), ({ srcset, media }) => [
    srcset,
    media,
  ]);
  // Browsers take the first that matches.
  expect(sources).toEqual([
    ['/phone.svg#night', `${BELOW_LG} and ${DARK}`],
    ['/phone.svg', BELOW_LG],
    ['/drawing.svg#night', DARK],
  ]);
});

test('a figure has a visible caption for a drawing, and alternative text for a photograph', () => {
  for (const picture of [drawing, photograph]) render(<Figure variant="card" picture={picture} />);
  const [drawn, taken] = screen.getAllByRole('figure') as [HTMLElement, HTMLElement];
  expect(drawn).toHaveTextContent('12 lines');
  expect(drawn.querySelector('img')).toHaveAttribute('alt', '');
  const picture = within(taken).getByRole('img', { name: 'Four people' });
  expect(picture).toHaveAttribute('srcset', srcSet);
  expect(picture).toHaveAttribute('src', photograph.src);
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('a table has a name, and scrolls in its own box, which the keyboard can reach', () => {
  render(<Table caption="Prices">{null}</Table>);
  const box = screen.getByRole('region', { name: 'Prices' });
  expect(getComputedStyle(box).overflowX).toBe('auto');
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('table', { name: 'Prices' })).toBeVisible();
});

test('a section has its own name and background', () => {
  render(<Section id="one" title="One" surface="raised" />);
  const section = screen.getByRole('region', { name: 'One' });
  expect(section).toHaveAttribute('data-surface', 'raised');
});
