/** A submit made before React has mounted. */
export type QueuedSubmit = {
  form: HTMLFormElement;
  /** The values at that moment, without the button's. */
  data: FormData;
  /** The button that was pressed. */
  submitter?: HTMLElement | null;
};

/** Puts the values of a queued submit in place of the form's current ones. */
export function replaceValues(formData: FormData, queued: FormData): void {
  for (const name of new Set(formData.keys())) formData.delete(name);
  for (const [name, value] of queued) formData.append(name, value);
}
