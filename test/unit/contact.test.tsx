/* The contact form with a service and with every kind of field. test/browser/form-service.test.ts sends messages. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FieldContent } from '../../src/components/Field';
import { home } from '../../src/content/home';
import { checkContact } from '../../src/prerender/checkContact';
import { buildCsp } from '../../src/prerender/csp';
import { Contact } from '../../src/sections/Contact';

const service = { endpoint: '/contact', sending: 'Sending', sent: 'Sent', failed: 'Failed' };
const fields: FieldContent[] = [
  { type: 'text', name: 'name', label: 'Name', hint: 'Your own', required: true },
  { type: 'textarea', rows: 3, name: 'message', label: 'Message' },
  {
    type: 'select',
    name: 'budget',
    label: 'Budget',
    prompt: 'Choose',
    options: ['Small', 'Large'],
  },
  { type: 'checkbox', name: 'consent', label: 'Consent', value: 'yes' },
  { type: 'hidden', name: 'redirect', value: 'https://a.example/' },
  { type: 'honeypot', name: 'botcheck' },
];

/** Answers requests in the order of a test. */
const answers: ((response: { ok: boolean; status: number } | Error) => void)[] = [];
const requests: RequestInit[] = [];

beforeEach(() => {
  for (const list of [answers, requests]) list.splice(0);
  window.fetch = (_, options = {}) => {
    requests.push(options);
    return new Promise((resolve, reject) => {
      answers.push((answer) =>
        answer instanceof Error ? reject(answer) : resolve(answer as Response),
      );
      options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };
});

const answer = (response: { ok: boolean; status: number } | Error) =>
  act(async () => answers.shift()?.(response));

/** Opens the form with a service, and types a name. */
function open() {
  render(<Contact {...home.contact} service={service} fields={fields} />);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(name, { target: { value: 'Ada' } });
  const button = screen.getByRole('button');
  return {
    name,
    button,
    status: screen.getByRole('status'),
    form: button.closest('form') as HTMLFormElement,
  };
}

test('each kind of field has its label, hint and attributes, and is sent under its name', () => {
  const { name, form } = open();
  expect(name).toBeRequired();
  expect(name).toHaveAccessibleDescription('Your own');
  fireEvent.change(screen.getByLabelText('Budget'), { target: { value: 'Large' } });
  fireEvent.click(screen.getByLabelText('Consent'));
  // A translator changes the text of an option, and "Choose" must not satisfy a required field.
  expect(screen.getByRole('option', { name: 'Large' })).toHaveAttribute('value', 'Large');
  expect(screen.getByRole('option', { name: 'Choose' })).toHaveAttribute('value', '');
  const honeypot = form.querySelector('[name=botcheck]');
  expect(honeypot).not.toBeVisible();
  expect(honeypot).toHaveAttribute('autocomplete', 'off'); // or browsers might fill it in
  fireEvent.submit(form);
  const [{ headers, body }] = requests as [RequestInit];
  expect(headers).toEqual({ Accept: 'application/json' }); // otherwise some services redirect
  expect([...(body as FormData)].slice(1)).toEqual([
    ['name', 'Ada'],
    ['message', ''],
    ['budget', 'Large'],
    ['consent', 'yes'],
    ['redirect', 'https://a.example/'],
    ['botcheck', ''],
  ]);
  expect(form).toHaveAttribute('action', '/contact');
  expect(form).toHaveAttribute('method', 'post');
});

test('while a message is being sent, the button says so, and a double click sends nothing more; then the form is cleared', async () => {
  const { name, button, status, form } = open();
  for (let i = 0; i < 2; i++) fireEvent.submit(form);
  expect(requests).toHaveLength(1);
  expect(button).toHaveTextContent('Sending');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(status).toBeEmptyDOMElement();
  await answer({ ok: true, status: 200 });
  expect(status).toHaveTextContent('Sent');
  expect(button).toHaveTextContent(home.contact.action);
  expect(name).toHaveValue('');
});

test('text that was changed while the message was being sent stays', async () => {
  const { name, status, form } = open();
  fireEvent.submit(form);
  fireEvent.change(name, { target: { value: 'Ada L' } });
  await answer({ ok: true, status: 200 });
  expect(status).toHaveTextContent('Sent');
  expect(name).toHaveValue('Ada L');
});

test.each([
  ['an error status', { ok: false, status: 500 }],
  ['no connection', new Error('offline')],
  ['no answer in time', undefined],
])(
  'after %s, the text stays, the reason is in the console once, and the visitor can retry',
  async (_, reply) => {
    jest.useFakeTimers();
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { name, status, form } = open();
    fireEvent.submit(form);
    if (reply) await answer(reply);
    else await act(async () => jest.advanceTimersByTimeAsync(30_000));
    expect(status).toHaveTextContent('Failed');
    expect(name).toHaveValue('Ada');
    expect(logged).toHaveBeenCalledTimes(1);
    answers.splice(0);
    fireEvent.submit(form);
    await answer({ ok: true, status: 200 });
    expect(status).toHaveTextContent('Sent');
    jest.useRealTimers();
  },
);

test('without a service, each submit logs the values of the visible fields once, as they were typed', () => {
  render(<Contact {...home.contact} service={undefined} fields={fields.slice(0, 1)} />);
  const name = screen.getByLabelText('Name');
  const form = name.closest('form') as HTMLFormElement;
  const log = jest.spyOn(console, 'log').mockReturnValue();
  const value = `<b>%s %c</b> \${name} __proto__ 👩🏽‍🔬 שלום`;
  fireEvent.change(name, { target: { value } });
  expect(fireEvent.submit(form)).toBe(false);
  form.append(name.cloneNode()); // like two checked boxes of one name
  expect(fireEvent.submit(form)).toBe(false);
  expect(log.mock.calls).toEqual([[{ name: value }], [{ name: `${value}, ${value}` }]]);
  expect(name).toHaveValue(value);
});

test('the CSP allows the endpoint of the service and added origins, and nothing else', () => {
  const policy = (endpoint?: string) => buildCsp({ scripts: ['a'], styles: [], endpoint });
  expect(policy('https://a.example/b?c')).toMatch(/form-action https:\/\/a\.example(;|$)/);
  expect(policy('/contact')).toContain("form-action 'self';");
  expect(policy('https://a.example/b?c')).toContain("connect-src 'self' https://a.example;");
  expect(policy()).toContain("form-action 'none';");
  expect(policy()).toContain("connect-src 'self';");
  const origins: [string, string][] = [
    ['script-src', 'https://b.example'],
    ['frame-src', 'https://c.example'],
  ];
  const added = buildCsp({ scripts: ['a'], styles: [], origins });
  expect(added).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/b\.example;/);
  expect(added).toMatch(/frame-src https:\/\/c\.example$/);
});

test.each([
  'service.example',
  'http://a.example/',
  'https://me:secret@a.example/',
  '//a.example/',
  '',
])('the endpoint "%s" fails the build, with its place', (endpoint) => {
  expect(() => buildCsp({ scripts: [], styles: [], endpoint })).toThrow(
    /contact\.service\.endpoint in src\/content\/home\.ts is ".*"\. Write an HTTPS URL/,
  );
});

test('two fields with one name, or a missing word of the service, fail the build, with their place', () => {
  const contact = { id: 'contact', fields };
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
