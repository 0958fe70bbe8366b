/* The documents as built. That React leaves them as they are is for test/browser/hydration to ask. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { testServers } from '../support/testServers';

const { directory } = testServers();
const documents = readdirSync(directory).filter((name) => name.endsWith('.html'));

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
});

test.each(documents)('%s is valid', async (name) => {
  const { results } = await validator.validateString(
    readFileSync(path.join(directory, name), 'utf8'),
  );
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});
