/*
 * Keeps what a visitor has done to the page when React puts new elements in place of the old ones. After a normal hydration
 * they are the same elements. Then this only tells React what was entered.
 */

const STATEFUL =
  'a, button, input:not([type=hidden]), select, textarea, summary, details, dialog, [popover], [tabindex]';
const CHECKABLE = 'input:is([type=checkbox], [type=radio])';

/** A kind of state. An element and its replacement have the same tag and type, so they have the same kinds of state. */
type Kind<E extends Element, State> = {
  /** The elements that have it. */
  selector: string;
  read: (element: E) => State;
  /** Whether this is the state that React assumes. Then nothing is written. */
  isInitial?: (replacement: E, state: State) => boolean;
  /** Gives the state to a replacement, which may have it already. */
  write: (replacement: E, state: State) => void;
};

/** Checks that the functions of a kind agree, and hides their types, so that all kinds fit into one list. */
const kind = <E extends Element, State>(functions: Kind<E, State>) =>
  functions as Kind<Element, unknown>;

/*
 * Events tell React what differs from the initial state: it does not notice what was entered before it has mounted. See
 * https://github.com/facebook/react/issues/12955
 */
const kinds = [
  kind({
    selector: CHECKABLE,
    read: (input: HTMLInputElement) => input.checked,
    isInitial: (input, checked) =>
      // An unchecked radio button needs no event: checking another one in its group unchecks it.
      checked === input.defaultChecked || (input.type === 'radio' && !checked),
    write(input, checked) {
      // React listens to clicks. This one toggles the input, so that it ends as saved.
      input.checked = !checked;
      input.click();
    },
  }),
  kind({
    selector: 'select',
    read: (select: HTMLSelectElement) => Array.from(select.selectedOptions, ({ value }) => value),
    isInitial: (select, chosen) => {
      const initial = initialChoice(select);
      return chosen.length === initial.length && chosen.every((value, i) => value === initial[i]);
    },
    write(select, chosen) {
      for (const option of select.options) option.selected = chosen.includes(option.value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
  }),
  kind({
    selector: 'input[type=file]',
    read: (input: HTMLInputElement) => input.files,
    isInitial: (_, files) => !files?.length,
    write(input, files) {
      input.files = files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
  }),
  kind({
    selector: `textarea, input:not(${CHECKABLE}, [type=file])`,
    read: (field: TextField) => field.value,
    isInitial: (field, value) => value === field.defaultValue,
    write(field, value) {
      // Assigning a value, even the same, would end an input method's composition and delete the undo history.
      if (field.value !== value) field.value = value;
      // React ignores events of a field whose value it already knows. So this first makes React believe that it knows the
      // initial value. The property is internal to React: the test "React knows what was entered into controlled fields
      // before" fails if it changes.
      field._valueTracker?.setValue(field.defaultValue);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  }),
  kind({
    selector: 'details',
    read: (details: HTMLDetailsElement) => details.open,
    write(details, open) {
      details.open = open;
      if (open) details.dispatchEvent(new Event('toggle'));
    },
  }),
  kind({
    selector: 'dialog',
    read: (dialog: HTMLDialogElement) => dialog.open,
    write(dialog, isOpen) {
      // Without a script, a visitor can only open a modal dialog.
      if (isOpen && !dialog.open) dialog.showModal();
    },
  }),
  kind({
    selector: '[popover]',
    read: (popover: HTMLElement) => popover.matches(':popover-open'),
    write(popover, isOpen) {
      if (isOpen && !popover.matches(':popover-open')) popover.showPopover();
    },
  }),
];

/** A text field. React records in it the last value that it knows. */
type TextField = (HTMLInputElement | HTMLTextAreaElement) & {
  _valueTracker?: { setValue(value: string): void };
};

/** The values that a list has selected from the start. Without a `selected` option, browsers select the first. */
function initialChoice({ options, multiple }: HTMLSelectElement): string[] {
  const marked = [...options].filter(({ defaultSelected }) => defaultSelected);
  const initial = multiple || marked.length > 0 ? marked : [...options].slice(0, 1);
  return initial.map(({ value }) => value);
}

/**
 * Saves what a visitor has typed, chosen and opened in a container, and the focus with its caret and its position in
 * the window.
 * @returns a function that restores all of it in the elements it finds when called, and tells React
 */
export function savePageState(container: Element): () => void {
  const states = [...statefulElementsIn(container)].flatMap(([key, element]) =>
    kinds
      .filter(({ selector }) => element.matches(selector))
      .map((kind) => ({ key, kind, state: kind.read(element) })),
  );
  const restoreFocus = saveFocus(container);
  return () => {
    const elements = statefulElementsIn(container);
    // Decides what to write before it writes anything. The first event may make React change other fields, because
    // several fields can share one state.
    const writes = states.flatMap(({ key, kind, state }) => {
      const element = elements.get(key);
      if (!element || kind.isInitial?.(element, state)) return [];
      return [() => kind.write(element, state)];
    });
    for (const write of writes) write();
    restoreFocus(elements);
  };
}

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
 * The elements of a container that can have a state or the focus, by a key that stays the same in a new render: tag,
 * form, name and type, the value of a checkbox or radio button, and the index among elements that share all of these.
 */
function statefulElementsIn(container: Element): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>();
  for (const element of container.querySelectorAll<HTMLElement>(STATEFUL)) {
    const { form } = element as Partial<HTMLInputElement>;
    const [type, name, value] = ['type', 'name', 'value'].map((own) => element.getAttribute(own));
    const choice = element.matches(CHECKABLE) ? value : null;
    const parts = [element.localName, form?.getAttribute('id'), name, type, choice];
    let index = 0;
    while (elements.has(JSON.stringify([...parts, index]))) index += 1;
    elements.set(JSON.stringify([...parts, index]), element);
  }
  return elements;
}

/** Saves which element has the focus, its caret and its position. */
function saveFocus(container: Element) {
  const [key = '', focused] =
    [...statefulElementsIn(container)].find(([, own]) => own === document.activeElement) ?? [];
  const {
    selectionStart = null, // null where there is no caret
    selectionEnd = null,
    selectionDirection,
  } = (focused ?? {}) as Partial<HTMLInputElement>;
  const top = focused?.getBoundingClientRect().top ?? 0;
  return (elements: Map<string, HTMLElement>) => {
    const target = elements.get(key);
    if (!target || target === document.activeElement) return;
    target.focus({ preventScroll: true });
    // Changed text may have moved the element.
    window.scrollBy(0, target.getBoundingClientRect().top - top);
    if (selectionStart === null) return;
    const field = target as HTMLInputElement;
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
