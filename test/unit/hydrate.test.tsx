/*
 * Hydration of a page that is in use, with every kind of control. test/engines/form-hydration.test.ts types into the real
 * form, with its caret and scroll position, in real browsers.
 */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { mount as mountIn } from '../../src/client/hydrate';

jest.mock('../../src/App', () => ({ App: () => <Site /> }));

/** What React knows of the controlled fields. */
let known: unknown[] = [];
/** The site's options, and the error of its next render. A test changes them. */
const fakeSite: { options: string[]; error?: Error } = { options: ['a'] };

function Site() {
  const [, renderAgain] = useState(0);
  const options = fakeSite.options.map((value) => <option key={value}>{value}</option>);
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
      <textarea name="message" />
      <select name="select">{options}</select>
      <select name="several" multiple>
        {options}
      </select>
      {fakeSite.options.map((value) => (
        <span key={value}>
          <input type="checkbox" name="checkbox" value={value} defaultChecked={value === 'a'} />
          <input type="radio" name="radio" value={value} defaultChecked={value === 'c'} />
        </span>
      ))}
      <input type="file" />
      <button type="submit">Send</button>
      <button type="submit" name="intent" value="quote">
        Ask for a quote
      </button>
      <details>
        <summary>More</summary>
        <Controlled />
      </details>
      <a href="#target">Jump</a>
      <p id="target" tabIndex={-1}>
        Its target
      </p>
    </form>
  );
}

/** Fields whose values are held by React, as most React projects write them. */
function Controlled() {
  const [text, setText] = useState('');
  const [message, setMessage] = useState('Dear Sir');
  const [isChecked, setChecked] = useState(false);
  const [radio, setRadio] = useState('a');
  const [choice, setChoice] = useState('a');
  const [choices, setChoices] = useState<string[]>([]);
  known = [text, message, isChecked, radio, choice, choices];
  return (
    <>
      <input name="own" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea name="own" value={message} onChange={(event) => setMessage(event.target.value)} />
      <input
        type="checkbox"
        name="own"
        checked={isChecked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      {['b', 'a'].map((value) => (
        <input
          key={value}
          type="radio"
          name="own"
          value={value}
          checked={radio === value}
          onChange={() => setRadio(value)}
        />
      ))}
      <select name="own" value={choice} onChange={(event) => setChoice(event.target.value)}>
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <select
        name="own"
        multiple
        value={choices}
        onChange={({ target }) =>
          setChoices(Array.from(target.selectedOptions, ({ value }) => value))
        }
      >
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      {/* Holds the same value as the first field. */}
      <input name="own" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

const root = () => document.getElementById('root') as HTMLElement;
const find = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  root().querySelector(selector) as T;
const all = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  [...root().querySelectorAll<T>(selector)] as [T, T];
const renderAgain = () => flushSync(() => find<HTMLFormElement>('form').requestSubmit());
const mount = (onUnmount: (error: unknown) => void = () => {}) => mountIn(root(), '/', onUnmount);

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
  find('[name=select]').value = 'c';
  for (const option of all<HTMLOptionElement>('[multiple] option')) {
    option.selected = option.value !== 'a';
  }
  for (const box of all('[type=checkbox]')) box.checked = box.value === 'c';
  for (const button of all('[type=radio]')) button.checked = button.value === 'b';
  second.focus();
  second.setSelectionRange(1, 3, 'backward');
}

const filledValues = [
  ...['checkbox,c', 'message,Two\nlines', 'radio,b', 'select,c'],
  ...['several,b', 'several,c', 'text,Ada', 'text,Lovelace'],
];

beforeEach(() => {
  // Otherwise React would wait for the end of a test's own act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // In development, React reports that the markup differs.
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  Object.assign(window, { scrollBy: () => {} });
  renderDocument(['a', 'b', 'c']);
});

test.each([
  ['of the same build', 'abc'],
  ['of a build with other fields', 'cdab'],
])('on a page %s, typed text, choices and the selection are kept', (_, options) => {
  renderDocument([...options]);
  fakeSite.options = ['a', 'b', 'c'];
  fillInForm();
  mount();
  const values = Array.from(new FormData(find<HTMLFormElement>('form')), String);
  expect(values.filter((value) => !value.startsWith('own')).sort()).toEqual(filledValues);
  const [, second] = all('[name=text]');
  expect(second).toHaveFocus();
  const { selectionStart, selectionEnd, selectionDirection } = second;
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 3, 'backward']);
});

describe.each(['untouched', 'translated'])('on a page that is %s', (page) => {
  const change = () => {
    if (page === 'translated') find('button').innerHTML = '<font>Senden</font>';
  };

  test('React knows what was entered into controlled fields before, and does not erase it', () => {
    find('input[name=own]:not([type])').value = 'Ada';
    find('textarea[name=own]').value = '';
    find('[type=checkbox][name=own]').checked = true;
    find('[type=radio][name=own][value=b]').checked = true;
    const [choice, choices] = all<HTMLSelectElement>('select[name=own]');
    choice.value = 'b';
    choices.value = 'a';
    change();
    mount();
    expect(known).toEqual(['Ada', '', true, 'b', 'b', ['a']]);
    renderAgain();
    const values = new FormData(find<HTMLFormElement>('form')).getAll('own').map(String);
    expect(values.sort()).toEqual(['', 'Ada', 'Ada', 'a', 'b', 'b', 'on']);
  });

  test.each(['a', 'button', 'summary', '#target'])('the focus stays on %s', (selector) => {
    find(selector).focus();
    change();
    mount();
    expect(find(selector)).toHaveFocus();
  });

  test('forms and buttons of the document are found in the mounted page', () => {
    const [form, button] = [find('form'), find('[name=intent]')];
    change();
    const findNow = mount();
    expect([findNow(form), findNow(button)]).toEqual([find('form'), find('[name=intent]')]);
    expect(findNow(document.createElement('form'))).toBeUndefined();
  });
});

test('a field that nobody has used causes no event, which React could take for an entry', () => {
  const listener = jest.fn();
  for (const type of ['input', 'change', 'click']) document.addEventListener(type, listener);
  mount();
  for (const type of ['input', 'change', 'click']) document.removeEventListener(type, listener);
  expect(listener).not.toHaveBeenCalled();
});

test('if React fails twice, each time after it has mounted, the page stays with what was typed, and can be mounted again', async () => {
  const onUnmount = jest.fn();
  const errors = [new Error('first'), new Error('second')];
  for (const error of errors) {
    mount(onUnmount); // in development, React logs an error if an old root still owns the page
    find('[name=text]').value = error.message;
    fakeSite.error = error;
    renderAgain();
    await Promise.resolve();
    fakeSite.error = undefined;
    expect(find('[name=text]').value).toBe(error.message);
  }
  expect(onUnmount.mock.calls).toEqual(errors.map((error) => [error]));
});

test('if mounting fails, the page keeps its fields, the focus and the caret', () => {
  fillInForm();
  const text = find('[name=text]');
  text.focus();
  text.setSelectionRange(1, 1);
  fakeSite.error = new Error('broken');
  expect(() => mount()).toThrow('broken');
  fakeSite.error = undefined;
  expect(find('[name=text]')).toBe(text);
  expect(text).toHaveFocus();
  expect(text.selectionStart).toBe(1);
});
