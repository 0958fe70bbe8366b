/* The contact form's parts, found by what they ask for: which words they carry is the owner's. */

/** Of the forms on a page the one that is sent somewhere. */
export const FORM = '#root form[id]:has([type=email])';

export const NAME = `${FORM} [type=text]`;
export const EMAIL = `${FORM} [type=email]`;
export const MESSAGE = `${FORM} textarea`;
export const SEND = `${FORM} button`;

/** The hero's form, which does nothing. */
export const CONTACT_US = 'section:first-of-type form button';

/** The app's file, which is asked for once a form is sent. */
export const APP = /\/assets\/app\.js/;

/** Runs in the page: fills in what has to be filled in before the form is sent, but for the three fields above. */
export function fillTheRest(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector('#root form[id]:has([type=email])');
    const texts: Record<string, string> = {
      url: 'https://a.example',
      date: '2025-01-01',
      email: 'a@b.c',
    };
    const known = ['[type=text]', '[type=email]', 'textarea'];
    for (const control of form?.querySelectorAll<HTMLSelectElement>(':required') ?? []) {
      if (known.some((own) => form?.querySelector(own) === control)) continue;
      if (control.options) control.selectedIndex = control.length - 1;
      else if (/checkbox|radio/.test(control.type)) Object.assign(control, { checked: true });
      else control.value = texts[control.type] ?? '12345';
    }
  });
}
