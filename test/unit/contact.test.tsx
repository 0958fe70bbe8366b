/* The contact form, with any fields: the specification's test says which. */

/** Renders the form. Without an endpoint, it is sent nowhere. */
async function open(endpoint?: string) {
  document.body.replaceChildren();
  jest.resetModules(); // Contact.tsx reads the content when it is loaded
  const home = await import('../../src/content/home');
  jest.replaceProperty(home, 'contact', { ...home.contact, endpoint });
  const { Contact } = await import('../../src/sections/Contact');
  const { fireEvent, render, screen } = await import('@testing-library/react/pure');
  render(<Contact />);
  const button = screen.getByRole('button');
  const form = button.closest('form') as HTMLFormElement;
  const fields = home.contact.fields
    .filter(({ type }) => type !== 'hidden')
    .map(({ name }) => form.elements.namedItem(name) as HTMLInputElement);
  return { form, fields, button, fireEvent };
}

/** What the fields hold, by name. */
const valuesOf = (fields: HTMLInputElement[]) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

test('without an endpoint, each submit logs the visible fields as one object, and keeps what was typed', async () => {
  const { fields, button, fireEvent } = await open();
  const log = jest.spyOn(console, 'log').mockReturnValue();
  const empty = valuesOf(fields);
  fireEvent.click(button);
  for (const field of fields)
    fireEvent.change(field, { target: { value: `%s-${field.name}@a.example` } });
  const typed = valuesOf(fields);
  fireEvent.click(button);
  expect(Object.values(empty).join('')).toBe('');
  expect(Object.values(typed).join('')).not.toBe('');
  expect(log.mock.calls).toEqual([[empty], [typed]]);
  expect(valuesOf(fields)).toEqual(typed);
});

test('with an endpoint, it is a plain form that the browser sends, and React has no part in it', async () => {
  const { form, fireEvent } = await open('https://a.example/send');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', 'https://a.example/send');
  expect(form).not.toHaveAttribute('data-react'); // client/entry.ts does not load React for it
  expect(fireEvent.submit(form)).toBe(true); // not prevented, and the setup file sees that nothing is logged
});
