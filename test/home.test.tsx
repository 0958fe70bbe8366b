/*
 * What Home's markup says beyond words and roles, as the content has it. test/specification.test.ts says what the
 * content has to be, test/browser/home.aria.txt what is where.
 */
import { render, screen, within } from '@testing-library/react';
import { App } from '../src/App';
import { home } from '../src/content/home';

const { news, industries, contact } = home;

beforeEach(() => {
  history.replaceState(null, '', '/');
  render(<App renderedFor="/" />);
});

const section = ({ title }: { title: string }) =>
  within(screen.getByRole('region', { name: title }));

test('every picture says its size, drawings are decoration, and all are loaded lazily', () => {
  const plates = document.querySelectorAll('picture > img');
  expect(plates.length).toBeGreaterThan(9);
  for (const plate of plates) expect(plate).toHaveAttribute('alt', '');
  for (const image of document.images) expect(image).toHaveAttribute('loading', 'lazy');
  for (const sized of document.querySelectorAll('img, svg')) {
    expect(sized).toHaveAttribute('width', expect.stringMatching(/^(1em|[1-9]\d*)$/));
    expect(sized).toHaveAttribute('height', expect.stringMatching(/^(1em|[1-9]\d*)$/));
  }
  for (const drawing of document.querySelectorAll('svg')) {
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
  }
});

test('each plate is asked for by night as well, from the same file', () => {
  const byDay = Array.from(document.querySelectorAll('picture > img'), (img) =>
    img.getAttribute('src'),
  );
  const byNight = Array.from(document.querySelectorAll('source'), (source) => source.srcset);
  expect(byNight).toEqual(byDay.map((src) => `${src}#night`));
});

test('the news card is dated for machines, too', () => {
  const date = section(news).getByText(news.date);
  expect(date.tagName).toBe('TIME');
  expect(date).toHaveAttribute('datetime', news.dateTime);
});

test('the link of each industry says what it is about', () => {
  const links = section(industries).getAllByRole('link');
  industries.cards.forEach(({ title }, i) => {
    expect(links[i]).toHaveAccessibleDescription(title);
  });
});

describe('the contact form', () => {
  const fields = () => section(contact).getAllByRole('textbox') as HTMLInputElement[];

  /* All that is said of a field: that none is required, or checked but by the browser, is said by leaving it out. */
  test('has empty fields with names, types and hints for filling in, and no further rules', () => {
    const said = fields().map(({ localName, attributes }) => {
      const { class: _, ...others } = Object.fromEntries(
        Array.from(attributes, ({ name, value }) => [name, value]),
      );
      return { localName, ...others };
    });
    expect(said).toEqual([
      { localName: 'input', id: 'field-name', name: 'name', type: 'text', autocomplete: 'name' },
      {
        localName: 'input',
        id: 'field-email',
        name: 'email',
        type: 'email',
        autocomplete: 'email',
      },
      {
        localName: 'textarea',
        id: 'field-message',
        name: 'message',
        rows: '5',
        autocomplete: 'off',
      },
    ]);
    for (const field of fields()) expect(field).toHaveValue('');
    expect(fields()[0]?.form).not.toHaveAttribute('novalidate');
  });

  test('has a hidden field access_key with a placeholder value', () => {
    const key = fields()[0]?.form?.elements.namedItem('access_key');
    expect(key).toHaveAttribute('type', 'hidden');
    expect(key).toHaveAttribute('value', contact.accessKey);
  });
});
