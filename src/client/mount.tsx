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
  const fields = Array.from(root.querySelectorAll<Field>('input, select, textarea'), readField);
  flushSync(() => hydrateRoot(root, app));
  for (const field of fields) enterAgain(field);
}

type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>;

const isSelected = ({ selected }: HTMLOptionElement) => selected;
const isSelectedFirst = ({ defaultSelected }: HTMLOptionElement) => defaultSelected;

const readField = (field: Field) => ({
  field,
  value: field.value,
  checked: field.checked,
  selected: Array.from(field.options ?? [], isSelected),
});

/**
 * Enters again what a visitor has entered into a field before React was there, if that is not what the field had at first.
 * React has not noticed it: with the first change of a state, it would set the field back.
 */
function enterAgain({ field, value, checked, selected }: ReturnType<typeof readField>): void {
  const { type, options, defaultValue, defaultChecked, selectionStart, selectionEnd } = field;
  if (options) {
    const first = Array.from(options, isSelectedFirst);
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
