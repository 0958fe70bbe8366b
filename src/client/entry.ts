/* The entry, which the build inlines into the head of each document: see “The life of a page” in CONTRIBUTING.md. */
import { matchPage, type PageKey } from '../router/pageTable';
import { isArchived } from './isArchived';
import { loadPictures } from './loadPictures';
import { logForm } from './logForm';
import { setUpMenu } from './setUpMenu';
import { watchMarkup } from './watchMarkup';

const { dataset } = document.documentElement;
const page = dataset.page as PageKey;
const count = Number(dataset.elementCount); // of a live page

window.addEventListener('submit', logForm);
setUpMenu();

const { href } = window.location; // at first

const parsed = new Promise<HTMLElement>((resolve) =>
  document.addEventListener('DOMContentLoaded', () =>
    resolve(document.getElementById('root') as HTMLElement),
  ),
);

let isMounted = false;

/** Mounts React once. If it cannot be loaded, the page stays as it is, and the next change of the path tries again. */
async function mountReact(isNeeded: () => boolean) {
  const root = await parsed;
  if (isMounted || !isNeeded() || isArchived(page, new URL(href))) return;
  const { mount } = await import(/* webpackChunkName: 'app' */ './mount');
  // Meanwhile, the visitor may have come back, or a translator may have begun.
  if (isMounted || !isNeeded()) return;
  isMounted = true;
  mount(root, page);
}

// 1. The page is not that of the path.
const followPath = () => mountReact(() => matchPage(window.location.pathname) !== page);
window.addEventListener('popstate', followPath);
followPath();

// 2. The page is live, and the browser is idle.
const watched = count > 0 && parsed.then((root) => watchMarkup(root, count));
const whenIdle = window.requestIdleCallback ?? setTimeout; // Safari has no idle callbacks.
window.addEventListener('load', () =>
  whenIdle(async () => {
    try {
      const isMarkupChanged = await watched;
      if (isMarkupChanged) await mountReact(() => !isMarkupChanged());
    } finally {
      loadPictures(whenIdle);
    }
  }),
);
