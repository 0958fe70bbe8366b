/* The contact form, with any fields: the specification's test says which. */
import { fireEvent, render, screen } from '@testing-library/react';
import { Contact } from '../../src/sections/Contact';

test('each submit logs the visible fields of the form as one object, and keeps what was typed', () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  render(<Contact />);
  const button = screen.getByRole('button');
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  const read = () => Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const empty = read();
  fireEvent.click(button);
  for (const field of fields)
    fireEvent.change(field, { target: { value: `%s-${field.name}@a.example` } });
  const typed = read();
  expect(typed).not.toEqual(empty);
  // As an extension does.
  button.closest('form')?.prepend(Object.assign(document.createElement('input'), { name: 'own' }));
  fireEvent.click(button);
  expect(log.mock.calls).toEqual([[empty], [typed]]);
  expect(read()).toEqual(typed);
});
