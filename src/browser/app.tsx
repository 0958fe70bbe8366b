/*
 * Runs in the browser once the entry has fetched it. Documents of earlier builds call it, too: what it exports, and what
 * it is given, may grow but not change.
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
 * Has React take over the markup that the document came with. Where that was changed (by a translator, a password
 * manager, another build), React renders all of it anew, and fields, focus and caret are given back.
 * @throws {unknown} what was thrown while rendering; the page is then left as it was
 */
export function mount(): void {
  const container = document.getElementById('root') as HTMLElement;
  const { path = '*' } = document.documentElement.dataset;
  const giveBack = remember(container);
  const errors: unknown[] = [];
  let nodes = [...container.childNodes];
  let onError = (error: unknown) => {
    errors.push(error);
  };
  // All in one go: nobody types between what is remembered and what is given back.
  const root = flushSync(() =>
    hydrateRoot(container, <App renderedFor={path} />, {
      onUncaughtError: (error) => onError(error),
      // That the markup was changed is no fault. In development it is reported, as it may be one of ours.
      ...(process.env.NODE_ENV === 'production' && { onRecoverableError: () => {} }),
    }),
  );
  if (errors.length > 0) {
    root.unmount();
    container.replaceChildren(...nodes);
  }
  giveBack();
  if (errors.length > 0) throw errors[0];
  nodes = [...container.childNodes];
  onError = (error) => {
    // React has emptied the container. What was there was complete without it, and has what was typed.
    container.replaceChildren(...nodes);
    reportError(error);
  };
  performance.mark('mounted'); // for the tests
}

/**
 * Delivers what was sent before React: each submit once, with what the fields held when it was sent, to the form that
 * stands there now, and not before all is rendered that the last submit has led to. As events, not by submitting once
 * more, since the browser's check has already passed them.
 */
export function deliver(held: readonly HeldSubmit[]): void {
  for (const { form, data } of held) {
    const target = document.getElementById(form.id);
    const giveAsSent = ({ formData }: FormDataEvent) => {
      for (const name of [...formData.keys()]) formData.delete(name);
      for (const [name, value] of data) formData.append(name, value);
    };
    target?.addEventListener('formdata', giveAsSent);
    flushSync(() =>
      target?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    );
    target?.removeEventListener('formdata', giveAsSent);
  }
}
