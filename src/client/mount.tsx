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
  for (const tellReact of fields) tellReact();
}

type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>;

/**
 * Reads what a visitor has entered into a field. React would not notice, and set fields with state back: all of a
 * component, as soon as it learns of one.
 * @returns a function that enters it again and tells React, if it differs from what the field had at first
 */
function readField(field: Field): () => void {
  const { type, options, multiple, selectionStart, selectionEnd } = field;
  const isBox = type === 'checkbox' || type === 'radio';
  const parts = (options ? [...options] : [field]) as unknown as Record<string, unknown>[];
  const [name, initialName] = options
    ? ['selected', 'defaultSelected']
    : isBox
      ? ['checked', 'defaultChecked']
      : ['value', 'defaultValue'];
  const initial = parts.map((part) => part[initialName]);
  if (options && !multiple && !initial.includes(true)) initial[0] = true;
  const entered = parts.map((part) => part[name]);
  const isChanged = entered.some((value, i) => value !== initial[i]);
  // Of radio buttons, browsers only tell which one is chosen.
  if (!isChanged || (type === 'radio' && !field.checked)) return () => {};
  return () => {
    for (const [i, part] of parts.entries()) {
      if (type === 'file') break; // Neither React nor a script can set it.
      // React ignores an event after which the value is the one that it has seen last: make that the initial value.
      part[name] = initial[i];
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(part), name) ?? {};
      set?.call(part, entered[i]);
    }
    if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd);
    for (const event of isBox ? ['click', 'input', 'change'] : ['input', 'change'])
      field.dispatchEvent(new Event(event, { bubbles: true }));
  };
}
