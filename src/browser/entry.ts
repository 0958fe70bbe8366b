/*
 * Runs in the browser as soon as a document's head has arrived: the build puts it into each document. The page is finished
 * without React, so this file fetches React only when a form is used, or when the address names another page. Until React
 * has mounted, this file holds what is sent.
 */
import type { HeldSubmit } from './app';

declare global {
  interface Window {
    /** The exports of app.tsx, once assets/app.js has run. */
    app: typeof import('./app');
  }
}

const APP = '/assets/app.js';

/** The forms that React handles. */
const FORM = '#root form[id]';

/** The longest pause before a missing app is asked for again, in milliseconds. */
const LONGEST_PAUSE = 60_000;

const { path = '*', paths = '' } = document.documentElement.dataset;
const held: HeldSubmit[] = [];
const listening = new AbortController();
let failures = 0;
let isMounting = false;
let isReported = false;

const on = <T extends Event>(type: string, listener: (event: T) => void) =>
  window.addEventListener(type, listener as (event: Event) => void, {
    capture: true,
    signal: listening.signal,
  });

const documentParsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(0);
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Imports the app. After a failure the address changes, since some browsers never retry one that failed.
 * @returns whether it is there
 * @throws {unknown} what its code threw, if it arrived: fetching it again would not mend that
 */
async function importApp(): Promise<boolean> {
  const address = APP + (failures ? `?${failures}` : '');
  try {
    if (process.env.NODE_ENV !== 'production') window.app = await import('./app');
    else await import(/* webpackIgnore: true */ address);
    return true;
  } catch (error) {
    if (performance.getEntriesByName('arrived').length > 0) throw error;
    failures += 1;
    return false;
  }
}

/** Fetches the app, for as long as that takes, mounts it, and hands it what was held. */
async function mountApp(): Promise<void> {
  if (isMounting) return;
  isMounting = true;
  try {
    while (!(await importApp())) await pause(Math.min(1_000 * 2 ** failures, LONGEST_PAUSE));
    await documentParsed;
    // Wait a frame, so that a pressed button is drawn first. By time: background tabs get no animation frames.
    await pause(20);
    window.app.mount();
    listening.abort();
    window.app.deliver(held);
  } catch (error) {
    // A fault of ours. The page stays as it is, and the next submit tries again.
    if (!isReported) reportError(error);
    isReported = true;
    isMounting = false;
  }
}

on('focusin', ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (!form?.matches?.(FORM) || document.querySelector('link[rel=modulepreload]')) return;
  // Not an import: as it loads, styled-components inserts all style rules again, while somebody types.
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href: APP }));
});

on('submit', (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches(FORM)) return;
  // React listens as soon as it starts to mount: it must not get now what deliver() sends later.
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({ form, data: new FormData(form) });
  void mountApp();
});

// A link in the menu may lead to a place on the page, which an open menu would cover.
window.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest?.('[popover] a[href]');
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
});

/** A host may answer every path with one document. Development mounts at once too, for hot updates. */
function mountIfPathIsWrong(): void {
  const { pathname } = location;
  const isWrong = path === '*' ? paths.split(' ').includes(pathname) : path !== pathname;
  if (isWrong || process.env.NODE_ENV === 'development') void mountApp();
}

// Links to a place in the page change the history, too, and need no React.
on('popstate', mountIfPathIsWrong);
mountIfPathIsWrong();
