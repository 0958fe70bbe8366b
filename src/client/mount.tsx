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
  const controls = controlsIn(container);
  const values = new Map([...controls].map(([key, { value }]) => [key, value]));
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

  const target = [...controls].find(([, control]) => control === focused)?.[0];
  for (const [key, control] of controlsIn(container)) {
    if (control === controls.get(key)) return; // React has kept the markup
    control.value = values.get(key) ?? control.value;
    if (key === target) {
      control.focus({ preventScroll: true });
      window.scrollBy(0, control.getBoundingClientRect().top - top); // changed text may have moved it
      if (typeof selectionStart === 'number')
        control.setSelectionRange(selectionStart, selectionEnd);
    }
  }
}

/** What visitors use in the form, by name; the button has none. */
const controlsIn = (container: Element) =>
  new Map(
    Array.from(
      container.querySelectorAll<HTMLInputElement>(
        'form[data-react] :is(input:not([type=hidden]), textarea, button)',
      ),
      (control) => [control.name || control.type, control],
    ),
  );
