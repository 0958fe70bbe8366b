/* The contact form's parts, found by the names under which they are sent: their labels are the owner's. */

/** Of the forms on a page the one that is sent somewhere. */
export const FORM = '#root form[id]:has([name=email])';

export const NAME = `${FORM} [name=name]`;
export const EMAIL = `${FORM} [name=email]`;
export const MESSAGE = `${FORM} [name=message]`;
export const SEND = `${FORM} button`;

/** The hero's form, which does nothing. */
export const CONTACT_US = 'section:first-of-type form button';

/** The app's file, which is asked for once a form is sent. */
export const APP = /\/assets\/app\.js/;

/** Runs in the page: fills in what else has to be filled in before the form is sent. */
export function fillTheRest(): void {
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
