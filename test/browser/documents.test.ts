/* The documents as built. That React leaves them as they are is for test/browser/hydration to ask. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { testServers } from '../support/testServers';

const { directory } = testServers();
const read = (name: string) => readFileSync(path.join(directory, name), 'utf8');
const documents = readdirSync(directory).filter((name) => name.endsWith('.html'));

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
});

test.each(documents)('%s is valid', async (name) => {
  const { results } = await validator.validateString(read(name));
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});

/** The site's own public address, under which it refers to itself. */
const publicSite = () => /Sitemap: (.*)\/sitemap\.xml/.exec(read('robots.txt'))?.[1];

// What begins with a slash, the build looks after: see delivery/checks.js.
test.each(documents)('what %s calls by fragment or public address exists', (name) => {
  const html = read(name);
  for (const [, id] of html.matchAll(/\shref="#([^"]*)"/g)) expect(html).toContain(` id="${id}"`);
  const called = [...html.matchAll(new RegExp(`="${publicSite()}/([^"?]*)`, 'g'))];
  expect(called.length > 2).toBe(name === 'index.html');
  for (const [, file = ''] of called) {
    const names = [file || 'index.html', `${file}.html`];
    expect({ file, isThere: names.some((name) => existsSync(path.join(directory, name))) }).toEqual(
      { file, isThere: true },
    );
  }
});

test('every picture that is shipped is shown somewhere', () => {
  const shown = documents.map(read).join('');
  const pictures = readdirSync(path.join(directory, 'images')).filter((name) =>
    /\.(svg|png)$/.test(name),
  );
  expect(pictures.filter((name) => !shown.includes(`/images/${name}`))).toEqual([]);
});
