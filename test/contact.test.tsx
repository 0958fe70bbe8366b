import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../src/App';

const user = userEvent.setup();

beforeEach(() => {
  history.replaceState(null, '', '/');
  render(<App renderedFor="/" />);
});

/** The calls of console.log from now on, which are expected. */
function logged(): unknown[][] {
  return jest.spyOn(console, 'log').mockImplementation(() => {}).mock.calls;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const contact = () => within(screen.getByRole('region', { name: 'Contact us' }));
const send = () => user.click(contact().getByRole('button'));

async function fillIn(): Promise<void> {
  await user.type(field('Name'), 'Ada Lovelace');
  await user.type(field('Email'), 'ada@example.org');
  await user.type(field('Message'), 'Two lines,{Enter}one <form> & "quotes" ✓');
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
  expect(field('Name')).toHaveValue(ENTERED.name);
  expect(field('Email')).toHaveValue(ENTERED.email);
  expect(field('Message')).toHaveValue(ENTERED.message);
});

test('an empty form is submitted as empty texts', async () => {
  const calls = logged();
  await send();
  expect(calls).toStrictEqual([[{ name: '', email: '', message: '' }]]);
});

test('Enter in a field submits too, and every submit writes what stands there by then', async () => {
  const calls = logged();
  await user.type(field('Name'), 'Ada{Enter}');
  await user.type(field('Name'), ' Lovelace{Enter}');
  expect(calls).toStrictEqual([
    [{ name: 'Ada', email: '', message: '' }],
    [{ name: 'Ada Lovelace', email: '', message: '' }],
  ]);
});

test("a malformed address is stopped by the browser's own check", async () => {
  const calls = logged();
  await user.type(field('Email'), 'ada at example');
  await send();
  expect(calls).toEqual([]);
  expect(field('Email')).toBeInvalid();
});

test("the hero's Contact Us button does nothing", async () => {
  const calls = logged();
  const address = location.href;
  const page = document.body.innerHTML;
  await user.click(screen.getByRole('button', { name: 'Contact Us' }));
  expect(calls).toEqual([]);
  expect(location.href).toBe(address);
  expect(document.body.innerHTML).toBe(page);
});
