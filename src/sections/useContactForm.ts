import { type SubmitEvent, useRef, useState } from 'react';

/** A service that receives the form's messages, and what the page says about them. */
export type FormService = {
  /** An HTTPS URL, or a path of this site. It must accept a `POST` of form fields. */
  endpoint: string;
  /** Shown on the button. */
  sending: string;
  /** Shown below the button. */
  sent: string;
  failed: string;
};

/** How long to wait for the service, in milliseconds. */
const TIME_LIMIT = 30_000;

/**
 * Sends a form to a service. After a success the form is cleared, unless the visitor has changed it in the meantime;
 * after a failure everything that was typed stays.
 * @param service without it, a submit only writes the values of the named fields to the console
 * @returns the handler for submits, and the state of the messages submitted last
 */
export function useContactForm(service: FormService | undefined, names: readonly string[]) {
  const [state, setState] = useState<'sending' | 'sent' | 'failed'>();
  /** Messages that are being sent. There is more than one if a visitor changes the text and submits it again. */
  const messages = useRef(new Set<string>());
  const hasFailed = useRef(false);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!service) {
      const data = new FormData(form);
      const message = names.map((name) => [name, data.getAll(name).join(', ')]);
      // biome-ignore lint/suspicious/noConsole: the specification asks for it.
      console.log(Object.fromEntries(message));
      return;
    }
    const { submitter } = event.nativeEvent;
    const data = new FormData(form, submitter);
    const message = serialize(data);
    if (messages.current.has(message)) return; // a double click
    if (messages.current.size === 0) hasFailed.current = false;
    messages.current.add(message);
    setState('sending');
    try {
      await post(service.endpoint, data);
    } catch (error) {
      hasFailed.current = true;
      // biome-ignore lint/suspicious/noConsole: the owner needs the reason, which the visitor does not see.
      console.error(error);
    }
    messages.current.delete(message);
    if (!hasFailed.current && serialize(new FormData(form, submitter)) === message) form.reset();
    if (messages.current.size === 0) setState(hasFailed.current ? 'failed' : 'sent');
  };

  return { state, handleSubmit };
}

const serialize = (data: FormData) => JSON.stringify([...data]);

/** @throws {Error} if the service cannot be reached, does not answer in time, redirects, or answers with an error */
async function post(endpoint: string, body: FormData): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT);
  try {
    // Some services redirect to a page of their own unless JSON is accepted.
    const headers = { Accept: 'application/json' };
    const { signal } = controller;
    const { ok, status } = await fetch(endpoint, {
      ...{ method: 'POST', body, headers, signal, redirect: 'error' },
    });
    if (!ok) throw new Error(`It answered with status ${status}.`);
  } catch (cause) {
    throw new Error(`The contact form could not be sent to ${endpoint}. ${cause}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
