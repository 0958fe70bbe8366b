/**
 * Writes what a visitor has entered to the console, as one object, and sends it nowhere: if the form has an attribute
 * `data-log`, which lists the names of its fields, separated by spaces. Several values of one name are a list.
 */
export function logForm(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.dataset.log === undefined) return;
  event.preventDefault();
  const data = new FormData(form);
  const entries = form.dataset.log.split(' ').map((name) => {
    const values = data.getAll(name);
    return [name, values.length > 1 ? values : data.get(name)];
  });
  // biome-ignore lint/suspicious/noConsole: the specification asks for it.
  console.log(Object.fromEntries(entries));
}
