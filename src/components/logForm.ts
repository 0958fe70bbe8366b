/**
 * Writes what a visitor has entered to the console, as one object, and sends it nowhere. It is React's `onSubmit` of a form
 * whose attribute `data-log` lists the names of its fields, separated by spaces. On pages without React, client/entry.ts
 * calls it.
 */
export function logForm(event: { target: EventTarget | null; preventDefault(): void }): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const names = (form.dataset.log ?? '').split(' ');
  const data = new FormData(form);
  // biome-ignore lint/suspicious/noConsole: the specification asks for it.
  console.log(Object.fromEntries(names.map((name) => [name, data.get(name)])));
}
