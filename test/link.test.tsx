import { render, screen } from '@testing-library/react';
import { Link } from '../src/ui/Link';

test('with an address, it is a link that works', () => {
  render(
    <Link place="text" href="/projects">
      Projects
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Projects' });
  expect(link).toHaveAttribute('href', '/projects');
  expect(link).not.toHaveAttribute('aria-disabled');
  link.focus();
  expect(link).toHaveFocus();
});

test("without one, it is the standard's placeholder: announced as unavailable, no tab stop, no jump", () => {
  render(<Link place="text">Projects</Link>);
  const link = screen.getByRole('link', { name: 'Projects' });
  expect(link.tagName).toBe('A');
  expect(link).not.toHaveAttribute('href');
  expect(link).toHaveAttribute('aria-disabled', 'true');
  link.focus();
  expect(link).not.toHaveFocus();
});

test.each([undefined, '/startups'])('it can say what it is about (address: %s)', (href) => {
  render(
    <>
      <h3 id="startups">Startups</h3>
      <Link place="text" href={href} describedBy="startups">
        Learn More
      </Link>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAccessibleDescription('Startups');
});
