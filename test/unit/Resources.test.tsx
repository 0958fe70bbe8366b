import { render, screen } from '@testing-library/react';
import { Resources } from '../../src/sections/Resources';

const picture = { src: '/drawing.svg', width: 640, height: 400 };

test('a label with an href is a link, and one without is plain text', () => {
  const panels = [{ label: 'Prices', href: '/prices' }, { label: 'Planned' }].map((link) => ({
    title: `The title of ${link.label}`,
    text: 'Text',
    link,
    picture,
  }));
  render(<Resources id="resources" title="Title" panels={panels} />);
  expect(screen.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/prices');
  expect(screen.getByText('Planned').closest('a, button')).toBeNull();
});
