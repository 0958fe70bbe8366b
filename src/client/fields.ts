/*
 * Keeps what a visitor has entered while React mounts. If React has to put new elements in place of the old ones, they get
 * what the old ones held. Otherwise they are the same elements. In both cases React is told what was entered, because it
 * does not notice what happened before it mounted: https://github.com/facebook/react/issues/12955
 */

/** Forms, and what can hold text, a choice or the focus. */
const CONTROLS = 'form, a, button, input:not([type=hidden]), select, textarea, summary, [tabindex]';

type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  /** React's own record of the last value that it knows. */
  _valueTracker?: { setValue(value: string): void };
};

/** A file input is not among them: scripts cannot fill it in. */
const isField = (element: Element): element is Field =>
  element.matches('input:not([type=file]), select, textarea');

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.matches('[type=checkbox], [type=radio]');

/** What a field holds, as text. */
function read(field: Field): string {
  if (field instanceof HTMLSelectElement) return listOf(field.selectedOptions);
  return isCheckable(field) ? String(field.checked) : field.value;
}

/** What a field holds before anyone enters something. React assumes it. */
function readInitial(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const marked = options.filter(({ defaultSelected }) => defaultSelected);
    // Without a marked option, a list with a single choice begins with its first one.
    return listOf(marked.length > 0 || field.multiple ? marked : options.slice(0, 1));
  }
  return isCheckable(field) ? String(field.defaultChecked) : field.defaultValue;
}

/** Enters what `read` has returned, as a visitor would, so that React notices. */
function enter(field: Field, entered: string): void {
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options)
      option.selected = JSON.parse(entered).includes(option.value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isCheckable(field)) {
    field.checked = entered === 'false';
    field.click(); // React listens to clicks, and this one toggles the field
  } else {
    // Assigning even the same value would end an input method's composition and delete the undo history.
    if (field.value !== entered) field.value = entered;
    // React ignores an event of a field whose value it already knows.
    field._valueTracker?.setValue(field.defaultValue);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const listOf = (options: Iterable<HTMLOptionElement>) =>
  JSON.stringify(Array.from(options, ({ value }) => value));

/**
 * The controls of a container, by a key that is the same after React has rendered the page again: tag, form, name, the
 * value of a checkbox or radio button, and the index among those that share all of these.
 */
function controlsOf(container: Element): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const control of container.querySelectorAll<HTMLElement>(CONTROLS)) {
    const form = control.closest('form')?.getAttribute('id');
    const value = isField(control) && isCheckable(control) && control.getAttribute('value');
    const parts = [control.localName, form, control.getAttribute('name'), value];
    let index = 0;
    while (controls.has(JSON.stringify([...parts, index]))) index += 1;
    controls.set(JSON.stringify([...parts, index]), control);
  }
  return controls;
}

/**
 * Saves what was entered into a container, and which control has the focus, with its caret.
 * @returns `restore`, which enters all of it again, and `find`, which returns the control that replaces an old one
 */
export function saveFields(container: Element) {
  const saved = [...controlsOf(container)].map(([key, control]) => ({
    key,
    control,
    entered: isField(control) ? read(control) : undefined,
  }));
  const focused = document.activeElement as Partial<HTMLInputElement> & Element;
  const { selectionStart, selectionEnd = null, selectionDirection } = focused;
  const { top } = focused.getBoundingClientRect();

  const find = (old: Element): HTMLElement | undefined => {
    const key = saved.find(({ control }) => control === old)?.key;
    return key === undefined ? undefined : controlsOf(container).get(key);
  };

  const restore = () => {
    const controls = controlsOf(container);
    // Decides first, and enters then: an event may change other fields, because several can share one state of React.
    const changes = saved.flatMap(({ key, entered }) => {
      const field = controls.get(key);
      if (entered === undefined || !field || !isField(field)) return [];
      // Checking a radio button unchecks the others.
      const isUnchecked = field.type === 'radio' && entered === 'false';
      return isUnchecked || entered === readInitial(field) ? [] : [{ field, entered }];
    });
    for (const { field, entered } of changes) enter(field, entered);

    const target = find(focused);
    if (!target || target === document.activeElement) return;
    target.focus({ preventScroll: true });
    window.scrollBy(0, target.getBoundingClientRect().top - top); // changed text may have moved it
    const field = target as HTMLInputElement;
    // Null or undefined for what has no caret that scripts can move, such as a field for email addresses.
    if (typeof selectionStart === 'number' && typeof field.selectionStart === 'number')
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };

  return { find, restore };
}
