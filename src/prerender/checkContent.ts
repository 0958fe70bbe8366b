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

/** How many statistics fit in a row, and how many characters each value may have. */
const [MOST, LONGEST] = [6, 6];

/**
 * Checks that all statistics fit above their drawing.
 * @throws {Error} if there are too many, or a value is too long
 */
export function checkStatistics(statistics: readonly { readonly value: string }[]): void {
  if (statistics.length > MOST) {
    throw new Error(
      `statistics in src/content/home.ts has ${statistics.length} entries. Leave at most ${MOST}, because they share a row.`,
    );
  }
  const long = statistics.find(({ value }) => value.length > LONGEST);
  if (long !== undefined) {
    throw new Error(
      `The statistic "${long.value}" in src/content/home.ts is too long. Write at most ${LONGEST} characters, and the rest in its label.`,
    );
  }
}
