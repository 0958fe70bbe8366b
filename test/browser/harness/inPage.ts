/* Functions that run in a page, so none of them can use variables from outside. */

declare global {
  interface Window {
    /** Errors, violations of the policy, and what is written to the console, except by `console.log`. */
    problems: string[];
    logs: unknown[][];
    /** The pixels of the screenshot that takePicture has taken. */
    picture: ImageData;
  }
}

/** Records what a page writes to the console, and what is wrong with it, in the same way in every engine. */
export function record(): void {
  const problems: string[] = [];
  const logs: unknown[][] = [];
  Object.assign(window, { problems, logs });
  console.log = (...args: unknown[]) => logs.push(args);
  for (const method of ['error', 'warn', 'info', 'debug'] as const)
    console[method] = (...args: unknown[]) => problems.push(`console.${method}: ${args.join(' ')}`);
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => {
    // A visitor does not notice that the app is lost. If no test wants that, the site knows why.
    if (reason.name !== 'ChunkLoadError') problems.push(`rejected: ${reason}`);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`the policy forbids ${blockedURI}: ${violatedDirective}`),
  );
}

/** Waits until the current state has been painted, in the web font if it can be loaded. */
export async function nextPaint(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
}

export async function showImages(): Promise<void> {
  const images = [...document.images].filter((image) => image.getClientRects().length > 0);
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
}

/** Sets styles which, like those of a reader, bypass the policy. */
export function setStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Shows another path, as a click on a link of a single-page app does. */
export function goTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The path, and what the page shows: its title, its text and the colour of its heading. */
export function readPage() {
  const { color } = getComputedStyle(document.querySelector('h1') as Element);
  return [location.pathname, document.title, document.body.textContent, color].join('\n');
}

export const isMounted = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));

/** Changes the page as a translator does, which wraps each text in a <font>. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `${text.data} ≈`;
    if (text.data.trim()) text.replaceWith(font);
  }
}
