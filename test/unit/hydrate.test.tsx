/*
 * Hydration of a page that is in use, with every kind of control. test/engines/form-hydration.test.ts types into the real
 * form, with its caret and scroll position, in real browsers.
 */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { deliver, mount } from '../../src/client/hydrate';

jest.mock('../../src/App', () => ({ App: () => <Site /> }));

/** Receives, for each submit, whether React had already rendered the result of an earlier one, and the form's values. */
const submitted = jest.fn<void, [isSent: boolean, values: unknown]>();
/** What React knows of the controlled fields. */
let known: unknown[] = [];
/** The site's options, and the error of its next render. A test changes them. */
const fakeSite: { options: string[]; error?: Error } = { options: ['a'] };

function Site() {
  const [isSent, setIsSent] = useState(false);
  const options = fakeSite.options.map((value) => <option key={value}>{value}</option>);
  if (fakeSite.error) throw fakeSite.error;
  return (
    <form
      id="form"
      onSubmit={(event) => {
        event.preventDefault();
        submitted(isSent, readForm(event.currentTarget, event.nativeEvent.submitter));
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
          <input type="radio" name="radio" value={value} defaultChecked={value === 'c'} />
        </span>
      ))}
      <button type="submit">Send</button>
      <button type="submit" name="intent" value="quote">
        Ask for a quote
      </button>
      {/* A visitor may open it before hydration, which React reports in development. */}
      <details suppressHydrationWarning>
        <summary>More</summary>
        <Controlled />
      </details>
      <dialog suppressHydrationWarning>Our prices</dialog>
      <a href="#target">Jump</a>
      <p id="target" tabIndex={-1}>
        Its target
      </p>
    </form>
  );
}

/** The names and values of a form, as `new FormData(form, submitter)` in a browser; jsdom has no formdata event. */
function readForm(form: HTMLFormElement, submitter: HTMLElement | null): string[] {
  const formData = new FormData(form, submitter);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return Array.from(formData, String);
}

/** Fields whose values are held by React, as most React projects write them. */
function Controlled() {
  const [text, setText] = useState('');
  const [message, setMessage] = useState('Dear Sir');
  const [isChecked, setChecked] = useState(false);
  const [radio, setRadio] = useState('a');
  const [choice, setChoice] = useState('a');
  const [choices, setChoices] = useState<string[]>([]);
  const [file, setFile] = useState<File>();
  const [isOpen, setOpen] = useState(false);
  known = [text, message, isChecked, radio, choice, choices, file?.name, isOpen];
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
      <input type="file" onChange={(event) => setFile(event.target.files?.[0])} />
      {/* Holds the same value as the first field. */}
      <input name="own" value={text} onChange={(event) => setText(event.target.value)} />
      <details
        id="own"
        suppressHydrationWarning
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      />
    </>
  );
}

const root = () => document.getElementById('root') as HTMLElement;
const find = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  root().querySelector(selector) as T;
const all = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  [...root().querySelectorAll<T>(selector)] as [T, T];
const submit = (form: HTMLFormElement) =>
  flushSync(() => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true })));

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

beforeAll(() => {
  // jsdom can neither choose files nor open a dialog.
  Object.defineProperty(HTMLInputElement.prototype, 'files', { value: null, writable: true });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.setAttribute('aria-modal', 'true');
  };
});

beforeEach(() => {
  submitted.mockClear();
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
    Object.assign(find('[type=file]'), { files: [new File([], 'plan.pdf')] });
    find<HTMLDetailsElement>('#own').open = true;
    change();
    mount();
    expect(known).toEqual(['Ada', '', true, 'b', 'b', ['a'], 'plan.pdf', true]);
    const form = find<HTMLFormElement>('form');
    submit(form); // renders again
    const values = new FormData(form).getAll('own').map(String);
    expect(values.sort()).toEqual(['', 'Ada', 'Ada', 'a', 'b', 'b', 'on']);
  });

  test.each(['a', 'button', 'summary', '#target'])('the focus stays on %s', (selector) => {
    find(selector).focus();
    change();
    mount();
    expect(find(selector)).toHaveFocus();
  });

  test('an open <details> stays open, and an open modal dialog stays open and modal', () => {
    find<HTMLDetailsElement>('details').open = true;
    find<HTMLDialogElement>('dialog').showModal();
    change();
    mount();
    const { open, ariaModal } = find<HTMLDialogElement>('dialog');
    const details = find<HTMLDetailsElement>('details').open;
    expect({ details, open, ariaModal }).toEqual({ details: true, open: true, ariaModal: 'true' });
  });

  test('queued submits are delivered one by one, each with its values and button, after React has rendered the result of the one before', () => {
    const form = find<HTMLFormElement>('form');
    const submitter = find('[name=intent]');
    change();
    mount();
    // Of another build: one form is gone, and now a paragraph has the id of the other.
    const [gone, replaced] = ['gone', 'target'].map((id) =>
      Object.assign(document.createElement('form'), { id }),
    ) as [HTMLFormElement, HTMLFormElement];
    const data = new FormData();
    for (const value of ['a', 'b']) data.append('checkbox', value);
    deliver([
      { form: gone, data },
      { form: replaced, data },
      { form, data, submitter },
      { form, data },
    ]);
    expect(submitted.mock.calls).toEqual([
      [false, ['checkbox,a', 'checkbox,b', 'intent,quote']],
      [true, ['checkbox,a', 'checkbox,b']],
    ]);
  });
});

test('if React fails twice, each time after it has mounted, both errors are reported, and the page stays', () => {
  const reportError = jest.fn();
  const onUnmount = jest.fn();
  Object.assign(window, { reportError });
  fillInForm();
  const errors = [new Error('first'), new Error('second')];
  for (const error of errors) {
    mount(onUnmount); // in development, React logs an error if an old root still owns the page
    fakeSite.error = error;
    submit(find<HTMLFormElement>('form'));
    fakeSite.error = undefined;
    expect(find('[name=text]').value).toBe('Ada');
  }
  expect(reportError.mock.calls).toEqual(errors.map((error) => [error]));
  expect(onUnmount).toHaveBeenCalledTimes(2);
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
