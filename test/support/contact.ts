/* The contact form's parts, found by ids and field names, because the labels are content that may change. */

/** The contact form, among all forms on a page. */
export const FORM = '#root #contact-form';

export const NAME = `${FORM} [name=name]`;
export const EMAIL = `${FORM} [name=email]`;
export const MESSAGE = `${FORM} [name=message]`;
export const SEND = `${FORM} button`;

/** The hero's form, which does nothing. */
export const HERO_BUTTON = 'section:first-of-type form button';

/** The URL of the app, which is requested when the form is used. */
export const APP = /\/assets\/app\.js/;

/** Runs in the page: fills in all other required fields. */
export function fillOtherFields(): void {
  document.addEventListener('DOMContentLoaded', () => {
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
  });
}
