/* Labels in the content that are links once they have an href. */
import { render, screen } from '@testing-library/react';
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

test.each(Object.entries({ Header, Cards, Footer }))(
  '%s: a label with an href is a working link',
  (_, Component) => {
    render(<Component />);
    const link = screen.getByRole('link', { name: 'Prices' });
    expect(link).toHaveAttribute('href', '/prices');
    expect(link).not.toHaveAttribute('aria-disabled');
  },
);

test.each(Object.entries({ Header, Cards }))(
  '%s: a label without an href is announced as a link that is unavailable, and cannot be focused',
  (_, Component) => {
    render(<Component />);
    const link = screen.getByRole('link', { name: 'Planned' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
    link.focus();
    expect(link).not.toHaveFocus();
  },
);

test('Footer: a label without an href is plain text', () => {
  render(<Footer />);
  expect(screen.getByText('Planned').closest('a, [role=link]')).toBeNull();
});

test('the link of a card is described by the title of the card', () => {
  render(<Cards />);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleDescription('Title');
});
