/*
 * Keeps what a visitor has entered while React mounts. If React renders the page again, new elements take the place of the
 * old ones, and get what those held. React's state is not told: fields that visitors use before React mounts are
 * uncontrolled.
 */

/** Forms, and what can hold text, a choice or the focus. */
const CONTROLS =
  'form, a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';

/**
 * Saves what was entered into a container, and which control has the focus, with its caret.
 * @returns `find`, which returns the control that stands for an old one now, or undefined; and `restore`, which puts back
 *   what was saved
 */
export function saveFields(container: Element) {
  const keys = new Map([...controlsOf(container)].map(([key, control]) => [control, key]));
  const focused = document.activeElement as HTMLElement;
  const { top } = focused.getBoundingClientRect();
  const caret = caretOf(focused);

  const find = <T extends Element>(old: T | null): T | undefined => {
    const key = old && keys.get(old);
    return key ? (controlsOf(container).get(key) as T | undefined) : undefined;
  };

  const restore = () => {
    for (const old of keys.keys()) {
      const control = find(old);
      if (control && control !== old) copy(old, control);
    }
    const target = find(focused);
    if (!target || target === document.activeElement) return;
    target.focus({ preventScroll: true });
    window.scrollBy(0, target.getBoundingClientRect().top - top); // changed text may have moved it
    if (caret && caretOf(target)) (target as HTMLInputElement).setSelectionRange(...caret);
  };

  return { find, restore };
}

/**
 * The controls of a container, by a key that is the same after React has rendered the page again: tag, form, name, the
 * value of a checkbox or radio button, and the number among those that share all of these.
 */
function controlsOf(container: Element): Map<string, Element> {
  // A field named "matches" hides its form's own method.
  const { closest, getAttribute, matches } = Element.prototype;
  const controls = new Map<string, Element>();
  for (const control of container.querySelectorAll(CONTROLS)) {
    const attribute = (name: string) => getAttribute.call(control, name);
    const form = closest.call(control, 'form');
    const formId = form && getAttribute.call(form, 'id');
    const isChoice = matches.call(control, '[type=checkbox], [type=radio]');
    const value = isChoice && attribute('value');
    const parts = [control.localName, formId, attribute('name'), value];
    let index = 0;
    while (controls.has(JSON.stringify([...parts, index]))) index += 1;
    controls.set(JSON.stringify([...parts, index]), control);
  }
  return controls;
}

/** Copies what a field holds. A file stays behind: scripts cannot choose files. */
function copy(old: Element, field: Element): void {
  if (old instanceof HTMLInputElement && field instanceof HTMLInputElement) {
    field.checked = old.checked;
    if (field.type !== 'file') field.value = old.value;
  } else if (old instanceof HTMLTextAreaElement && field instanceof HTMLTextAreaElement) {
    field.value = old.value;
  } else if (old instanceof HTMLSelectElement && field instanceof HTMLSelectElement) {
    const chosen = Array.from(old.selectedOptions, ({ value }) => value);
    for (const option of field.options) option.selected = chosen.includes(option.value);
  }
}

/** Undefined for what has no caret that scripts can move, such as a field for email addresses. */
function caretOf(element: Element) {
  const { selectionStart, selectionEnd, selectionDirection } = element as Partial<HTMLInputElement>;
  if (typeof selectionStart !== 'number') return undefined;
  return [selectionStart, selectionEnd ?? null, selectionDirection ?? undefined] as const;
}
