/* React mounts on a page that is in use. The browser tests do the same with the real form and its scroll position. */
import { mount } from '../../src/client/mount';

jest.mock('../../src/App', () => ({ App: () => <Site /> }));

let error: Error | undefined;

function Site() {
  if (error) throw error;
  return (
    <form data-react>
      <input type="hidden" name="key" value="key" />
      <input type="email" name="email" />
      <textarea name="message" />
      <button type="submit">Send</button>
    </form>
  );
}

const page =
  '<form data-react="true"><input type="hidden" name="key" value="key"><input type="email" name="email"><textarea name="message"></textarea><button type="submit">Send</button></form>';

const root = () => document.getElementById('root') as HTMLElement;
const email = () => root().querySelector('input[type=email]') as HTMLInputElement;
const message = () => root().querySelector('textarea') as HTMLTextAreaElement;

/** Shows a page, fills in its fields, and selects a part of the message. */
function fillIn(html: string): void {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  email().value = 'ada@a.example';
  message().value = 'Two\nlines';
  message().focus();
  message().setSelectionRange(1, 3);
}

beforeEach(() => {
  error = undefined;
  // Otherwise React would wait for the end of a test's own act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.replaceProperty(process.env, 'NODE_ENV', 'production'); // in development, mount() reports changed markup
  jest.spyOn(window, 'scrollBy').mockReturnValue();
  window.reportError = jest.fn();
});

test.each([
  ['as it was rendered', page, true],
  ['that a translator has changed', page.replace('Send', '<font>Senden</font>'), false],
  [
    'of another build',
    page.replace('<input', '<p>New</p><input type="hidden" name="other"><input'),
    false,
  ],
])('on a page %s, fields keep text, focus and caret', (_, html, isKept) => {
  fillIn(html);
  const before = message();
  mount(root(), '/');
  expect(message() === before).toBe(isKept); // otherwise React has rendered new fields
  expect(root().querySelector('button')).toHaveTextContent(/^Send$/);
  expect(email()).toHaveValue('ada@a.example');
  expect(message()).toHaveValue('Two\nlines');
  expect(message()).toHaveFocus();
  expect([message().selectionStart, message().selectionEnd]).toEqual([1, 3]);
});

test('an e-mail field, which has no caret that scripts can read, keeps text and focus', () => {
  fillIn(page.replace('Send', 'Senden'));
  email().focus();
  mount(root(), '/');
  expect(email()).toHaveValue('ada@a.example');
  expect(email()).toHaveFocus();
});

test('if rendering fails, the page stays, with what was typed, and the error is reported', async () => {
  fillIn(page);
  error = new Error('broken');
  mount(root(), '/');
  await Promise.resolve();
  expect(window.reportError).toHaveBeenCalledWith(error);
  expect(root().innerHTML).toBe(page);
  expect(message()).toHaveValue('Two\nlines');
});
