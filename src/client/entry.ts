/*
 * The entry: the build inlines it into each document's head. The page is complete without React. The entry starts React
 * when a form is submitted, when the document is not that of the current path or, with site.reactStart 'idle', when the
 * browser is idle. Until React has mounted, the entry queues submits.
 */
import type { QueuedSubmit } from './hydrate';
import { closeMenuInTheWay } from './menu';

declare global {
  interface Window {
    /** The exports of hydrate.tsx, once assets/app.js has run. */
    app: typeof import('./hydrate');
  }
}

const APP = '/assets/app.js';

/** The forms that React handles. Others, without an id, are left to the browser. */
const FORM = '#root form[id]';

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 600_000;

const { path = '*', paths = '', reactStart } = document.documentElement.dataset;
const queue: QueuedSubmit[] = [];
/** The app, from when it is requested until it fails. */
let app: Promise<unknown> | undefined;
let requests = 0;
/** Exists from when React is needed until a later error unmounts it. */
let started: Promise<void> | undefined;
let endWait = () => {};

const on = <T extends Event>(type: string, listener: (event: T) => void) =>
  window.addEventListener(type, listener as (event: Event) => void, { capture: true });

const documentParsed = new Promise((resolve) =>
  document.addEventListener('DOMContentLoaded', resolve),
);

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    endWait = resolve;
    setTimeout(resolve, milliseconds);
  });

/** Loads the app. After a failure, the URL is another one, because browsers do not load a failed module again. */
function loadApp(): Promise<unknown> {
  if (!app) {
    requests += 1;
    app = import(/* webpackIgnore: true */ APP + (requests > 1 ? `?${requests}` : ''));
  }
  return app;
}

function forgetApp(): void {
  app = undefined;
}

/** Starts React, once. If that has failed and waits to retry, it retries now. */
function startReact(): void {
  started ??= start();
  endWait();
}

/**
 * Loads and mounts the app. If that fails, the page stays as it is, the first error is reported, and this retries after
 * growing pauses, because the connection may come back or a deployment may fix the app.
 */
async function start(): Promise<void> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      await loadApp();
      await documentParsed;
      // Lets the browser paint the pressed button. A timer, because background tabs get no frames.
      await wait(20);
      mountApp();
      return;
    } catch (error) {
      if (pause === FIRST_PAUSE) reportError(error);
      forgetApp();
      sendWithoutReact();
    }
    await wait(pause);
  }
}

/** Lets React handle the submits: first those in the queue. */
function mountApp(): void {
  window.app.mount(() => {
    started = undefined;
    on('submit', queueSubmit);
  });
  window.removeEventListener('submit', queueSubmit, true);
  window.app.deliver(queue.splice(0));
}

/** Lets the browser itself send a queued form that has an action. That leaves the page, so only if it is online. */
function sendWithoutReact(): void {
  const index = queue.findIndex(({ form }) => form.method === 'post');
  if (index < 0 || !navigator.onLine) return;
  const [{ form }] = queue.splice(index, 1) as [QueuedSubmit];
  HTMLFormElement.prototype.submit.call(form);
}

function queueSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches(FORM)) return;
  // React listens as soon as it starts to mount. It must not get this event twice: now, and from deliver().
  event.preventDefault();
  event.stopImmediatePropagation();
  queue.push({ form, data: new FormData(form), submitter: event.submitter });
  startReact();
}

/** Some hosts serve the same document at several paths. */
function correctPath(): void {
  const { pathname } = location;
  if (path === '*' ? paths.split(' ').includes(pathname) : path !== pathname) startReact();
}

closeMenuInTheWay();

on('submit', queueSubmit);

on('focusin', ({ target }) => {
  // Only once: if it fails, a submit tries again, and reports the error.
  const isFirst = requests === 0;
  if (isFirst && (target as HTMLInputElement).form?.matches(FORM)) loadApp().catch(forgetApp);
});

// A drawing that cannot be loaded leaves its place empty, without the browser's frame.
on('error', ({ target }) => {
  if (target instanceof HTMLImageElement && target.alt === '') target.style.visibility = 'hidden';
});

on('online', () => endWait());
on('visibilitychange', () => document.hidden || endWait());

on('popstate', correctPath);
correctPath();

if (reactStart === 'idle') {
  // Safari has no requestIdleCallback.
  on('load', () => (window.requestIdleCallback ?? setTimeout)(startReact));
}

if (process.env.NODE_ENV === 'development' && reactStart === 'form') {
  on('click', ({ target }) => {
    const button = (target as Element).closest?.('button');
    const isOnlyForReact = button && (button.type === 'button' || !button.form);
    if (started || !isOnlyForReact || button.popoverTargetElement) return;
    // biome-ignore lint/suspicious/noConsole: only owners see it, on the dev server.
    console.info("React has not started: see 'reactStart' in src/content/site.ts", button);
  });
}
