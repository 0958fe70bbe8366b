import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../src/App';
import { home } from '../src/content/home';

const { contact } = home;
const user = userEvent.setup();

beforeEach(() => {
  history.replaceState(null, '', '/');
  render(<App renderedFor="/" />);
});

/** The calls of console.log from now on, which are expected. */
function logged(): unknown[][] {
  return jest.spyOn(console, 'log').mockImplementation(() => {}).mock.calls;
}

const field = (name: keyof typeof contact.labels) =>
  screen.getByRole('textbox', { name: contact.labels[name] });
const send = () =>
  user.click(within(screen.getByRole('region', { name: contact.title })).getByRole('button'));

async function fillIn(): Promise<void> {
  await user.type(field('name'), 'Ada Lovelace');
  await user.type(field('email'), 'ada@example.org');
  await user.type(field('message'), 'Two lines,{Enter}one <form> & "quotes" ✓');
}

const ENTERED = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: 'Two lines,\none <form> & "quotes" ✓',
};

test('submitting writes the entered values to the console as one object', async () => {
  const calls = logged();
  await fillIn();
  await send();
  expect(calls).toStrictEqual([[ENTERED]]);
});

test('submitting does nothing else: no call, no navigation, no storage, and the fields keep their text', async () => {
  logged();
  const fetch = jest.fn();
  Object.assign(window, { fetch });
  const request = jest.spyOn(XMLHttpRequest.prototype, 'open');
  const address = location.href;
  const entries = history.length;
  await fillIn();
  const page = document.body.innerHTML;
  await send();
  expect(fetch).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();
  expect(location.href).toBe(address);
  expect(history).toHaveLength(entries);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  expect(document.body.innerHTML).toBe(page);
  for (const name of ['name', 'email', 'message'] as const) {
    expect(field(name)).toHaveValue(ENTERED[name]);
  }
});
