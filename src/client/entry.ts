/*
 * The entry: the build inlines it into each document's head. The page is complete without React. React mounts when a field
 * of a form with `data-react` first gets the focus, when such a form is submitted earlier, or when a host has sent the
 * document of another path.
 */
import { closeMenuInTheWay } from './menu';

declare global {
  interface Window {
    /** The exports of mount.tsx, once assets/app.js has run. */
    app: typeof import('./mount');
  }
}

const FORM = '#root form[data-react]';
const { path = '*', paths = '' } = document.documentElement.dataset;
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

let mounting: Promise<void> | undefined;
let isMounted = false;
let isSubmitHeld = false;

/** Loads the app and mounts React, once. If that fails, the page stays as it is. The next call tries again; Firefox does not. */
function mountReact(): Promise<void> {
  mounting ??= mount().catch((error) => {
    mounting = undefined;
    throw error;
  });
  return mounting;
}

async function mount() {
  // Always imported, because an element with the id "app" would be window.app, too.
  const url = '/assets/app.js';
  await import(/* webpackIgnore: true */ url);
  await parsed;
  await new Promise((resolve) => setTimeout(resolve, 20)); // two short tasks, because a visitor may be typing
  window.app.mount(document.getElementById('root') as HTMLElement, path);
  isMounted = true;
}

window.addEventListener('focusin', ({ target }) => {
  if (!mounting && (target as Element).matches(`${FORM} :read-write`)) mountReact();
});

/** Holds a submit until React has mounted, and then repeats it with what the form holds by then. */
async function holdSubmit(event: Event) {
  if (isMounted || !(event.target as Element).matches(FORM)) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // React listens as soon as it begins to mount
  if (isSubmitHeld) return;
  isSubmitHeld = true;
  await mountReact().finally(() => {
    isSubmitHeld = false;
  });
  document.querySelector<HTMLFormElement>(FORM)?.requestSubmit();
}

window.addEventListener('submit', holdSubmit, true);

// Some hosts serve a page's document at another path, too, or the 404 document at a page's path.
const { pathname } = window.location;
if (path === '*' ? paths.split(' ').includes(pathname) : path !== pathname) mountReact();

closeMenuInTheWay();
