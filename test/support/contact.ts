/* The forms, found by ids and field names, because the labels are content that may change. */

const form = '#root #contact-form';

export const SELECTORS = {
  name: `${form} [name=name]`,
  email: `${form} [name=email]`,
  message: `${form} [name=message]`,
  send: `${form} button`,
};

/** The URL of the app, which is requested when the form is used. */
export const APP_URL = /\/assets\/app\.js/;

/** Runs in the page: fills in all other required fields, also after the form has been cleared. */
export function fillOtherFields(): void {
  document.addEventListener('DOMContentLoaded', fill);
  document.addEventListener('reset', () => setTimeout(fill));

  function fill() {
    const texts: Record<string, string> = {
      url: 'https://a.example',
      date: '2025-01-01',
      email: 'a@b.c',
    };
    const others = ':required:not([name=name], [name=email], [name=message])';
    for (const control of document.querySelectorAll<HTMLSelectElement>(`form[id] ${others}`)) {
      if (control.options) control.selectedIndex = control.length - 1;
      else if (/checkbox|radio/.test(control.type)) Object.assign(control, { checked: true });
      else control.value = texts[control.type] ?? '12345';
    }
  }
}
