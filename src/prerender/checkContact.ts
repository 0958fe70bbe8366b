/** The part of the contact form's content that the build reads. */
export type ContactContent = {
  id: string;
  service?: Readonly<Record<string, string>>;
  accessKey?: string;
  fields: readonly { readonly name: string }[];
};

/**
 * Checks what the compiler cannot check in the content of the contact form.
 * @throws {Error} if two values have the same name, or something that the service needs is not filled in
 */
export function checkContact({ service, accessKey, fields }: ContactContent): void {
  const keyNames = accessKey === undefined ? [] : ['access_key'];
  const names = [...keyNames, ...fields.map(({ name }) => name)];
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) {
    throw new Error(
      `contact in src/content/home.ts has two values with the name "${twice}", which the form would send. Give each field its own name; contact.accessKey is sent as access_key.`,
    );
  }
  if (service === undefined) return;
  const empty = Object.entries(service).find(([, words]) => !isFilledIn(words));
  if (empty !== undefined) {
    throw new Error(`contact.service.${empty[0]} in src/content/home.ts is empty. Fill it in.`);
  }
  if (accessKey !== undefined && !isFilledIn(accessKey)) {
    throw new Error(
      'contact.accessKey in src/content/home.ts is not your key. Write the key that the service has given you, or delete the line if the service asks for none.',
    );
  }
}

/** Whether an owner has written a text. `YOUR_ACCESS_KEY` is the placeholder of the specification. */
const isFilledIn = (text: string) => !['', 'YOUR_ACCESS_KEY'].includes(text.trim());
