/* Copies form values, focus and caret to the nodes that React may put in place of the old ones. */

type Control = HTMLInputElement & { options?: HTMLOptionsCollection };

const CONTROLS = 'a, button, input:not([type=hidden]), select, textarea';

/**
 * The controls in a container, by a key that stays the same in a new render: form, name and type, the value of a
 * checkbox or radio button, and the index among controls that share all of these.
 */
function controlsIn(container: HTMLElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of container.querySelectorAll<Control>(CONTROLS)) {
    const { form, name, type } = control;
    const value = /^(radio|checkbox)$/.test(type) && control.value;
    const kind = [control.localName, form?.getAttribute('id'), name, type, value, ''].join('\n');
    let index = 0;
    while (controls.has(kind + index)) index += 1;
    controls.set(kind + index, control);
  }
  return controls;
}

/** @returns a function that copies the control's current state to another control of its kind */
function createRestorer({ value, checked, files, options }: Control): (other: Control) => void {
  const chosen = Array.from(options ?? [], (option) => option.selected && option.value);
  return (other) => {
    if (files) other.files = files;
    else if (other.options) {
      for (const option of other.options) option.selected = chosen.includes(option.value);
    } else if (other.value !== value) other.value = value;
    if (checked !== undefined) other.checked = checked;
  };
}

/**
 * Saves the values of all controls in a container, and the focus with its caret and its position in the window.
 * @returns a function that restores them in the elements it finds when called
 */
export function saveFormState(container: HTMLElement): () => void {
  const controls = [...controlsIn(container)];
  const restorers = controls.map(([key, control]) => [key, createRestorer(control)] as const);
  const [focusKey, focused] = controls.find(([, control]) => control.matches(':focus')) ?? [];
  const { selectionStart = null, selectionEnd = null, selectionDirection } = focused ?? {};
  const top = focused?.getBoundingClientRect().top ?? 0;
  return () => {
    const now = controlsIn(container);
    for (const [key, restore] of restorers) {
      const control = now.get(key);
      if (control) restore(control);
    }
    const target = now.get(focusKey ?? '');
    if (!target || target.matches(':focus')) return;
    target.focus({ preventScroll: true });
    // Changed text may have moved the field.
    window.scrollBy(0, target.getBoundingClientRect().top - top);
    if (selectionStart !== null) {
      target.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    }
  };
}
