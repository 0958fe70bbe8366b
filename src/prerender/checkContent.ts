/** The part of the contact form's content that the build reads. */
export type ContactContent = {
  service?: Readonly<Record<string, string>>;
  fields: readonly { readonly name: string; readonly value?: string }[];
};

/** The specification wants this value until there is a service. */
const PLACEHOLDER = 'YOUR_ACCESS_KEY';

/**
 * Checks what the compiler cannot check in the content of the contact form.
 * @throws {Error} if two fields have the same name, or something that the service needs is not filled in
 */
export function checkContact({ service, fields }: ContactContent): void {
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
  const key = fields.find(({ value }) => value === PLACEHOLDER || value?.trim() === '');
  if (key !== undefined) {
    throw new Error(
      `The value of the field "${key.name}" in src/content/home.ts is not your key. Write the key that the service has given you, or delete the field if the service asks for none.`,
    );
  }
}

/** How many statistics fit in a row, and how many characters each value may have. */
const [MOST, LONGEST] = [6, 6];

/**
 * Checks that all statistics fit above their drawing.
 * @throws {Error} if there are none or too many, or a value is too long
 */
export function checkStatistics(statistics: readonly { readonly value: string }[]): void {
  if (statistics.length < 1 || statistics.length > MOST) {
    throw new Error(
      `statistics in src/content/home.ts has ${statistics.length} entries. Write one to ${MOST}, because they share a row.`,
    );
  }
  const long = statistics.find(({ value }) => value.length > LONGEST);
  if (long !== undefined) {
    throw new Error(
      `The statistic "${long.value}" in src/content/home.ts is too long. Write at most ${LONGEST} characters, and the rest in its label.`,
    );
  }
}
