/* What a visitor has put into a page, for the nodes that React may put in place of those that are there. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/** What tells a control from the others of its form: of radio buttons and checkboxes, the value belongs to that. */
const keyOf = (control: Control) => {
  const { name, type } = control;
  return [name, type, /^(radio|checkbox)$/.test(type) ? control.value : ''].join('\n');
};

/** The controls of a form that are alike, in order. */
const alike = (form: HTMLFormElement | null, key: string) =>
  ([...(form?.elements ?? [])] as Control[]).filter((control) => keyOf(control) === key);

/**
 * @param control in a form with an id
 * @returns a function that finds the control that stands in its place: itself, or another of the same form, name and type
 */
function counterpartOf(control: Control): () => Control | undefined {
  const key = keyOf(control);
  const index = alike(control.form, key).indexOf(control);
  const id = control.form?.getAttribute('id') ?? '';
  return () =>
    control.isConnected
      ? control
      : alike(document.getElementById(id) as HTMLFormElement | null, key)[index];
}

/** @returns a function that gives another control of the same kind what this one holds now */
function contentOf(control: Control): (other: Control) => void {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.selectedOptions].map(({ value }) => value);
    return (other) => {
      for (const option of (other as HTMLSelectElement).options) {
        option.selected = chosen.includes(option.value);
      }
    };
  }
  const { value, checked, files } = control as HTMLInputElement;
  return (other) => {
    if (files) Object.assign(other, { files });
    else if (other.value !== value) other.value = value;
    if (checked !== undefined) Object.assign(other, { checked });
  };
}

/**
 * Remembers what is written and chosen in the forms of a container.
 * @returns a function that gives it to the controls which stand there by then
 */
export function rememberControls(container: HTMLElement): () => void {
  const controls = container.querySelectorAll<Control>(
    'form[id] :is(input:not([type=hidden]), textarea, select)',
  );
  const kept = Array.from(controls, (control) => ({
    find: counterpartOf(control),
    give: contentOf(control),
  }));
  return () => {
    for (const { find, give } of kept) {
      const control = find();
      if (control) give(control);
    }
  };
}

/**
 * Remembers the focus, the caret, and the place in the window.
 * @returns a function that gives them to the element which stands there by then
 */
export function rememberFocus(container: HTMLElement): () => void {
  const focused = document.activeElement as HTMLInputElement;
  // Asking the body where it is would have the whole page laid out.
  if (!container.contains(focused)) return () => {};
  const { selectionStart, selectionEnd, selectionDirection } = focused;
  const { top } = focused.getBoundingClientRect();
  const ofSameKind = () => [...container.querySelectorAll<HTMLInputElement>(focused.localName)];
  const index = ofSameKind().indexOf(focused);
  const isField = focused.matches('form[id] *');
  const find = isField ? counterpartOf(focused) : () => ofSameKind()[index];
  return () => {
    if (focused === document.activeElement) return;
    const now = (find() ?? focused) as HTMLInputElement;
    now.focus({ preventScroll: true });
    // Words of another length may have moved it.
    window.scrollBy(0, now.getBoundingClientRect().top - top);
    if (typeof selectionStart === 'number') {
      now.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    }
  };
}
