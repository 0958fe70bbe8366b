/* Labels in the content that are links once they have an href. */
import { render, screen } from '@testing-library/react';
import { setUpMenu } from '../../src/client/setUpMenu';
import { CardText } from '../../src/components/CardText';
import { footer, header } from '../../src/content/site';
import { Footer } from '../../src/layout/Footer';
import { Header } from '../../src/layout/Header';

const links = [{ label: 'Prices', href: '/prices' }, { label: 'Planned' }];

const Cards = () =>
  links.map((link) => <CardText key={link.label} title="Title" text="Text" link={link} />);

beforeEach(() => {
  for (const content of [header, footer]) jest.replaceProperty(content, 'links', links);
});

test.each(Object.entries({ Header, Cards }))(
  '%s: a label with an href is a link; one without is announced as unavailable, and cannot be focused',
  (_, Component) => {
    render(<Component />);
    const [link, placeholder] = screen.getAllByRole('link', { name: /Prices|Planned/ });
    expect(link).toHaveAttribute('href', '/prices');
    expect(link).not.toHaveAttribute('aria-disabled');
    expect(placeholder).toHaveAttribute('aria-disabled', 'true');
    placeholder?.focus();
    expect(placeholder).not.toHaveFocus();
  },
);

test('Footer: a label with an href is a link; one without is plain text', () => {
  render(<Footer />);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([['Prices', '/prices']]);
  expect(screen.getByText('Planned')).toBeVisible();
});

test('the link of a card is described by the title of the card', () => {
  render(<Cards />);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleDescription('Title');
});

test('in a browser without popovers, as jsdom, the menu of the header is no error', () => {
  expect(setUpMenu).not.toThrow();
});
