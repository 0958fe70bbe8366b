/* The components with any content: links anywhere, drawings and photographs, sections in any order. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { App } from '../../src/App';
import { Figure } from '../../src/components/Figure';
import { Link } from '../../src/components/Link';
import { NumberedSections, Section } from '../../src/components/Section';
import { Table } from '../../src/components/Table';
import { home } from '../../src/content/home';
import { site } from '../../src/content/site';
import { Contact } from '../../src/sections/Contact';
import { Hero } from '../../src/sections/Hero';

/** The text and href of every link, including those in menus. */
const links = () =>
  screen
    .queryAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const realLink = { label: 'More', href: '/more' };
const placeholderLink = { label: 'Planned' };
const photograph = {
  ...{ src: '/team-1280.jpg', width: 1280, height: 900, alt: 'Four people' },
  srcSet: '/team-640.jpg 640w, /team-1280.jpg 1280w',
};
const drawing = { src: '/drawing.svg', width: 640, height: 400, caption: '12 lines' };
const words = { id: 'id', title: 'Title', text: 'Text' };
const hero = { ...words, picture: { ...drawing, trailY: 0 } };

test.each([realLink, placeholderLink])(
  'a link to $href works, or is announced as unavailable',
  (content) => {
    render(<Link place="text" {...content} />);
    const link = screen.getByRole('link', { name: content.label });
    const isPlanned = !('href' in content);
    expect(link.getAttribute('href')).toBe(isPlanned ? null : '/more');
    expect(link.getAttribute('aria-disabled')).toBe(isPlanned ? 'true' : null);
    expect(link).not.toHaveAttribute('tabindex');
    link.focus();
    expect(document.activeElement === link).toBe(!isPlanned);
  },
);

test('on Home, every label with an href is a working link', () => {
  const expected: string[] = [];
  const linked = (content: object) =>
    JSON.stringify(content, (_, value) => {
      if (!/^label(,href)?$/.test(String(Object.keys(Object(value))))) return value;
      expected.push(`${value.label} /more`);
      return { ...value, href: '/more' };
    });
  for (const content of [home, site] as Record<string, unknown>[])
    for (const [name, part] of Object.entries(content))
      jest.replaceProperty(content, name, JSON.parse(linked(part as object)));
  render(<App initialPath="/" />);
  expect(links().filter((link) => link.endsWith(' /more'))).toEqual(
    expect.arrayContaining(expected),
  );
  expect(links().filter((link) => link.endsWith(' /more'))).toHaveLength(expected.length);
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

test('a figure has a visible caption for a drawing, and alternative text for a photograph', () => {
  for (const picture of [drawing, photograph]) render(<Figure variant="card" picture={picture} />);
  const [drawn, taken] = screen.getAllByRole('figure') as [HTMLElement, HTMLElement];
  expect(drawn).toHaveTextContent('12 lines');
  expect(drawn.querySelector('img')).toHaveAttribute('alt', '');
  const picture = within(taken).getByRole('img', { name: 'Four people' });
  expect(picture).toHaveAttribute('srcset', '/team-640.jpg 640w, /team-1280.jpg 1280w');
  expect(picture).toHaveAttribute('src', '/team-1280.jpg');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('a table has a name, and scrolls in its own box, which the keyboard can reach', () => {
  render(<Table caption="Prices">{null}</Table>);
  const box = screen.getByRole('region', { name: 'Prices' });
  expect(getComputedStyle(box).overflowX).toBe('auto');
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('table', { name: 'Prices' })).toBeVisible();
});

test('the browser submits neither form, and Contact logs the values of its fields once per submit', () => {
  const field = { type: 'text', name: 'name', label: 'Name', autoComplete: 'off' } as const;
  render(<Hero {...hero} actions={[placeholderLink]} />);
  render(<Contact {...home.contact} fields={[field]} />);
  const [placeholder, contact] = document.forms as unknown as [HTMLFormElement, HTMLFormElement];
  for (const form of [placeholder, contact]) expect(form).toHaveAttribute('method', 'dialog');
  const log = jest.spyOn(console, 'log').mockReturnValue();
  const value = `<b>%s %c</b> \${name} __proto__ 👩🏽‍🔬 שלום`; // delivered as it was typed
  fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
  expect(fireEvent.submit(contact)).toBe(false);
  contact.append(screen.getByLabelText('Name').cloneNode()); // like two checked boxes of one name
  expect(fireEvent.submit(contact)).toBe(false);
  expect(log.mock.calls).toEqual([[{ name: value }], [{ name: `${value}, ${value}` }]]);
  expect(screen.getByLabelText('Name')).toHaveValue(value);
});

describe('the numbered sections', () => {
  const sections = Array.from({ length: 5 }, (_, i) => (
    <Section {...words} key={words.id} layout="stacked" isSpruce={i === 1} ending={<p>The end</p>}>
      Content
    </Section>
  ));

  test.each([0, 1, 2, 3, 4])(
    'alternate in colour, show their position and end in `paper`, if section %s is the last',
    (last) => {
      const { container } = render(
        <NumberedSections>{sections.slice(0, last + 1)}</NumberedSections>,
      );
      const tones = Array.from(
        container.querySelectorAll('section'),
        ({ dataset }) => dataset.surface,
      );
      expect(tones.filter((tone, i) => tone === tones[i + 1])).toEqual([]);
      expect(tones.at(-1)).toBe('paper'); // the footer is spruce
      const scales = Array.from(container.querySelectorAll('[aria-hidden]'), (scale) => {
        const style = getComputedStyle(scale);
        return ['--index', '--count'].map((name) => Number(style.getPropertyValue(name)));
      });
      expect(scales).toEqual(tones.map((_, i) => [i + 1, tones.length]));
      expect(screen.getAllByText('The end')).toHaveLength(1);
    },
  );

  test('outside of NumberedSections have no scale, trail or ending', () => {
    const { container } = render(sections[0]);
    expect(container.querySelector('[aria-hidden], [data-trail]')).toBeNull();
    expect(screen.queryByText('The end')).toBeNull();
  });
});
