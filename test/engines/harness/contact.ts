import type { Visit } from '.';

export const NAME = '[name=name]';
export const EMAIL = '[name=email]';
export const MESSAGE = '[name=message]';
export const SEND = 'form:has([name=message]) button';

/** The other form's button. */
export const CONTACT_US = 'section:first-of-type form button';

/** The app's file, which is asked for once the form is used. */
export const APP = /\/assets\/app\.js/;

/** Clicks into a field and types. */
export async function write(page: Visit, field: string, text: string): Promise<void> {
  await page.click(field);
  await page.type(text);
}
