/* Keeps what a visitor has done to the page when React puts new elements in place of the old ones. */

const STATEFUL =
  'a, button, input:not([type=hidden]), select, textarea, summary, details, dialog, [popover], [tabindex]';

type Restore = (replacement: Element) => void;

/**
 * The elements of a container that can have a state or the focus, by a key that stays the same in a new render: tag,
 * form, name and type, the value of a checkbox or radio button, and the index among elements that share all of these.
 */
function statefulElementsIn(container: Element): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>();
  for (const element of container.querySelectorAll<HTMLElement>(STATEFUL)) {
    const { form } = element as HTMLInputElement; // undefined for other elements
    const type = element.getAttribute('type');
    const value = isBox(element) ? element.value : '';
    const name = element.getAttribute('name');
    const kind = [element.localName, form?.getAttribute('id'), name, type, value];
    let index = 0;
    while (elements.has(JSON.stringify([...kind, index]))) index += 1;
    elements.set(JSON.stringify([...kind, index]), element);
  }
  return elements;
}

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);

/**
 * Finds the element in a new render that corresponds to an old one.
 * @param element the old element, in its old container
 * @returns undefined if the new container has no such element
 */
export function findReplacement(element: Element, from: Element, to: Element) {
  const [key = ''] = [...statefulElementsIn(from)].find(([, own]) => own === element) ?? [];
  return statefulElementsIn(to).get(key);
}

/**
 * Saves what a visitor has typed, chosen and opened in a container, and the focus with its caret and its position in
 * the window.
 * @returns a function that restores all of it in the elements it finds when called, and tells React
 */
export function savePageState(container: Element): () => void {
  const saved = [...statefulElementsIn(container)].map(
    ([key, element]) =>
      [key, saveChoice(element) ?? saveText(element) ?? saveOpen(element)] as const,
  );
  const restoreFocus = saveFocus(container);
  return () => {
    const elements = statefulElementsIn(container);
    for (const [key, restore] of saved) {
      const element = elements.get(key);
      if (element) restore?.(element);
    }
    restoreFocus(elements);
  };
}

/*
 * Each of these returns a function that gives the same state to the element's replacement, or undefined for elements
 * without such a state. Events tell React what differs from its initial state: it does not notice what was entered
 * before it has mounted. See https://github.com/facebook/react/issues/12955
 */

function saveChoice(element: Element): Restore | undefined {
  if (isBox(element)) {
    const { checked, type } = element;
    // The choice of another radio button unchecks this one.
    if (type === 'radio' && !checked) return undefined;
    return (other) => {
      const box = other as HTMLInputElement;
      if (box.checked === checked && box.defaultChecked === checked) return;
      box.checked = !checked;
      box.click();
    };
  }
  if (element instanceof HTMLSelectElement) {
    const chosen = Array.from(element.selectedOptions, ({ value }) => value);
    return (other) => {
      const select = other as HTMLSelectElement;
      for (const option of select.options) option.selected = chosen.includes(option.value);
      if (isChanged(select)) select.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  return undefined;
}

/** Whether the choice is not the initial one. Without a `selected` option, browsers select the first. */
function isChanged({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options];
  const hasDefault = multiple || all.some(({ defaultSelected }) => defaultSelected);
  if (!hasDefault) return selectedIndex > 0;
  return all.some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** A text field in which React has recorded the last value that it knows. */
type Tracked = { _valueTracker?: { setValue(value: string): void } };

function saveText(element: Element): Restore | undefined {
  if (element instanceof HTMLInputElement && element.files) {
    const { files } = element;
    return (other) => {
      if (files.length === 0) return;
      (other as HTMLInputElement).files = files;
      other.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField || isBox(element)) return undefined;
  const { value } = element;
  return (other) => {
    const field = other as HTMLInputElement & Tracked;
    // Assigning a value, even the same, would end an input method's composition and delete the undo history.
    if (field.value !== value) field.value = value;
    if (value === field.defaultValue) return;
    // React ignores events of a field whose value it already knows.
    field._valueTracker?.setValue(field.defaultValue);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function saveOpen(element: Element): Restore | undefined {
  if (element instanceof HTMLDetailsElement) {
    const { open } = element;
    return (other) => {
      (other as HTMLDetailsElement).open = open;
    };
  }
  if (element instanceof HTMLDialogElement && element.open) {
    const isModal = element.matches(':modal');
    return (other) => {
      const dialog = other as HTMLDialogElement;
      if (dialog.open) return;
      if (isModal) dialog.showModal();
      else dialog.show();
    };
  }
  if (element instanceof HTMLElement && element.popover && element.matches(':popover-open')) {
    return (other) => {
      if (!other.matches(':popover-open')) (other as HTMLElement).showPopover();
    };
  }
  return undefined;
}

function saveFocus(container: Element) {
  const [key = '', focused] =
    [...statefulElementsIn(container)].find(([, own]) => own === document.activeElement) ?? [];
  // Undefined or null where there is no caret.
  const { selectionStart, selectionEnd, selectionDirection } = (focused ?? {}) as HTMLInputElement;
  const top = focused?.getBoundingClientRect().top ?? 0;
  return (elements: Map<string, HTMLElement>) => {
    const target = elements.get(key);
    if (!target || target === document.activeElement) return;
    target.focus({ preventScroll: true });
    // Changed text may have moved the element.
    window.scrollBy(0, target.getBoundingClientRect().top - top);
    if (typeof selectionStart === 'number') {
      (target as HTMLInputElement).setSelectionRange(
        selectionStart,
        selectionEnd,
        selectionDirection ?? undefined,
      );
    }
  };
}
