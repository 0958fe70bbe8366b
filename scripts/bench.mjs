/*
 * npm run bench: builds the site and runs Lighthouse on three pages in turn, with a slow network and a slowed CPU:
 * Home with each value of site.reactStart, and a bare page with the same text and little else. Prints Markdown tables of
 * medians, and the scores of one run each. Lighthouse is downloaded for the run. It uses an installed Chrome, or the
 * one that CHROME_PATH names.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { serve } from './serve.js';

const run = promisify(execFile);

const RUNS = 5;
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = '--headless=new --no-sandbox --disable-quic --disable-background-networking';
const STYLES = `
body { max-width: 70rem; margin: auto; padding: 1rem; font: 1.1rem/1.6 sans-serif; color: #123; background: #fff }
h1 { font-size: 3rem; line-height: 1.1 } h2 { font-size: 2rem; margin-top: 3rem } ul { padding: 0; list-style: none }
main ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1.5rem }
dd { margin: 0; font-size: 3rem } label { display: block } input, textarea { width: 100%; font: inherit }`;

/** A document of a site with another `reactStart` in src/content/site.ts. @param {string} html @param {string} value */
const withReactStart = (html, value) => html.replace(/(?<=data-react-start=")\w+/, value);

/** Keeps a document's text and elements, with eight CSS rules, no images and no scripts. @param {string} html */
function barePageOf(html) {
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
const temporary = await mkdtemp(path.join(tmpdir(), 'kernel-ridge-bench-'));
try {
  const site = path.join(temporary, 'site');
  await run('npx', ['webpack', '--mode', 'production', '--output-path', site]);
  const html = await readFile(path.join(site, 'index.html'), 'utf8');
  /** @type {{ name: string, reports: any[], url: string, close: () => Promise<void> }[]} */
  const pages = [];
  for (const name of ['form', 'idle', 'bare page']) {
    const document = name === 'bare page' ? barePageOf(html) : withReactStart(html, name);
    const directory = path.join(temporary, name);
    await cp(site, directory, { recursive: true });
    await writeFile(path.join(directory, 'index.html'), document);
    await writeFile(path.join(directory, 'index.html.br'), brotliCompressSync(document));
    pages.push({ name, reports: [], ...(await serve({ directory })) });
  }

  const options = ['--throttling-method=devtools', '--only-categories=performance'];
  for (let i = 0; i < RUNS; i += 1) {
    // Alternates the order, so that other load on the machine affects all pages alike.
    for (const { url, reports } of i % 2 ? [...pages].reverse() : pages)
      reports.push(await lighthouse(`${url}/`, ...options));
  }
  print(
    `Medians of ${RUNS} visits each with ${LIGHTHOUSE}: 150 ms round trip, 1.6 Mbit/s, CPU slowed down ` +
      `4 times. The load average before was ${load.toFixed(2)} on ${availableParallelism()} cores.`,
  );
  print('\n| | form | idle | bare page |\n|---|---:|---:|---:|');
  for (const [name, audit, digits] of /** @type {const} */ ([
    ['largest paint, ms', 'largest-contentful-paint', 0],
    ['blocking time, ms', 'total-blocking-time', 0],
    ['layout shift', 'cumulative-layout-shift', 3],
    ['transferred, with headers, bytes', 'total-byte-weight', 0],
  ])) {
    const values = pages.map(({ reports }) => median(reports, audit).toFixed(digits));
    print(`| ${name} | ${values.join(' | ')} |`);
  }
  print('\n| scores | performance | accessibility | best practices | SEO |');
  print('|---|---:|---:|---:|---:|');
  // The bare page needs no scores.
  for (const { name, url } of pages.slice(0, 2)) {
    for (const [device, ...preset] of [['mobile'], ['desktop', '--preset=desktop']]) {
      const { categories } = await lighthouse(`${url}/`, ...preset);
      const scores = Object.values(categories).map(({ score }) => Math.round(score * 100));
      print(`| ${name}, ${device} | ${scores.join(' | ')} |`);
    }
  }
  await Promise.all(pages.map(({ close }) => close()));
} finally {
  await rm(temporary, { recursive: true });
}
