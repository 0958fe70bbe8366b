import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../App';
import { matchPage, type PageKey } from '../router/pages';

/**
 * Mounts React: on the markup of the document, if that is of the page at the path, and otherwise instead of it. From then
 * on, the router follows the path.
 * @param root the element that the markup is in
 * @param initialPage the page that the document was rendered for
 */
export function mount(root: HTMLElement, initialPage: PageKey): void {
  const app = <App initialPage={initialPage} />;
  if (matchPage(window.location.pathname) !== initialPage) {
    createRoot(root).render(app);
    return;
  }
  const findFields = () => [...root.querySelectorAll<Field>('input, select, textarea')];
  const entered = findFields().map(read);
  flushSync(() => hydrateRoot(root, app));
  // Where its markup differs from the document's, React has made new fields.
  for (const [i, field] of findFields().entries()) {
    const before = entered[i];
    if (before?.name === field.name) enterAgain(field, before);
  }
}

type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>;

/** What a visitor may have entered into a field. */
const read = ({ name, value, checked, options, selectionStart, selectionEnd }: Field) => ({
  ...{ name, value, checked, selectionStart, selectionEnd },
  selected: Array.from(options ?? [], ({ selected }) => selected),
});

/**
 * Enters again what a visitor has entered into a field before React was there, if that is not what the field had at first.
 * React has not noticed it: with the first change of a state, it would set the field back.
 */
function enterAgain(field: Field, before: ReturnType<typeof read>): void {
  const { type, options, defaultValue, defaultChecked } = field;
  const { value, checked, selected, selectionStart, selectionEnd } = before;
  if (options) {
    const first = Array.from(options, ({ defaultSelected }) => defaultSelected);
    if (!field.multiple && !first.includes(true)) first[0] = true;
    if (String(first) === String(selected)) return;
    for (const [i, option] of [...options].entries()) option.selected = selected[i] ?? false;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (type === 'checkbox' || type === 'radio') {
    if (checked === defaultChecked || (type === 'radio' && !checked)) return;
    field.checked = !checked;
    field.click();
  } else if (value !== defaultValue && type !== 'file') {
    // React ignores an event after which the value is the one that it has seen last.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
