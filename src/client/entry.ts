/*
 * The entry: the build inlines it into each document's head. The page is complete without React. The entry starts React
 * when a form is submitted, when the address is not the page's or, with site.reactStart 'idle', when the browser is
 * idle. Until React has mounted, the entry queues submits.
 */
import type { QueuedSubmit } from './hydrate';

declare global {
  interface Window {
    /** The exports of hydrate.tsx, once assets/app.js has run. */
    app: typeof import('./hydrate');
  }
}

const APP = '/assets/app.js';

/** The forms that React handles. Others, without an id, are left to the browser. */
const FORM = '#root form[id]';

const { path = '*', paths = '', reactStart } = document.documentElement.dataset;
const queue: QueuedSubmit[] = [];
let loading: Promise<unknown> | undefined;
let loads = 0;
let failures = 0;
let isStarting = false;
let isMounted = false;
let retryNow = () => {};

const on = <T extends Event>(type: string, listener: (event: T) => void) =>
  window.addEventListener(type, listener as (event: Event) => void, { capture: true });

const documentParsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(0);
});

/** Loads the app, once. After a failure the URL changes, because browsers do not load a failed module again. */
function loadApp(): Promise<unknown> {
  loading ??= import(/* webpackIgnore: true */ APP + (loads++ ? `?${loads}` : '')).catch(
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Some hosts serve the same document at several paths. */
function isPathWrong(): boolean {
  const { pathname } = location;
  return path === '*' ? paths.split(' ').includes(pathname) : path !== pathname;
}

/**
 * Mounts the app and hands it the queue. If that fails, the page stays as it is, and the error is reported once. While
 * React is needed, this retries after growing pauses and at each submit, because a deployment may have fixed the app.
 */
async function startReact(): Promise<void> {
  if (isStarting || isMounted) return;
  isStarting = true;
  do {
    try {
      await loadApp();
      await documentParsed;
      // Wait a frame, so that the pressed button is painted. With a timer, because background tabs get no frames.
      await new Promise((resolve) => setTimeout(resolve, 20));
      window.app.mount(() => {
        isMounted = false;
      });
      isMounted = true;
      failures = 0;
      window.app.deliver(queue.splice(0));
    } catch (error) {
      if (failures === 0) reportError(error);
      failures += 1;
      loading = undefined;
      await new Promise<void>((resolve) => {
        retryNow = resolve;
        setTimeout(resolve, Math.min(1_000 * 2 ** failures, 600_000)); // at most ten minutes
      });
    }
  } while (!isMounted && (queue.length > 0 || isPathWrong()));
  isStarting = false;
}

on('focusin', ({ target }) => {
  const { form } = target as HTMLInputElement;
  // If this fails, the submit reports it.
  if (form?.matches?.(FORM)) loadApp().catch(() => {});
});

on('submit', (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement;
  if (isMounted || !form.matches(FORM)) return;
  // React listens as soon as it starts to mount. It must not get this event twice: now, and from deliver().
  event.preventDefault();
  event.stopImmediatePropagation();
  queue.push({ form, data: new FormData(form) });
  retryNow();
  void startReact();
});

// A link in the menu may lead to a section of this page, which the open menu would cover.
window.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest?.('[popover] a[href]');
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
});

/** Starts React if the path is wrong. Links to a section of the page also fire popstate, but need no React. */
function correctPath(): void {
  if (isPathWrong()) void startReact();
}

on('popstate', correctPath);
correctPath();

if (reactStart === 'idle') {
  // Safari has no requestIdleCallback.
  on('load', () => (window.requestIdleCallback ?? setTimeout)(() => void startReact()));
}
