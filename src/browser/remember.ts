/* What visitors have put into a page, for the nodes that React may put in place of theirs. */

type Control = HTMLInputElement & { options?: HTMLOptionsCollection };

const CONTROLS = 'a, button, input:not([type=hidden]), select, textarea';

/**
 * What can be used in a container, by a key that a page rendered anew has, too: form, name and type, the value of what is
 * ticked, and the index among those that are alike in all of this.
 */
function controlsIn(container: HTMLElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of container.querySelectorAll<Control>(CONTROLS)) {
    const { form, name, type } = control;
    const value = /^(radio|checkbox)$/.test(type) && control.value;
    const kind = [control.localName, form?.getAttribute('id'), name, type, value].join('\n');
    let index = 0;
    while (controls.has(kind + index)) index += 1;
    controls.set(kind + index, control);
  }
  return controls;
}

/** @returns a function that gives another control of the same kind what this one holds now */
function contentOf({ value, checked, files, options }: Control): (other: Control) => void {
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
 * Remembers what is written and chosen in a container, the focus with its caret, and its place in the window.
 * @returns a function that gives all of it to the elements that stand there by then
 */
export function remember(container: HTMLElement): () => void {
  const controls = [...controlsIn(container)];
  const contents = controls.map(([key, control]) => [key, contentOf(control)] as const);
  const [focusKey, focused] = controls.find(([, control]) => control.matches(':focus')) ?? [];
  const { selectionStart = null, selectionEnd = null, selectionDirection } = focused ?? {};
  const top = focused?.getBoundingClientRect().top ?? 0;
  return () => {
    const now = controlsIn(container);
    for (const [key, giveContent] of contents) {
      const control = now.get(key);
      if (control) giveContent(control);
    }
    const target = now.get(focusKey ?? '');
    if (!target || target.matches(':focus')) return;
    target.focus({ preventScroll: true });
    // Words of another length may have moved it.
    window.scrollBy(0, target.getBoundingClientRect().top - top);
    if (selectionStart !== null) {
      target.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    }
  };
}
