/** The entries of an object, with the types of its keys, which Object.entries() knows as strings only. */
export const entriesOf = <T extends object>(object: T) =>
  Object.entries(object) as [keyof T, T[keyof T]][];
