/*
 * The app, which the entry loads. Documents of earlier builds call `mount`, too: never rename it, and add only optional
 * parameters.
 */
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../App';

/**
 * Mounts React on the document's markup. If a translator, a password manager or another build has changed it, React
 * renders all of it again, with empty fields: they get back what visitors have entered, and so do focus and caret.
 * @param container the root of the page
 * @param initialPath the path that the document was rendered for ('*' for unknown paths)
 */
export function mount(container: HTMLElement, initialPath: string): void {
  const page = [...container.childNodes];
  const fields = fieldsIn(container);
  const values = fields.map(({ value }) => value);
  const focused = document.activeElement as HTMLInputElement;
  const { top } = focused.getBoundingClientRect();
  const { selectionStart, selectionEnd } = focused;

  // Synchronous, so that nobody types in between.
  flushSync(() =>
    hydrateRoot(container, <App initialPath={initialPath} />, {
      // Changed markup is no error for visitors. In development it may be our mistake.
      ...(process.env.NODE_ENV === 'production' && { onRecoverableError: () => {} }),
      // React has emptied the container. A page without React is better than none.
      onUncaughtError: (error) => {
        reportError(error);
        queueMicrotask(() => container.replaceChildren(...page));
      },
    }),
  );

  const newFields = fieldsIn(container);
  if (newFields[0] === fields[0]) return;
  for (const [i, field] of newFields.entries()) field.value = values[i] ?? '';
  const target = newFields[fields.indexOf(focused)];
  if (!target) return;
  target.focus({ preventScroll: true });
  window.scrollBy(0, target.getBoundingClientRect().top - top); // changed text may have moved it
  if (selectionStart !== null) target.setSelectionRange(selectionStart, selectionEnd);
}

const fieldsIn = (container: Element) => [
  ...container.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden]), textarea'),
];
