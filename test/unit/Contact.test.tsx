/* The contact form with a service and with every kind of field. test/chromium/form-service.test.ts sends messages. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { checkContact } from '../../build/checkContent';
import type { FieldContent } from '../../src/components/Field';
import { Contact } from '../../src/sections/Contact';

const service = { endpoint: '/contact', sending: 'Sending', sent: 'Sent', failed: 'Failed' };
const fields: FieldContent[] = [
  { type: 'hidden', name: 'access_key', value: 'a-key' },
  { type: 'text', name: 'name', label: 'Name', required: '(needed)' },
  { type: 'textarea', rows: 3, name: 'message', label: 'Message' },
  { type: 'checkbox', name: 'consent', label: 'Consent', value: 'yes' },
  { type: 'hidden', name: 'redirect', value: 'https://a.example/' },
  { type: 'honeypot', name: 'botcheck' },
];

const words = { id: 'contact', title: 'Contact', text: 'Write to us.', submitLabel: 'Send' };

const requests: RequestInit[] = [];
/** Each answers the request of the same index. */
const answers: ((response: Partial<Response>) => void)[] = [];

beforeEach(() => {
  for (const list of [answers, requests]) list.splice(0);
  window.fetch = (_, options = {}) => {
    requests.push(options);
    return new Promise((resolve, reject) => {
      answers.push((response) => resolve(response as Response));
      options.signal?.addEventListener('abort', reject);
    });
  };
});

const answer = (request: number, body = '', status = 200) =>
  act(async () =>
    answers[request]?.({ ok: status < 300, status, text: () => Promise.resolve(body) }),
  );

function open() {
  render(<Contact {...words} service={service} fields={fields} />);
  const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
  fireEvent.change(name, { target: { value: 'Ada' } });
  const button = screen.getByRole('button');
  return {
    name,
    button,
    status: screen.getByRole('status'),
    form: button.closest('form') as HTMLFormElement,
  };
}

test('each kind of field has its label and attributes', () => {
  const { name, form } = open();
  expect(name).toBeRequired();
  expect(name).toHaveAccessibleName('Name (needed)'); // known before anything is sent
  expect(screen.getByLabelText('Message')).not.toBeRequired();
  expect(getComputedStyle(screen.getByLabelText('Message')).resize).toBe('vertical');
  const honeypot = form.querySelector('[name=botcheck]');
  expect(honeypot).not.toBeVisible();
  expect(honeypot).toHaveAttribute('autocomplete', 'off'); // or browsers might fill it in
});

test('each field is sent under its name, encoded as by a browser without JavaScript', () => {
  const { form } = open();
  expect(form).toHaveAttribute('action', '/contact');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).not.toHaveAttribute('enctype'); // so the browser encodes it as below
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Two\nlines & é' } });
  fireEvent.click(screen.getByLabelText('Consent'));
  fireEvent.submit(form);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'application/json', // some services redirect to a page of their own otherwise
    },
    redirect: 'error',
    body: 'access_key=a-key&name=Ada&message=Two%0D%0Alines+%26+%C3%A9&consent=yes&redirect=https%3A%2F%2Fa.example%2F&botcheck=',
  });
});

test('while a message is being sent, the status says so, and another submit is ignored; then the form is cleared', async () => {
  const { name, button, status, form } = open();
  for (let i = 0; i < 2; i++) fireEvent.submit(form);
  expect(requests).toHaveLength(1);
  expect(status).toHaveTextContent('Sending');
  expect(button).toHaveTextContent(words.submitLabel); // so that the words stand there once
  expect(button).toHaveAttribute('data-pressed');
  await answer(0);
  expect(status).toHaveTextContent('Sent');
  expect(button).not.toHaveAttribute('data-pressed');
  expect(name).toHaveValue('');
});

test.each([
  ['', 204],
  ['<!doctype html><p>Thank you</p>'],
  ['Thanks'],
  ['{"ok": true, "next": "/thanks"}'],
  ['{"success": "true", "errors": [], "error": null}'],
  ['{"ok": 1, "error": 0, "status": 200}'],
  ['{"status": "mail_sent", "invalid_fields": []}'],
])('the message is sent if the answer is %j', async (body, status = 200) => {
  const shown = open();
  fireEvent.submit(shown.form);
  await answer(0, body, status);
  expect(shown.status).toHaveTextContent('Sent');
  expect(shown.name).toHaveValue('');
});

