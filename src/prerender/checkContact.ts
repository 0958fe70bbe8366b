/** The part of the contact form's content that the build reads. */
export type ContactContent = {
  id: string;
  service?: Readonly<Record<string, string>>;
  fields: readonly { readonly name: string }[];
};

/**
 * Checks what the compiler cannot check in the content of the contact form.
 * @throws {Error} if two fields have the same name, or a word of the service is missing
 */
export function checkContact({ service = {}, fields }: ContactContent): void {
  const names = ['access_key', ...fields.map(({ name }) => name)];
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) {
    throw new Error(
      `contact.fields in src/content/home.ts has two fields with the name "${twice}". Give each its own name.`,
    );
  }
  const [empty] = Object.entries(service).find(([, words]) => words.trim() === '') ?? [];
  if (empty !== undefined) {
    throw new Error(`contact.service.${empty} in src/content/home.ts is empty. Fill it in.`);
  }
}
