/** @jest-environment node */
/* The documents in Markdown: links lead to files and headings, as on GitHub, and commands can be pasted. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expectNoProblems } from '../support/problems';

const ROOT = path.join(__dirname, '../..');

const documents = ['.', 'docs', 'art'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

/** The text of a document without its code, which may look like links and headings. */
const readWithoutCode = (file: string) =>
  readFileSync(path.join(ROOT, file), 'utf8').replace(/^ *```.*?^ *```$/gms, '');

/** The targets of links and images in Markdown, and of images in HTML. */
const linksIn = (text: string) =>
  Array.from(
    text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"\s]+)/g),
    ([, link, attribute]) => String(link ?? attribute),
  ).filter((target) => !/^[a-z]+:/.test(target));

/** The anchors of a document's headings: lower case, without punctuation, with a hyphen for each space. */
const anchorsIn = (text: string) =>
  Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('all links in %s lead to a file and a heading that exist', (document) => {
  const isBroken = (link: string) => {
    const [file, anchor] = link.split('#');
    const target = file ? path.join(path.dirname(document), file) : document;
    if (!existsSync(path.join(ROOT, target))) return true;
    if (!anchor || statSync(path.join(ROOT, target)).isDirectory()) return false;
    return !anchorsIn(readWithoutCode(target)).includes(anchor);
  };
  const broken = linksIn(readWithoutCode(document)).filter(isBroken);
  expectNoProblems(broken, `fix or remove these links in ${document}`);
});

test.each(documents)(
  'zsh and PowerShell run each command of %s: none has a comment',
  (document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    const commands = Array.from(text.matchAll(/^ *```sh$(.*?)^ *```$/gms), ([, block]) => block);
    const commented = commands.flatMap((block) => block?.match(/^.*(?<=^|\s)#.*$/gm) ?? []);
    expectNoProblems(commented, `in ${document}, write what these comments say into the text`);
  },
);
