/** The attribute of an element whose text is inserted as it is, so that its hash in the policy is right. */
export const unescaped = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });
