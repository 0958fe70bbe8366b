/* Checks what the compiler cannot check in the content. Each check throws an Error that names the place and the remedy. */

import { drawingLayout } from '../src/theme/drawingLayout';

/** The part of the site's content that is checked. A site without a section has no content for it. */
export type CheckedContent = {
  contact?: {
    service?: Readonly<Record<string, string>>;
    fields: readonly { readonly name: string; readonly value?: string }[];
  };
  statistics?: { readonly items: readonly { readonly value: string }[] };
};

/** The specification wants this value until there is a service. */
const PLACEHOLDER = 'YOUR_ACCESS_KEY';

/** How many statistics have a summit, and how many characters each value may have. */
const MOST = drawingLayout.mountainRange.summits;
const LONGEST = 6;

/**
 * Checks the words of the home page and the site's address.
 * @throws {Error} if something does not fit, or is not filled in
 */
export function checkContent({ contact, statistics }: CheckedContent, url: string): void {
  checkUrl(url);
  if (contact) checkContact(contact);
  if (statistics) checkStatistics(statistics.items);
}

/** @throws {Error} if the site's address is not an HTTPS origin */
export function checkUrl(url: string): void {
  const isOrigin = URL.canParse(url) && new URL(url).origin === url;
  if (!isOrigin || !url.startsWith('https:')) {
    throw new Error(
      `The url in src/content/site.ts is "${url}". Write https:// and a host, without a path, because all URLs of the site begin with "/".`,
    );
  }
}

/** @throws {Error} if two fields have the same name, or something that the service needs is not filled in */
export function checkContact({ service, fields }: NonNullable<CheckedContent['contact']>): void {
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) {
    throw new Error(
      `contact.fields in src/content/home.ts has two fields with the name "${twice}". Give each its own name.`,
    );
  }
  if (service === undefined) return;
  const empty = Object.entries(service).find(([, words]) => words.trim() === '');
  if (empty !== undefined) {
    throw new Error(`contact.service.${empty[0]} in src/content/home.ts is empty. Fill it in.`);
  }
  if (service.endpoint !== undefined) checkEndpoint(service.endpoint);
  const key = fields.find(({ value }) => value === PLACEHOLDER || value?.trim() === '');
  if (key !== undefined) {
    throw new Error(
      `The value of the field "${key.name}" in src/content/home.ts is not your key. Write the key that the service has given you, or delete the field if the service asks for none.`,
    );
  }
}

/** @throws {Error} if the endpoint is not a path of this site or an HTTPS URL; in development it can be on this machine */
function checkEndpoint(endpoint: string): void {
  if (/^\/(?!\/)/.test(endpoint)) return;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const isLocal = process.env.NODE_ENV !== 'production' && url?.hostname === 'localhost';
  if (!url || url.username || url.password || (url.protocol !== 'https:' && !isLocal)) {
    throw new Error(
      `contact.service.endpoint in src/content/home.ts is "${endpoint}". Write an HTTPS URL without a user name and password, or a path that starts with one "/".`,
    );
  }
}

/** @throws {Error} if there are no statistics or too many, or a value is too long to stand above its drawing */
export function checkStatistics(statistics: readonly { readonly value: string }[]): void {
  if (statistics.length < 1 || statistics.length > MOST) {
    throw new Error(
      `statistics.items in src/content/home.ts has ${statistics.length} entries. Write one to ${MOST}, because they share a row.`,
    );
  }
  const long = statistics.find(({ value }) => value.length > LONGEST);
  if (long !== undefined) {
    throw new Error(
      `The statistic "${long.value}" in src/content/home.ts is too long. Write at most ${LONGEST} characters, and the rest in its label.`,
    );
  }
}
