/*
 * Runs in the browser once the entry has loaded it. Documents of earlier builds call it, too: never remove or rename its
 * exports, and add only optional parameters.
 */
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from '../App';
import { saveFormState } from './formState';

/** A submit that came before React. */
export type QueuedSubmit = {
  form: HTMLFormElement;
  /** What the fields held when it was sent. */
  data: FormData;
};

let root: Root | undefined;

/**
 * Hydrates the document's markup. If that was changed (by a translator, a password manager, another build), React
 * renders all of it again, and fields, focus and caret are restored.
 * @param onUnmount called if a later error makes React unmount; the page then stays as it was, and may be mounted again
 * @throws {unknown} what was thrown while rendering; the page is then left as it was
 */
export function mount(onUnmount = () => {}): void {
  const container = document.getElementById('root') as HTMLElement;
  const { path = '*' } = document.documentElement.dataset;
  const restore = saveFormState(container);
  const errors: unknown[] = [];
  let nodes = [...container.childNodes];
  if (root) {
    // After a later error. Unmounting empties the container.
    root.unmount();
    container.replaceChildren(...nodes);
  }
  let onError = (error: unknown) => {
    errors.push(error);
  };
  // All in one go: nobody types between what is remembered and what is given back.
  root = flushSync(() =>
    hydrateRoot(container, <App initialPath={path} />, {
      onUncaughtError: (error) => onError(error),
      // Changed markup is no fault. In development it is reported, as the change may be our mistake.
      ...(process.env.NODE_ENV === 'production' && { onRecoverableError: () => {} }),
    }),
  );
  if (errors.length > 0) {
    root.unmount();
    root = undefined;
    container.replaceChildren(...nodes);
  }
  restore();
  if (errors.length > 0) throw errors[0];
  nodes = [...container.childNodes];
  onError = (error) => {
    // React has emptied the container. Its old nodes show the page and hold what was typed, but no longer react.
    container.replaceChildren(...nodes);
    onUnmount();
    reportError(error);
  };
  performance.mark('mounted'); // for the tests
}

/**
 * Delivers what was sent before React: each submit once, with what the fields held when it was sent, to the form that
 * is there now, and only after the result of the last submit is rendered. As events, not as new submits, since the
 * browser has already checked them.
 */
export function deliver(queue: readonly QueuedSubmit[]): void {
  for (const { form, data } of queue) {
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
