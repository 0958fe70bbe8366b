/*
 * npm run bench [-- --runs N]: builds the site, serves it as `npm run preview` does, and has Lighthouse visit it
 * over a slow line with a slowed processor, in turns with a page that has the same words and nothing else: system
 * fonts, a dozen rules, no picture, no script. Prints Markdown tables of medians.
 *
 * Lighthouse is fetched for the run, and finds an installed Chrome or Chromium, or the one that CHROME_PATH names.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { serve } from './serve.js';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-quic --disable-background-networking';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 up.');

const run = promisify(execFile);
const root = path.dirname(import.meta.dirname);
const temporary = await mkdtemp(path.join(tmpdir(), 'kernel-ridge-bench-'));
const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

try {
  const [site, floor] = ['site', 'floor'].map((name) => path.join(temporary, name));
  say('Building …');
  await run('npx', ['webpack', '--mode', 'production', '--output-path', String(site)], {
    cwd: root,
  });
  await mkdir(String(floor));
  const html = await readFile(path.join(String(site), 'index.html'), 'utf8');
  await writeFile(path.join(String(floor), 'index.html'), wordsOf(html));
  for (const name of ['_headers', '404.html']) await writeFile(path.join(String(floor), name), '');

  const servers = await Promise.all(
    [site, floor].map((directory) => serve({ directory: String(directory) })),
  );
  try {
    await compare(...servers.map(({ url }) => `${url}/`));
    await score(`${servers[0]?.url}/`);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
} finally {
  await rm(temporary, { recursive: true });
}

/**
 * The page as somebody might write it who wants it to be there first.
 * @param {string} html the document as built
 */
function wordsOf(html) {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(svg|picture|script)\b.*?<\/\1>|<(img|link)\b[^>]*>|<!--.*?-->/gs, '')
    .replace(/ (class|id|data-[\w-]+|aria-[\w-]+|role|tabindex)="[^"]*"/g, '');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The same words</title><style>
body { max-width: 70rem; margin: auto; padding: 1rem; font: 1.1rem/1.6 sans-serif; color: #123; background: #fff }
h1 { font-size: 3rem; line-height: 1.1 } h2 { font-size: 2rem; margin-top: 3rem } ul { padding: 0; list-style: none }
main ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1.5rem }
dd { margin: 0; font-size: 3rem } label { display: block } input, textarea { width: 100%; font: inherit }
</style>${body}`;
}

/**
 * @param {string} url
 * @param {...string} options
 * @returns {Promise<any>} Lighthouse's report
 */
async function lighthouse(url, ...options) {
  const output = path.join(temporary, 'report.json');
  const always = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  await run('npx', ['--yes', LIGHTHOUSE, url, ...always, ...options]);
  return JSON.parse(await readFile(output, 'utf8'));
}

/** @param {string[]} urls the page's, and the floor's */
async function compare(...urls) {
  /** @type {any[][]} */
  const reports = [[], []];
  for (let i = 0; i < runs; i += 1) {
    // In turns, and neither always first: whatever else the machine does meets both alike.
    for (const which of i % 2 ? [1, 0] : [0, 1]) {
      const options = ['--throttling-method=devtools', '--only-categories=performance'];
      reports[which]?.push(await lighthouse(String(urls[which]), ...options));
    }
    say(`Visit ${i + 1} of ${runs}`);
  }
  const bytes = (/** @type {any} */ report, /** @type {RegExp} */ kinds) =>
    report.audits['network-requests'].details.items
      .filter((/** @type {any} */ { resourceType }) => kinds.test(resourceType))
      .reduce((/** @type {number} */ sum, /** @type {any} */ item) => sum + item.transferSize, 0);
  /** @type {[name: string, measure: (report: any) => number, target?: string][]} */
  const rows = [
    ...[
      ['first paint, ms', 'first-contentful-paint'],
      ['largest paint, ms', 'largest-contentful-paint', 'ratio ≤ 1.10'],
      ['blocking time, ms', 'total-blocking-time', '≤ 20'],
      ['layout shift', 'cumulative-layout-shift', '0'],
    ].map(
      ([name, audit, target]) =>
        /** @type {[string, (report: any) => number, string?]} */ ([
          String(name),
          (report) => report.audits[String(audit)].numericValue,
          target,
        ]),
    ),
    ['document, bytes', (report) => bytes(report, /Document/)],
    ['scripts, bytes', (report) => bytes(report, /Script/), '0'],
    ['everything, bytes', (report) => bytes(report, /./), '≤ 60,000'],
  ];
  const [{ environment, fetchTime, configSettings }] = /** @type {[any]} */ (reports[0]);
  print(
    `Measured on ${fetchTime.slice(0, 10)} with ${/\w+Chrome\/[\d.]+/.exec(environment.hostUserAgent)}: medians of ${runs} visits each, ` +
      `150 ms round trip (${configSettings.throttling.requestLatencyMs} ms of latency a request), 1.6 Mbit/s, processor slowed 4 times.`,
    '',
    '| before anything is used | this page | same words, nothing else | ratio | target |',
    '|---|---:|---:|---:|---|',
    ...rows.map(([name, measure, target = '']) => {
      const [page = 0, least = 0] = reports.map((each) => median(each.map(measure)));
      const ratio = least > 0 ? (page / least).toFixed(2) : '–';
      return `| ${name} | ${format(page)} | ${format(least)} | ${ratio} | ${target} |`;
    }),
  );
}

/** @param {string} url */
async function score(url) {
  const lines = [];
  for (const preset of ['mobile', 'desktop']) {
    const report = await lighthouse(url, ...(preset === 'desktop' ? ['--preset=desktop'] : []));
    const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
    const scores = categories.map((name) => Math.round(report.categories[name].score * 100));
    lines.push(`| ${preset} | ${scores.join(' | ')} |`);
  }
  print(
    '',
    `| ${LIGHTHOUSE.replace('@', ' ')} | performance | accessibility | best practices | SEO |`,
    '|---|---:|---:|---:|---:|',
    ...lines,
  );
}

/** @param {...string} lines */
function print(...lines) {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** @param {number} value */
function format(value) {
  return value.toLocaleString('en-GB', { maximumFractionDigits: value < 1 ? 3 : 0 });
}

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
