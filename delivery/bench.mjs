/*
 * npm run bench: builds the site, and has Lighthouse visit it over a slow line with a slowed processor, in turns with a
 * floor: a page at the same host with the same words and nothing else. Prints Markdown tables of medians.
 * Lighthouse is fetched for the run, and finds an installed Chrome, or the one that CHROME_PATH names.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { serve } from './serve.js';

const RUNS = 15;
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = '--headless=new --no-sandbox --disable-quic --disable-background-networking';
const STYLES = `
body { max-width: 70rem; margin: auto; padding: 1rem; font: 1.1rem/1.6 sans-serif; color: #123; background: #fff }
h1 { font-size: 3rem; line-height: 1.1 } h2 { font-size: 2rem; margin-top: 3rem } ul { padding: 0; list-style: none }
main ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1.5rem }
dd { margin: 0; font-size: 3rem } label { display: block } input, textarea { width: 100%; font: inherit }`;

/** Leaves of a document its words and elements: no picture, no script, eight rules. @param {string} html */
function floorOf(html) {
  const dom = new JSDOM(html);
  const { document } = dom.window;
  document.head.innerHTML = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>The same words</title><style>${STYLES}</style>`;
  for (const extra of document.querySelectorAll('body :is(svg, picture, img, script, style, link)'))
    extra.remove();
  for (const element of document.querySelectorAll('body, body *'))
    for (const name of element.getAttributeNames())
      if (/^(class|id|role|tabindex|data-.*|aria-.*)$/.test(name)) element.removeAttribute(name);
  return dom.serialize();
}

/** @param {string} url @param {string[]} options @returns {Promise<any>} Lighthouse's report */
async function lighthouse(url, ...options) {
  const output = ['--quiet', '--output=json', `--chrome-flags=${FLAGS}`];
  const parameters = ['--yes', LIGHTHOUSE, url, ...output, ...options];
  const { stdout } = await run('npx', parameters, { maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

/** @param {any[]} reports @param {string} audit @returns {number} the median of what it measured */
const median = (reports, audit) =>
  reports.map(({ audits }) => audits[audit].numericValue).sort((a, b) => a - b)[RUNS >> 1];

const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

const [load = 0] = loadavg();
const run = promisify(execFile);
const temporary = await mkdtemp(path.join(tmpdir(), 'kernel-ridge-bench-'));
try {
  const [site, floor] = [path.join(temporary, 'site'), path.join(temporary, 'floor')];
  await run('npx', ['webpack', '--mode', 'production', '--output-path', site]);
  await cp(site, floor, { recursive: true });
  const file = path.join(floor, 'index.html');
  const html = floorOf(await readFile(file, 'utf8'));
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));

  const servers = [await serve({ directory: site }), await serve({ directory: floor })];
  /** @type {[any[], any[]]} the reports on the site, and on the floor */
  const reports = [[], []];
  for (let i = 0; i < RUNS; i += 1) {
    // Neither is always first: whatever else the machine does disturbs both alike.
    for (const which of i % 2 ? [1, 0] : [0, 1]) {
      const options = ['--throttling-method=devtools', '--only-categories=performance'];
      reports[which]?.push(await lighthouse(`${servers[which]?.url}/`, ...options));
    }
  }
  print(
    `Medians of ${RUNS} visits each with ${LIGHTHOUSE}: 150 ms round trip, 1.6 Mbit/s, processor slowed ` +
      `4 times. The load before was ${load.toFixed(2)} on ${availableParallelism()} cores.`,
  );
  print('\n| before anything is used | this page | same words, nothing else | ratio | target |');
  print('|---|---:|---:|---:|---|');
  for (const [name, audit, digits, target] of /** @type {const} */ ([
    ['largest paint, ms', 'largest-contentful-paint', 0, 'ratio ≤ 1.10'],
    ['blocking time, ms', 'total-blocking-time', 0, '≤ 20'],
    ['layout shift', 'cumulative-layout-shift', 3, '0'],
    ['everything with its headers, bytes', 'total-byte-weight', 0, ''],
  ])) {
    const [page, least] = [median(reports[0], audit), median(reports[1], audit)];
    const ratio = least >= 1 ? (page / least).toFixed(2) : '–';
    print(
      `| ${name} | ${page.toFixed(digits)} | ${least.toFixed(digits)} | ${ratio} | ${target} |`,
    );
  }
  print('\n| scores | performance | accessibility | best practices | SEO |');
  print('|---|---:|---:|---:|---:|');
  for (const device of ['mobile', 'desktop']) {
    const options = device === 'desktop' ? ['--preset=desktop'] : [];
    const { categories } = await lighthouse(`${servers[0]?.url}/`, ...options);
    const scores = Object.values(categories).map(({ score }) => Math.round(score * 100));
    print(`| ${device} | ${scores.join(' | ')} |`);
  }
  await Promise.all(servers.map((server) => server.close()));
} finally {
  await rm(temporary, { recursive: true });
}
