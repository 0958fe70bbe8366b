/** @jest-environment node */
import { findMissingCharacters, findProblems } from '../../build/checks';
import { home } from '../../src/content/home';
import { notFound, pages } from '../../src/content/pages';
import { site } from '../../src/content/site';
import * as webFont from '../../src/theme/webFont';

const content = { home, pages, notFound, site };

/** Every value in the content, with the way to it. */
function valuesIn(value: unknown, way: string): [way: string, value: unknown][] {
  const inner = Object.entries(typeof value === 'object' && value ? value : {});
  return [[way, value], ...inner.flatMap(([key, part]) => valuesIn(part, `${way}.${key}`))];
}

const values = valuesIn(content, 'content');

test('no text is empty, has space around it, or lacks a figure', () => {
  const faults = values.filter(
    ([, text]) =>
      typeof text === 'string' &&
      (text === '' || text !== text.trim() || /undefined|NaN|\[object/.test(text)),
  );
  expect(faults).toEqual([]);
});

test('the font has every character', () => {
  const texts = values.flatMap(([, text]) => (typeof text === 'string' ? text : []));
  const html = texts.map((text) => `<p>${text.replaceAll('&', '&amp;')}</p>`);
  expect(findProblems('The content', html.join(''), new Map())).toEqual([]);
  expect(findMissingCharacters([html.join('')], webFont)).toBeUndefined();
});
