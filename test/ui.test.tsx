import { render, screen } from '@testing-library/react';
import { Header } from '../src/sections/Header';
import { Link } from '../src/ui/Link';
import { Picture } from '../src/ui/Picture';

test('a photograph says what can be seen, and offers its files by width', () => {
  render(
    <Picture
      ground="plate"
      alt="Four people at a whiteboard"
      width={1280}
      height={900}
      files={[
        { src: '/images/team-640.jpg', width: 640 },
        { src: '/images/team-1280.jpg', width: 1280 },
      ]}
    />,
  );
  const photograph = screen.getByRole('img', { name: 'Four people at a whiteboard' });
  expect(photograph).toHaveAttribute(
    'srcset',
    '/images/team-640.jpg 640w, /images/team-1280.jpg 1280w',
  );
  expect(photograph).toHaveAttribute('src', '/images/team-1280.jpg');
  expect(photograph).toHaveAttribute('sizes', expect.stringContaining('100vw'));
  expect(photograph).toHaveAttribute('loading', 'lazy');
});

test('the mark leads home where it is told to, and nowhere else', () => {
  const header = { name: 'Kernel Ridge', navigation: 'Main', menu: 'Menu', links: [] };
  const { rerender } = render(<Header {...header} />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<Header {...header} home="/" />);
  expect(screen.getByRole('link', { name: 'Kernel Ridge' })).toHaveAttribute('href', '/');
});

test('a link with an address works', () => {
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

test("a link without one is the standard's placeholder: announced as unavailable, no tab stop, no jump", () => {
  render(<Link place="text">Projects</Link>);
  const link = screen.getByRole('link', { name: 'Projects' });
  expect(link.tagName).toBe('A');
  expect(link).not.toHaveAttribute('href');
  expect(link).toHaveAttribute('aria-disabled', 'true');
  link.focus();
  expect(link).not.toHaveFocus();
});

test.each([undefined, '/startups'])('a link can say what it is about (address: %s)', (href) => {
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
