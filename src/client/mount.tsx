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
  flushSync(() => hydrateRoot(root, app));
  root.querySelectorAll<HTMLInputElement>('input, textarea').forEach(typeAgain);
}

/** Tells React what a visitor has typed before it was there. It would not notice, and set a field with state back. */
function typeAgain(field: HTMLInputElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return;
  // React ignores an event after which the value is the one that it has seen last: make that the default value.
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
