/*
 * The entry: the build inlines it into each document's head.
 *
 * - From the first moment, it logs the forms, and closes the menu where that is in the way.
 * - React mounts when the path is no longer that of the document: after Back or Forward, or because a host has sent another
 *   page's document. Only then, the app is loaded.
 * - From then on, React's router follows the path, and React's handlers log the forms.
 */
import { logForm } from '../components/logForm';
import { matchPage } from '../router/matchPage';
import { closeMenuInTheWay } from './menu';

declare global {
  interface Window {
    /** The exports of mount.tsx, once assets/app.js has run. */
    app: typeof import('./mount');
  }
}

const { page = '*' } = document.documentElement.dataset;
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

let url = '/assets/app.js';

const isOtherPage = () => matchPage(window.location.pathname) !== page;

/** Loads the app. If that fails, the next call tries again. */
async function loadApp() {
  // A module, because the policy forbids to set the URL of a script.
  await import(/* webpackIgnore: true */ url).catch((error) => {
    url += '?'; // Firefox does not load a failed URL twice.
    throw error;
  });
  await parsed;
}

/** From then on, React's router follows the path. */
const mountReact = () => window.app.mount(document.getElementById('root') as HTMLElement, page);

/** Mounts React, if the path is not that of the document. */
async function followPath() {
  if (!isOtherPage()) return;
  await loadApp();
  // The visitor may have come back by now.
  if (isOtherPage()) mountReact();
}

window.addEventListener('popstate', followPath);
followPath();

window.addEventListener('submit', (event) => {
  const isHandled = event.defaultPrevented; // by React
  if (!isHandled && (event.target as Element).matches('form[data-log]')) logForm(event);
});

closeMenuInTheWay();
