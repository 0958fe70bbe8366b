import { render, screen } from '@testing-library/react';
import { Hero } from '../../src/sections/Hero';

const drawing = { src: '/drawing.svg', width: 1280, height: 900 };
const actions = [{ label: 'Prices', href: '/prices' }, { label: 'Planned' }];

test('an action with an href is a link, and one without is a button whose form does nothing', () => {
  render(<Hero title="Title" text="Text" actions={actions} picture={drawing} />);
  expect(screen.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/prices');
  const button = screen.getByRole('button', { name: 'Planned' });
  expect(button.closest('form')).toHaveAttribute('method', 'dialog');
});

test('the drawing is decorative, and has a size before it loads', () => {
  render(<Hero title="Title" text="Text" actions={[]} picture={drawing} />);
  const svg = document.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden');
  expect(Number(svg?.getAttribute('width'))).toBeGreaterThan(0);
  expect(Number(svg?.getAttribute('height'))).toBeGreaterThan(0);
});
