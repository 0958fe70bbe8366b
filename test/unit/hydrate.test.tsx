/* Hydration of a page that is in use. A form with every kind of control replaces the site. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { deliver, mount } from '../../src/client/hydrate';

jest.mock('../../src/App', () => ({ App: () => <Site /> }));

/** Receives, for each submit, whether React had already rendered the result of an earlier submit. */
const submitted = jest.fn<void, [isSent: boolean]>();
/** The site's options, which a test changes. */
const fakeSite = { options: ['a'] };

function Site() {
  const [isSent, setIsSent] = useState(false);
  const options = fakeSite.options.map((value) => <option key={value}>{value}</option>);
  return (
    <form
      id="form"
      onSubmit={(event) => {
        event.preventDefault();
        submitted(isSent);
        setIsSent(true);
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
          <input type="radio" name="radio" value={value} />
        </span>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

const root = () => document.getElementById('root') as HTMLElement;
const all = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  [...root().querySelectorAll<T>(selector)] as [T, T];

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
  all('textarea')[0].value = 'Two\nlines';
  all('[name=select]')[0].value = 'c';
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
  ['untouched', 'abc'],
  ['translated', 'abc'],
  ['from a build with other fields', 'cdab'],
])('on a page that is %s, typed text, choices and the selection are kept', (page, options) => {
  renderDocument([...options]);
  fakeSite.options = ['a', 'b', 'c'];
  fillInForm();
  if (page === 'translated') all('button')[0].innerHTML = '<font>Senden</font>';
  const [form] = all('form');
  mount();
  expect(form.isConnected).toBe(page === 'untouched');
  expect(Array.from(new FormData(all<HTMLFormElement>('form')[0]), String).sort()).toEqual(
    filledValues,
  );
  const [, second] = all('[name=text]');
  expect(document.activeElement).toBe(second);
  const { selectionStart, selectionEnd, selectionDirection } = second;
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 3, 'backward']);
});

test('queued submits are delivered one by one, each after React has rendered the last result', () => {
  mount();
  const [form] = all<HTMLFormElement & HTMLInputElement>('form');
  const gone = Object.assign(document.createElement('form'), { id: 'gone' });
  const data = new FormData(); // jsdom has no formdata event: test/browser/ checks the data
  deliver([gone, form, form].map((form) => ({ form, data })));
  expect(submitted.mock.calls).toEqual([[false], [true]]);
});
