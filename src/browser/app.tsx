/*
 * Runs in the browser once the entry has fetched it. Documents of earlier builds call it, too: never remove or rename
 * its exports, their parameters, or the mark of arrived.ts.
 */
import './arrived';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../App';
import { remember } from './remember';

/** A submit that came before React. */
export type HeldSubmit = {
  form: HTMLFormElement;
  /** What the fields held when it was sent. */
  data: FormData;
};

/**
 * Lets React take over the document's markup. If that was changed (by a translator, a password manager, another build),
 * React renders all of it again, and fields, focus and caret are restored.
 * @throws {unknown} what was thrown while rendering; the page is then left as it was
 */
export function mount(): void {
  const container = document.getElementById('root') as HTMLElement;
  const { path = '*' } = document.documentElement.dataset;
  const restore = remember(container);
  const errors: unknown[] = [];
  let nodes = [...container.childNodes];
  let onError = (error: unknown) => {
    errors.push(error);
  };
  // All in one go: nobody types between what is remembered and what is given back.
  const root = flushSync(() =>
    hydrateRoot(container, <App renderedFor={path} />, {
      onUncaughtError: (error) => onError(error),
      // Changed markup is no fault. In development it is reported, as the change may be our mistake.
      ...(process.env.NODE_ENV === 'production' && { onRecoverableError: () => {} }),
    }),
  );
  if (errors.length > 0) {
    root.unmount();
    container.replaceChildren(...nodes);
  }
  restore();
  if (errors.length > 0) throw errors[0];
  nodes = [...container.childNodes];
  onError = (error) => {
    // React has emptied the container. The old nodes work without it, and hold what was typed.
    container.replaceChildren(...nodes);
    reportError(error);
  };
  performance.mark('mounted'); // for the tests
}

/**
 * Delivers what was sent before React: each submit once, with what the fields held when it was sent, to the form that
 * is there now, and only after the result of the last submit is rendered. As events, not as new submits, since the
 * browser has already checked them.
 */
export function deliver(held: readonly HeldSubmit[]): void {
  for (const { form, data } of held) {
    const target = document.getElementById(form.getAttribute('id') ?? '');
    const replaceData = ({ formData }: FormDataEvent) => {
      for (const name of [...formData.keys()]) formData.delete(name);
      for (const [name, value] of data) formData.append(name, value);
    };
    target?.addEventListener('formdata', replaceData);
    flushSync(() =>
      target?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    );
    target?.removeEventListener('formdata', replaceData);
  }
}
