import { fireEvent, render, screen } from '@testing-library/react';
import { Header } from '../src/sections/Header';
import { Form } from '../src/ui/Form';
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

test('the mark leads home where it is told to, and nowhere else; links have their addresses', () => {
  const links = [{ label: 'Projects', href: '/projects' }];
  const header = { name: 'Kernel Ridge', navigation: 'Main', menu: 'Menu', links };
  const shown = () =>
    screen
      .getAllByRole('link', { hidden: true })
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  const { rerender } = render(<Header {...header} />);
  expect(shown()).toEqual(['Projects /projects']);
  rerender(<Header {...header} home="/" />);
  expect(shown()).toEqual(['Kernel Ridge /', 'Projects /projects']);
});

test.each([
  { href: '/projects', disabled: null },
  { href: undefined, disabled: 'true' },
])('a link with the address $href works, or is announced as unavailable', ({ href, disabled }) => {
  render(
    <Link place="text" href={href}>
      Learn More
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Learn More' });
  expect(link.tagName).toBe('A');
  expect(link.getAttribute('href')).toBe(href ?? null);
  expect(link.getAttribute('aria-disabled')).toBe(disabled);
  expect(link).not.toHaveAttribute('tabindex');
  link.focus();
  expect(document.activeElement === link).toBe(href !== undefined);
});

test('a form leaves nothing for the browser to do, with and without scripts', () => {
  render(<Form id="form">Words</Form>);
  const [form] = document.forms;
  expect(form).toHaveAttribute('method', 'dialog');
  expect(fireEvent.submit(form as HTMLFormElement)).toBe(false);
});
