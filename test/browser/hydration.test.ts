import {
  developmentNotes,
  developmentSite,
  hydrate,
  hydrated,
  isHydrated,
  paths,
  site,
  visit,
} from './harness';

const text = () => document.getElementById('root')?.textContent;

test.each(paths)('%s fetches React only when it is needed', async (path) => {
  const requested: string[] = [];
  const { page } = await visit(path, {
    prepare: async (page) => page.on('request', (request) => requested.push(request.url())),
  });
  expect(await page.evaluate(isHydrated)).toBe(false);
  expect(requested.filter((url) => url.endsWith('.js'))).toEqual([]);
  await hydrate(page);
  expect(requested.filter((url) => url.endsWith('.js'))).toHaveLength(1);
});

test.each(paths)('%s keeps every element and word as React takes over', async (path) => {
  const { page } = await visit(path);
  const before = await page.evaluate(text);
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await hydrate(page);
  expect(await page.evaluate(text)).toBe(before);
  // The same node, not one that React put in its place.
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
});

test.each(paths)('the development build finds no difference to hydrate on %s', async (path) => {
  const { page } = await visit(developmentSite + path, { expects: developmentNotes });
  await hydrated(page);
  const production = await visit(site + path);
  expect(await page.evaluate(text)).toBe(await production.page.evaluate(text));
});
