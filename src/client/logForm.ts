/**
 * Writes what a visitor has entered to the console, as one object, and sends it nowhere: if the form has an attribute
 * `data-log`, which lists the names of its fields, separated by spaces.
 */
export function logForm(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.dataset.log === undefined) return;
  event.preventDefault();
  const data = new FormData(form);
  const entries = form.dataset.log.split(' ').map((name) => [name, data.get(name)]);
  // biome-ignore lint/suspicious/noConsole: the specification asks for it.
  console.log(Object.fromEntries(entries));
}
