/* The contact form. Its fields are found by their types, because names and labels belong to the owner. */
import { home } from '../../src/content/home';

type Field = { type: string; name?: string };

const fields: readonly Field[] = home.contact.fields;

export const FORM = '#root form[data-react]';

const nameOf = (type: string) => fields.find((field) => field.type === type)?.name;

/** The name of the first field of one line that accepts any text. */
export const LINE = nameOf('text') ?? nameOf('tel') ?? '';

/** The names of two other fields. Undefined if the owner has removed them. */
export const EMAIL = nameOf('email');
export const MESSAGE = nameOf('textarea');

/** The selector of a field. */
export const fieldNamed = (name: string) => `${FORM} [name="${name}"]`;

export const SEND = `${FORM} button`;

/** The URL of the app, which is requested when the form is used. */
export const APP_URL = /\/assets\/app\.js/;
