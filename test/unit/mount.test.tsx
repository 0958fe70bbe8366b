/*
 * React mounts on a page that is in use, with every kind of control. test/engines/contact-form.test.ts types into the real
 * form, with its caret and scroll position, in real browsers.
 */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { mount as mountIn } from '../../src/client/app';

jest.mock('../../src/App', () => ({ App: () => <Site /> }));

/** The site's options, and the error of its next render. A test changes them. */
const fakeSite: { options: string[]; error?: Error } = { options: ['a'] };

function Site() {
  const [, renderAgain] = useState(0);
  if (fakeSite.error) throw fakeSite.error;
  return (
    <form
      id="form"
      onSubmit={(event) => {
        event.preventDefault();
        renderAgain((count) => count + 1);
      }}
    >
      <input name="text" />
      <input name="text" />
      <input type="hidden" name="key" value={fakeSite.options.join()} />
      <textarea name="message" />
      <select name="several" multiple>
        {fakeSite.options.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      {fakeSite.options.map((value) => (
        <span key={value}>
          <input type="checkbox" name="checkbox" value={value} defaultChecked={value === 'a'} />
          <input type="radio" name="radio" value={value} defaultChecked={value === 'c'} />
        </span>
      ))}
      <input type="file" />
      <button type="submit">Send</button>
      <details>
        <summary>More</summary>
      </details>
      <a href="#target">Jump</a>
      <p id="target" tabIndex={-1}>
        Its target
      </p>
    </form>
  );
}

const root = () => document.getElementById('root') as HTMLElement;
const find = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  root().querySelector(selector) as T;
const all = (selector: string) =>
  [...root().querySelectorAll(selector)] as [HTMLInputElement, HTMLInputElement];
const renderAgain = () => flushSync(() => find<HTMLFormElement>('form').requestSubmit());
const mount = () => mountIn(root(), '/');
const translate = () => {
  find('button').innerHTML = '<font>Senden</font>';
};

/** Renders the document of a site with these options. */
function renderDocument(options: string[]): void {
  fakeSite.options = options;
  const rendered = document.createElement('div');
  const own = createRoot(rendered);
  flushSync(() => own.render(<Site />));
  document.body.innerHTML = `<div id="root">${rendered.innerHTML}</div>`;
  own.unmount();
}

/** Fills in the form, and leaves the focus in its second field. */
function fillInForm(): void {
  const [first, second] = all('[name=text]');
  first.value = 'Ada';
  second.value = 'Lovelace';
  find('[name=message]').value = 'Two\nlines';
  for (const option of root().querySelectorAll('option')) option.selected = option.value !== 'a';
  for (const box of all('[type=checkbox]')) box.checked = box.value === 'c';
  for (const button of all('[type=radio]')) button.checked = button.value === 'b';
  second.focus();
  second.setSelectionRange(1, 3, 'backward');
}

const filledValues = [
  ...['checkbox,c', 'key,a,b,c', 'message,Two\nlines', 'radio,b'],
  ...['several,b', 'several,c', 'text,Ada', 'text,Lovelace'],
];

beforeEach(() => {
  // Otherwise React would wait for the end of a test's own act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // In development, React reports that the markup differs.
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  Object.assign(window, { scrollBy: () => {} });
  window.reportError = jest.fn();
  renderDocument(['a', 'b', 'c']);
});

test.each([
  ['of the same build', ['a', 'b', 'c']],
  ['of an earlier build with other fields', ['c', 'd', 'a', 'b']],
])('on a page %s, typed text, choices and the selection are kept', (_, options) => {
  renderDocument(options);
  fakeSite.options = ['a', 'b', 'c'];
  fillInForm();
  mount();
  const values = Array.from(new FormData(find<HTMLFormElement>('form')), String);
  expect(values.sort()).toEqual(filledValues);
  const [, second] = all('[name=text]');
  expect(second).toHaveFocus();
  const { selectionStart, selectionEnd, selectionDirection } = second;
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 3, 'backward']);
});

test('a form whose fields have the names of its methods is no obstacle', () => {
  // jsdom does not hide methods behind fields, as browsers do.
  const hidden = { closest: null, getAttribute: null, matches: null };
  Object.assign(find('form'), hidden);
  fillInForm();
  mount();
  expect(find('[name=message]')).toHaveValue('Two\nlines');
});

test.each(['a', 'button', 'summary', '#target'])(
  'on a translated page, the focus stays on %s',
  (selector) => {
    translate();
    find(selector).focus();
    mount();
    expect(find(selector)).toHaveFocus();
  },
);

test('on a translated page, the new form and button are found by the old ones', () => {
  translate();
  const [form, button] = [find('form'), find('button')];
  const findNow = mount();
  expect(form.isConnected).toBe(false);
  expect([findNow(form), findNow(button)]).toEqual([find('form'), find('button')]);
  expect(findNow(document.createElement('form'))).toBeUndefined();
});

test('if React fails after it has mounted, the page stays, with what was typed, and the error is reported', async () => {
  translate(); // so that React renders new fields
  mount();
  find('[name=text]').value = 'Ada';
  fakeSite.error = new Error('broken');
  renderAgain();
  await Promise.resolve();
  expect(window.reportError).toHaveBeenCalledWith(fakeSite.error);
  fakeSite.error = undefined;
  expect(find('[name=text]').value).toBe('Ada');
});

test('if mounting fails, the page keeps its fields, the focus and the caret', () => {
  fillInForm();
  const [text] = all('[name=text]');
  text.focus();
  text.setSelectionRange(1, 1);
  fakeSite.error = new Error('broken');
  expect(mount).toThrow('broken');
  fakeSite.error = undefined;
  expect(all('[name=text]')[0]).toBe(text);
  expect(text).toHaveFocus();
  expect(text.selectionStart).toBe(1);
});
