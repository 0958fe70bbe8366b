/* What the sections share, with any content. A section that can be removed has a file of its own. */
import { render, screen, within } from '@testing-library/react';
import { Button } from '../../src/components/Button';
import { CardText } from '../../src/components/CardText';
import { Field } from '../../src/components/Field';
import { Figure } from '../../src/components/Figure';
import { Link, LinkOrPlaceholder } from '../../src/components/Link';
import { Section } from '../../src/components/Section';
import { logo } from '../../src/content/drawings';
import { site } from '../../src/content/site';
import { PageLayout } from '../../src/pages/PageLayout';
import { Footer } from '../../src/sections/Footer';
import { Header } from '../../src/sections/Header';
import { DARK, LIGHT } from '../../src/theme/media';

const size = { width: 1280, height: 900 };
const srcSet = '/team-640.jpg 640w, /team-1280.jpg 1280w';
const photograph = { src: '/team-1280.jpg', ...size, alt: 'Four people', srcSet };
const drawing = { src: '/drawing.svg', ...size, caption: '12 lines' };

test('a placeholder link is announced as unavailable, and cannot be focused', () => {
  render(<LinkOrPlaceholder place="text" label="Planned" />);
  const link = screen.getByRole('link', { name: 'Planned' });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  link.focus();
  expect(link).not.toHaveFocus();
});

const link = { label: 'Prices', href: '/prices' };
const planned = { label: 'Planned' };
const brand = { name: 'Example Peak', logo };
const card = { title: 'Title', text: 'Text' };

test.each([
  [
    'header',
    'link',
    () => <Header brand={brand} navigation="Main" menu="Menu" links={[link, planned]} />,
  ],
  [
    'card',
    'link',
    () => [link, planned].map((own) => <CardText key={own.label} {...card} link={own} />),
  ],
  ['footer', 'text', () => <Footer brand={brand} year={2025} links={[link, planned]} />],
])(
  'in the %s, a label with an href is a working link, and one without is a placeholder: a %s',
  (_, kind, create) => {
    render(create());
    const working = screen.getByText('Prices');
    expect(working).toHaveAttribute('href', '/prices');
    expect(working).not.toHaveAttribute('aria-disabled');
    const placeholder = screen.getByText('Planned');
    expect(placeholder).not.toHaveAttribute('href');
    const found = placeholder.closest('a, button')?.localName ?? 'text';
    expect(found).toBe({ link: 'a', text: 'text' }[kind]);
  },
);

test('a link in text is underlined, thin and dotted if it is a placeholder; in the navigation it is not', () => {
  render(
    <>
      <Link place="text" {...link} />
      <LinkOrPlaceholder place="text" {...planned} />
      <Link place="navigation" label="Home" href="/" />
    </>,
  );
  const lineOf = (label: string) => {
    const style = getComputedStyle(screen.getByText(label));
    return [style.textDecorationLine, style.textDecorationStyle, style.textDecorationThickness];
  };
  expect(lineOf('Prices')).toEqual(['underline', '', '1px']);
  expect(lineOf('Planned')).toEqual(['underline', 'dotted', '1px']);
  expect(lineOf('Home')[0]).toBe('none');
});

test('links, buttons and boxes are large enough for a finger', () => {
  render(
    <>
      <Link place="text" {...link} />
      <Button label="Send" />
      <Field type="checkbox" name="consent" label="Consent" value="yes" />
    </>,
  );
  const controls = [screen.getByRole('link'), ...document.querySelectorAll('button, input')];
  for (const control of controls)
    expect(Number.parseFloat(getComputedStyle(control).minHeight)).toBeGreaterThanOrEqual(2.75); // rem
});

test('the logo links to the home page, but not on the home page itself', () => {
  const page = (isHome: boolean) => (
    <PageLayout siteText={site} logo={logo} isHome={isHome}>
      Content
    </PageLayout>
  );
  const homeLink = () =>
    within(screen.getByRole('banner')).queryByRole('link', { name: site.name });
  const { rerender } = render(page(false));
  expect(homeLink()).toHaveAttribute('href', '/');
  rerender(page(true));
  expect(homeLink()).toBeNull();
});

test('pictures have a size before they load; drawings and the logo are decorative', () => {
  render(
    <>
      <Figure picture={drawing} />
      <Footer brand={brand} year={2025} links={[]} />
    </>,
  );
  for (const image of document.querySelectorAll('img')) {
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('loading', 'lazy');
  }
  for (const own of document.querySelectorAll('svg')) expect(own).toHaveAttribute('aria-hidden');
  for (const own of document.querySelectorAll('img, svg')) {
    expect(Number(own.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(own.getAttribute('height'))).toBeGreaterThan(0);
  }
});

test('the link of a card is described by its title', () => {
  render(<CardText {...card} link={link} />);
  expect(screen.getByRole('link')).toHaveAccessibleDescription('Title');
});

test('a drawing has other colours in the dark scheme, and programs that take the first source get the light ones', () => {
  render(<Figure picture={drawing} />);
  const sources = Array.from(document.querySelectorAll('source'), (own) => [own.srcset, own.media]);
  expect(sources).toEqual([
    ['/drawing.svg', LIGHT],
    ['/drawing.svg#night', DARK],
  ]);
});

test('a figure has a visible caption for a drawing, and alternative text for a photograph', () => {
  for (const picture of [drawing, photograph]) render(<Figure picture={picture} />);
  const [drawn, taken] = screen.getAllByRole('figure') as [HTMLElement, HTMLElement];
  expect(drawn).toHaveTextContent('12 lines');
  expect(drawn.querySelector('img')).toHaveAttribute('alt', '');
  const picture = within(taken).getByRole('img', { name: 'Four people' });
  expect(picture).toHaveAttribute('srcset', srcSet);
  expect(picture).toHaveAttribute('src', photograph.src);
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('a section has its own name and background', () => {
  render(<Section id="one" title="One" surface="spruce" />);
  const section = screen.getByRole('region', { name: 'One' });
  expect(section).toHaveAttribute('data-surface', 'spruce');
});