test.each([
  ['', 500],
  ['{"success": true}', 422],
  ['{"success": false, "message": "Invalid key"}'],
  ['{"success": "false"}'],
  ['{"Success": 0}'],
  ['false'],
  ['{"statusCode": 500, "body": "{}"}'],
  ['{"data": [{"ok": false}]}'],
  ['{"error": "Limit reached"}'],
  ['{"errors": {"email": ["Not an address"]}}'],
  ['{"status": "mail_failed"}'],
  ['{"result": "error"}'],
  [' {"success": tr'],
])(
  'the message has failed if the answer is %j; the text stays, and can be sent again',
  async (body, status = 200) => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const shown = open();
    fireEvent.submit(shown.form);
    await answer(0, body, status);
    expect(shown.status).toHaveTextContent('Failed');
    expect(shown.name).toHaveValue('Ada');
    expect(logged).toHaveBeenCalledTimes(1); // with the reason
    fireEvent.submit(shown.form);
    await answer(1);
    expect(shown.status).toHaveTextContent('Sent');
  },
);

test('what was typed while the message was being sent stays after it has been sent', async () => {
  const { name, status, form } = open();
  fireEvent.submit(form);
  fireEvent.change(name, { target: { value: 'Ada L' } });
  fireEvent.submit(form);
  expect(requests).toHaveLength(1);
  await answer(0);
  expect(status).toHaveTextContent('Sent');
  expect(name).toHaveValue('Ada L');
});

test('without an answer for 30 seconds, the message has failed; the text stays, and the reason is in the console once', async () => {
  jest.useFakeTimers();
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { name, status, form } = open();
  fireEvent.submit(form);
  await act(async () => jest.advanceTimersByTimeAsync(29_900));
  expect(status).toHaveTextContent('Sending');
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(status).toHaveTextContent('Failed');
  expect(name).toHaveValue('Ada');
  expect(logged).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('two fields with one name, or a missing word of the service, fail the build, with their place', () => {
  const contact = { fields };
  expect(() => checkContact({ ...contact, service })).not.toThrow();
  for (const name of ['name', 'access_key']) {
    expect(() => checkContact({ ...contact, fields: [...fields, { name }] })).toThrow(
      `src/content/home.ts has two fields with the name "${name}"`,
    );
  }
  expect(() => checkContact({ ...contact, service: { ...service, sent: ' ' } })).toThrow(
    /contact\.service\.sent in src\/content\/home\.ts is empty/,
  );
});

test('with a service, the placeholder for its key fails the build, with its place and the remedy', () => {
  const withKey = (value: string) => ({ fields: [{ name: 'access_key', value }] });
  expect(() => checkContact(withKey('YOUR_ACCESS_KEY'))).not.toThrow();
  expect(() => checkContact({ ...withKey('a-key'), service })).not.toThrow();
  for (const value of ['YOUR_ACCESS_KEY', ' ']) {
    expect(() => checkContact({ ...withKey(value), service })).toThrow(
      /"access_key" in src\/content\/home\.ts is not your key.* delete the field/,
    );
  }
});

test('without a service, the browser does not submit the form, and each submit logs the values of its fields once', () => {
  const field = { type: 'text', name: 'name', label: 'Name' } as const;
  render(<Contact {...words} service={undefined} fields={[field]} />);
  const [form] = document.forms as unknown as [HTMLFormElement];
  expect(form).toHaveAttribute('method', 'dialog');
  expect(form).toHaveAttribute('action', 'data:,'); // in browsers that do not know this method
  const log = jest.spyOn(console, 'log').mockReturnValue();
  const value = `<b>%s %c</b> \${name} __proto__ 👩🏽‍🔬 שלום`; // delivered as it was typed
  fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
  expect(fireEvent.submit(form)).toBe(false);
  form.append(screen.getByLabelText('Name').cloneNode()); // like two checked boxes of one name
  expect(fireEvent.submit(form)).toBe(false);
  expect(log.mock.calls).toEqual([[{ name: value }], [{ name: `${value}, ${value}` }]]);
  expect(screen.getByLabelText('Name')).toHaveValue(value);
});
