/*
 * npm run bench [-- --runs N]: builds the site, serves it as `npm run preview` does, and has Lighthouse visit it
 * over a slow line with a slowed processor, in turns with a page on the same host that has the same words and nothing
 * else: system fonts, a dozen rules, no picture, no script. Prints Markdown tables of medians.
 *
 * Lighthouse is fetched for the run, and finds an installed Chrome or Chromium, or the one that CHROME_PATH names.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { precompress } from './precompress.js';
import { serve } from './serve.js';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = '--headless=new --no-sandbox --disable-quic --disable-background-networking';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 up.');

const run = promisify(execFile);
const root = path.dirname(import.meta.dirname);
const temporary = await mkdtemp(path.join(tmpdir(), 'kernel-ridge-bench-'));

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
  const file = path.join(temporary, 'report.json');
  const output = ['--quiet', '--output=json', `--output-path=${file}`];
  await run('npx', ['--yes', LIGHTHOUSE, url, ...output, `--chrome-flags=${FLAGS}`, ...options]);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** What is compared: its name, its audit and its target. @type {[string, string, string][]} */
const rows = [
  ['largest paint, ms', 'largest-contentful-paint', 'ratio ≤ 1.10'],
  ['blocking time, ms', 'total-blocking-time', '≤ 20'],
  ['layout shift', 'cumulative-layout-shift', '0'],
  ['everything with its headers, bytes', 'total-byte-weight', ''],
];

/** @param {string[]} urls the page's, and the floor's */
async function compare(urls) {
  /** @type {any[][]} */
  const reports = [[], []];
  for (let i = 0; i < runs; i += 1) {
    // In turns, and neither always first: whatever else the machine does meets both alike.
    for (const which of i % 2 ? [1, 0] : [0, 1]) {
      const options = ['--throttling-method=devtools', '--only-categories=performance'];
      reports[which]?.push(await lighthouse(String(urls[which]), ...options));
    }
    process.stderr.write(`Visit ${i + 1} of ${runs}\n`);
  }
  const [{ environment, fetchTime, configSettings }] = /** @type {[any]} */ (reports[0]);
  const { requestLatencyMs } = configSettings.throttling;
  print(
    `Measured on ${fetchTime.slice(0, 10)} with ${/\w+Chrome\/[\d.]+/.exec(environment.hostUserAgent)}: medians of ${runs} visits each, ` +
      `150 ms round trip (${requestLatencyMs} ms of latency a request), 1.6 Mbit/s, processor slowed 4 times.`,
    '',
    '| before anything is used | this page | same words, nothing else | ratio | target |',
    '|---|---:|---:|---:|---|',
    ...rows.map(([name, audit, target]) => {
      const values = reports.map((each) => each.map(({ audits }) => audits[audit].numericValue));
      const [page = 0, least = 0] = values.map(median);
      const ratio = least > 0 ? (page / least).toFixed(2) : '–';
      return `| ${name} | ${format(page)} | ${format(least)} | ${ratio} | ${target} |`;
    }),
  );
}

/** @param {string} url */
async function score(url) {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  print('', `| ${LIGHTHOUSE} | ${categories.join(' | ')} |`, '|---|---:|---:|---:|---:|');
  for (const device of ['mobile', 'desktop']) {
    const report = await lighthouse(url, ...(device === 'desktop' ? ['--preset=desktop'] : []));
    const scores = categories.map((name) => Math.round(report.categories[name].score * 100));
    print(`| ${device} | ${scores.join(' | ')} |`);
  }
}

const print = (/** @type {string[]} */ ...lines) => process.stdout.write(`${lines.join('\n')}\n`);

const format = (/** @type {number} */ value) => String(Number(value.toFixed(value < 1 ? 3 : 0)));

const median = (/** @type {number[]} */ values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return (Number(sorted[(values.length - 1) >> 1]) + Number(sorted[values.length >> 1])) / 2;
};

const [site, floor] = [path.join(temporary, 'site'), path.join(temporary, 'floor')];
try {
  await run('npx', ['webpack', '--mode', 'production', '--output-path', site], { cwd: root });
  // The same host: its headers, and what it sends compressed. A new window alone (COOP) takes a browser 40 ms here.
  await cp(site, floor, { recursive: true });
  const html = await readFile(path.join(site, 'index.html'), 'utf8');
  const words = wordsOf(html);
  await writeFile(path.join(floor, 'index.html'), words);
  for (const [name, content] of precompress('index.html', Buffer.from(words))) {
    await writeFile(path.join(floor, name), content);
  }

  const servers = [await serve({ directory: site }), await serve({ directory: floor })];
  const urls = servers.map(({ url }) => `${url}/`);
  try {
    await compare(urls);
    await score(String(urls[0]));
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
} finally {
  await rm(temporary, { recursive: true });
}
