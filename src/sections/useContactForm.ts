import { type SubmitEvent, useState } from 'react';

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
 * Sends a form to a service. While one message is being sent, another submit is ignored. Nothing is lost by that: the fields
 * keep what was typed. They are cleared only after a success, and only if the visitor has not changed them in the meantime.
 * @param service without it, a submit only writes the values of the named fields to the console
 * @returns the handler for submits, and the state of the last message
 */
export function useContactForm(service: FormService | undefined, names: readonly string[]) {
  const [state, setState] = useState<'sending' | 'sent' | 'failed'>();

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    const data = new FormData(form, submitter);
    if (!service) {
      logValues(data, names);
      return;
    }
    if (state === 'sending') return;
    setState('sending');
    const isSent = await send(data, service.endpoint);
    const isUnchanged = serialize(new FormData(form, submitter)) === serialize(data);
    if (isSent && isUnchanged) form.reset();
    setState(isSent ? 'sent' : 'failed');
  };

  return { state, handleSubmit };
}

function logValues(data: FormData, names: readonly string[]): void {
  const values = names.map((name) => [name, data.getAll(name).join(', ')]);
  // biome-ignore lint/suspicious/noConsole: the specification asks for it.
  console.log(Object.fromEntries(values));
}

const serialize = (data: FormData) => JSON.stringify([...data]);

/** @returns false if the service cannot be reached, does not answer in time, redirects, or answers with an error */
async function send(body: FormData, endpoint: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      body,
      // Some services redirect to a page of their own unless JSON is accepted.
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    if (!ok) throw new Error(`It answered with status ${status}.`);
    return true;
  } catch (reason) {
    // biome-ignore lint/suspicious/noConsole: the owner needs the reason, which the visitor does not see.
    console.error(`The contact form could not be sent to ${endpoint}.`, reason);
    return false;
  }
}
