/* The owner's copy: the project with every recipe of docs/, and a page with what owners may also write. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { copyProject, ROOT } from './build';

/** A code block that names a file after its opening fence. */
type Block = { language: string; file: string; code: string };

/** A heading of a document with such blocks. */
type Recipe = { name: string; blocks: Block[]; isSection: boolean };

/** What a browser shows instead of an image or a video of a recipe. */
const SAMPLE = 'static/images/share.png';

const OWNERS_PAGE: Block[] = [
  {
    language: 'tsx',
    file: 'src/pages/OwnersPage.tsx',
    code: readFileSync(path.join(__dirname, 'OwnersPage.tsx'), 'utf8').replaceAll(
      '../../src',
      '..',
    ),
  },
  { language: 'ts', file: 'src/content/pages.ts', code: "'/owners-page': { title: 'Test' }," },
  {
    language: 'tsx',
    file: 'src/router/Router.tsx',
    code: `import { OwnersPage } from '../pages/OwnersPage';
'/owners-page': () => <PageLayout siteText={site} logo={glyphs.logo}><OwnersPage /></PageLayout>,`,
  },
];

const isWholeFile = ({ language, code }: Block) => language !== 'diff' && /^export /m.test(code);

const nameOf = (block?: Block) => path.parse(block?.file ?? '').name;

function readRecipes(): Recipe[] {
  const documents = path.join(ROOT, 'docs');
  return readdirSync(documents)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      readFileSync(path.join(documents, name), 'utf8')
        .split(/^#+ /m)
        .map((text) => ({
          name: `docs/${name}, “${text.split('\n')[0]}”`,
          blocks: Array.from(
            text.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms),
            ([, language = '', file = '', code = '']) => ({ language, file, code }),
          ),
          isSection: text.includes('as [a new section]('),
        })),
    )
    .filter(({ blocks }) => blocks.length > 0);
}

/**
 * Writes the owner's copy into a folder. A recipe is left out if the project already has its component: then an owner has
 * followed it, and the tests of the site judge the result.
 * @returns the files that the recipes have written, and the recipes that do not fit any more, with the reason
 */
export function writeOwnersCopy(directory: string) {
  copyProject(directory);
  const inCopy = (file: string) => path.join(directory, file);
  const read = (file: string) => readFileSync(inCopy(file), 'utf8');
  const sources = readdirSync(inCopy('src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(path.join('src', file)))
    .join();
  const files = new Set<string>();
  const misfits: string[] = [];

  const apply = (block: Block) => {
    const { language, file, code } = block;
    files.add(file);
    if (isWholeFile(block)) writeFileSync(inCopy(file), code);
    else writeFileSync(inCopy(file), (language === 'diff' ? addLines : merge)(read(file), code));
    for (const [, asset = ''] of code.matchAll(/asset\('(.*?)'\)/g)) {
      const own = inCopy(`static${asset}`);
      if (!existsSync(own)) writeFileSync(own, readFileSync(path.join(ROOT, SAMPLE)));
    }
  };

  const recipes = readRecipes();
  const newSection = recipes.find(({ name }) => name.endsWith('“A new section”'));
  for (const { name, blocks, isSection } of recipes) {
    const [first] = blocks.filter(isWholeFile);
    const isApplied = first && new RegExp(`(<|function |const )${nameOf(first)}\\b`).test(sources);
    if (isApplied) continue;
    try {
      const [sample] = newSection?.blocks ?? [];
      const lines = newSection?.blocks.filter(({ language }) => isSection && language === 'diff');
      for (const block of blocks) apply(block);
      for (const block of lines ?? []) apply(rename(block, nameOf(sample), nameOf(first)));
    } catch (reason) {
      misfits.push(`${name}: ${reason}`);
    }
  }
  for (const block of OWNERS_PAGE) apply(block);
  return { files: [...files], misfits };
}

/** The same block for another component. */
function rename(block: Block, from: string, to: string): Block {
  const inContent = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
  const code = block.code.replaceAll(from, to).replaceAll(inContent(from), inContent(to));
  return { ...block, code };
}

/** Adds the lines with `+` beside the other lines, group by group. */
function addLines(text: string, diff: string): string {
  return diff.split(/\n\n/).reduce((changed, group) => {
    const lines = group.trimEnd().split('\n');
    const strip = (wanted: string[]) => wanted.map((line) => line.slice(1)).join('\n');
    const before = strip(lines.filter((line) => line.startsWith(' ')));
    if (!changed.includes(before)) throw new Error(`there is no line “${before.trim()}” any more`);
    return changed.replace(before, () => strip(lines));
  }, text);
}

/** Puts entries into the largest object of a file. They are merged with it; lists are replaced. Imports go to the top. */
function merge(text: string, entries: string): string {
  const isImport = (line: string) => line.startsWith('import ');
  const lines = entries.split('\n');
  const file = parse(text);
  const [object] = file.statements
    .flatMap((own) => (ts.isVariableStatement(own) ? [...own.declarationList.declarations] : []))
    .flatMap(({ initializer }) => objectIn(initializer) ?? [])
    .sort((a, b) => b.getWidth() - a.getWidth());
  const added = parse(`const added = {${lines.filter((line) => !isImport(line)).join('\n')}}`);
  const [statement] = added.statements as unknown as [ts.VariableStatement];
  const change = objectIn(statement.declarationList.declarations[0]?.initializer);
  if (!object || !change) throw new Error('there is no object for these entries');
  const edits = mergeObjects(object, change).sort((a, b) => b.start - a.start);
  for (const { start, end, code } of edits) text = text.slice(0, start) + code + text.slice(end);
  const imports = lines.filter((line) => isImport(line) && !text.includes(line));
  return [...imports, text].join('\n');
}

const parse = (text: string) =>
  ts.createSourceFile('text.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The object in an expression such as `{ … } as const satisfies Type`. */
function objectIn(expression?: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (!expression || ts.isObjectLiteralExpression(expression)) return expression;
  const isTyped = ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression);
  return isTyped ? objectIn(expression.expression) : undefined;
}

type Edit = { start: number; end: number; code: string };

function mergeObjects(
  object: ts.ObjectLiteralExpression,
  change: ts.ObjectLiteralExpression,
): Edit[] {
  return change.properties.flatMap((entry) => {
    const old = object.properties.find((own) => own.name?.getText() === entry.name?.getText());
    const values = [old, entry].map((own) =>
      own && ts.isPropertyAssignment(own) ? objectIn(own.initializer) : undefined,
    );
    if (values[0] && values[1]) return mergeObjects(values[0], values[1]);
    const start = old ? old.getStart() : object.getStart() + 1;
    const end = old ? old.getEnd() : start;
    return { start, end, code: old ? entry.getText() : `\n${entry.getText()},` };
  });
}
