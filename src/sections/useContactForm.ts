import { type SubmitEvent, useState } from 'react';

/** A service that receives the form's messages, and what the page says about them, below the button. */
export type FormService = {
  /** An HTTPS URL, or a path of this site. It must accept a `POST` of form fields. */
  endpoint: string;
  sending: string;
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
    const message = encode(data);
    const isSent = await send(message, service.endpoint);
    const isUnchanged = encode(new FormData(form, submitter)) === message;
    // Not `form.reset`, which a field of that name hides.
    if (isSent && isUnchanged) HTMLFormElement.prototype.reset.call(form);
    setState(isSent ? 'sent' : 'failed');
  };

  return { state, handleSubmit };
}

function logValues(data: FormData, names: readonly string[]): void {
  const values = names.map((name) => [name, data.getAll(name).join(', ')]);
  // biome-ignore lint/suspicious/noConsole: the specification asks for it.
  console.log(Object.fromEntries(values));
}

/** Encodes a form as the browser does when it sends one itself, including the line breaks. */
const encode = (data: FormData) =>
  String(
    new URLSearchParams(
      Array.from(data, ([name, value]) => [name, String(value).replace(/\r\n?|\n/g, '\r\n')]),
    ),
  );

/** @returns false if the service cannot be reached, does not answer in time, redirects, or its answer says failure */
async function send(body: string, endpoint: string): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        // Some services redirect to a page of their own unless JSON is accepted.
        Accept: 'application/json',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`It answered with status ${response.status}.`);
    // Anything but JSON, such as a page, says nothing that a program could understand.
    if (/^\s*([[{]|false\b)/.test(answer)) JSON.parse(answer, throwIfFailure);
    return true;
  } catch (reason) {
    // biome-ignore lint/suspicious/noConsole: the owner needs the reason, which the visitor does not see.
    console.error(`The contact form could not be sent to ${endpoint}.`, reason);
    return false;
  }
}

/** How services say failure in JSON, although the status is 200. An array is empty if there are no errors. */
const FAILURES: [key: RegExp, value: RegExp][] = [
  [/^(success|ok|sent)?$/i, /^"?(false|0|no)"?$/i], // an answer can also be `false` alone
  [/^errors?$/i, /^(?!(null|false|0|""|\[\]|\{\})$)/],
  [/^(status|result)$/i, /error|fail|reject|invalid|missing|spam/i],
  [/^(status|code|status_?code)$/i, /^"?[45]\d\d"?$/],
];

function throwIfFailure(key: string, value: unknown): unknown {
  const text = JSON.stringify(value);
  if (FAILURES.some(([keys, values]) => keys.test(key) && values.test(text)))
    throw new Error(`Its answer says "${key}": ${text}.`);
  return value;
}
