/*
 * npm run bench: builds the site, serves it as `npm run preview` does, and measures in a real browser what a
 * visit costs on a slow phone, beside the floor: the same document without its script. Prints a Markdown table.
 *
 *   --runs N          visits of each, taken in turns; medians are shown (default 21)
 *   --no-lighthouse   without Lighthouse's scores, for which Lighthouse is fetched
 *
 * The browser is the one that CHROME_PATH names, else an installed Chrome or Chromium.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { precompress } from './precompress.js';
import { serve } from './serve.js';

const LIGHTHOUSE = '12.8';

/* Lighthouse's own "slow 4G" and mid-range phone. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_024 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How long a page has to stay quiet before it counts as finished. */
const QUIET = 2_000;

/**
 * One visit: times in milliseconds, transferred bytes by kind.
 * @typedef {{ first: number, largest: number, blocking: number, shift: number }} Paints
 * @typedef {Paints & { bytes: Record<string, number>, ready: number | undefined }} Visit
 */

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '21' },
    'no-lighthouse': { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 up.');

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);
const print = (/** @type {string[]} */ ...lines) => process.stdout.write(`${lines.join('\n')}\n`);

const executablePath = findBrowser();
const temporary = await mkdtemp(path.join(tmpdir(), 'kernel-ridge-bench-'));
try {
  const site = path.join(temporary, 'site');
  const floor = path.join(temporary, 'floor');
  say('Building …');
  const root = path.dirname(import.meta.dirname);
  const webpack = path.join(
    path.dirname(require.resolve('webpack-cli/package.json')),
    'bin/cli.js',
  );
  await run(process.execPath, [webpack, '--mode', 'production', '--output-path', site], {
    cwd: root,
  });
  await buildFloor(site, floor);

  const servers = await Promise.all([serve({ directory: site }), serve({ directory: floor })]);
  try {
    const [{ url }, { url: floorUrl }] = servers;
    await compare(url, floorUrl);
    if (!options['no-lighthouse']) await score(url);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
} finally {
  await rm(temporary, { recursive: true });
}

/** @returns {string} */
function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const places = [
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('No browser found. Install Chrome or Chromium, or set CHROME_PATH.');
  return found;
}

/**
 * Makes the floor: the same site, its home page without the entry.
 * @param {string} site
 * @param {string} floor
 */
async function buildFloor(site, floor) {
  await cp(site, floor, { recursive: true });
  const html = await readFile(path.join(site, 'index.html'), 'utf8');
  const stripped = Buffer.from(html.replace(/<script>.*?<\/script>/s, ''));
  for (const [name, content] of [
    ['index.html', stripped],
    ...precompress('index.html', stripped),
  ]) {
    await writeFile(path.join(floor, String(name)), content);
  }
}

/**
 * @param {string} page
 * @param {string} floor
 */
async function compare(page, floor) {
  const browser = await chromium.launch({ executablePath });
  /** @type {{ page: Visit[], floor: Visit[] }} */
  const visits = { page: [], floor: [] };
  try {
    say('Warming up …');
    await visit(browser, floor);
    for (let i = 1; i <= runs; i += 1) {
      // In turns, and neither always first: whatever else the machine does meets both alike.
      const early = i % 2 ? undefined : await visit(browser, floor);
      const own = await visit(browser, page, true);
      const least = early ?? (await visit(browser, floor));
      visits.page.push(own);
      visits.floor.push(least);
      say(`Visit ${i} of ${runs}: largest paint ${own.largest} ms, floor ${least.largest} ms`);
    }
  } finally {
    await browser.close();
  }

  /** @param {(visit: Visit) => number} measure */
  const both = (measure) =>
    /** @type {const} */ ([median(visits.page.map(measure)), median(visits.floor.map(measure))]);
  /**
   * @param {string} name
   * @param {(visit: Visit) => number} measure
   * @param {(value: number) => string} format
   * @param {string} [target]
   */
  const row = (name, measure, format, target = '') => {
    const [own, least] = both(measure);
    const ratio = least > 0 ? (own / least).toFixed(2) : '–';
    return `| ${name} | ${format(own)} | ${format(least)} | ${ratio} | ${target} |`;
  };
  const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;
  const bytes = (/** @type {number} */ value) => `${Math.round(value).toLocaleString('en-GB')} B`;
  const kinds = new Set(visits.page.flatMap((one) => Object.keys(one.bytes)));
  const [document, bare] = both((one) => one.bytes.Document ?? 0);
  const [scripts] = both((one) => one.bytes.Script ?? 0);

  print(
    `Measured on ${new Date().toISOString().slice(0, 10)} with Chromium ${browser.version()}: medians of ${runs} visits ` +
      `each, ${NETWORK.latency} ms round trip, 1.6 Mbit/s, processor slowed ${CPU_SLOWDOWN} times.`,
    '',
    '| before the first intent | this page | floor | ratio | target |',
    '|---|---:|---:|---:|---|',
    row('first paint', (one) => one.first, ms),
    row('largest paint', (one) => one.largest, ms, 'ratio ≤ 1.05'),
    row('blocking time', (one) => one.blocking, ms, '≤ 20 ms'),
    row(
      'layout shift',
      (one) => one.shift,
      (value) => value.toFixed(3),
      '0',
    ),
    ...[...kinds]
      .sort()
      .map((kind) => row(kind.toLowerCase(), (one) => one.bytes[kind] ?? 0, bytes)),
    row('all bytes', (one) => sum(Object.values(one.bytes)), bytes, '≤ 60,000 B'),
    `| script, the entry in the document counted | ${bytes(scripts + document - bare)} | 0 B | – | ≤ 1,500 B |`,
    '',
    `From the first intent to ready: ${ms(median(visits.page.map((one) => one.ready ?? 0)))}.`,
  );
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {boolean} [hasApp] whether to measure how long the app takes, too
 * @returns {Promise<Visit>}
 */
async function visit(browser, url, hasApp = false) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    /** @type {Map<string, string>} */
    const kinds = new Map();
    /** @type {Record<string, number>} */
    const bytes = {};
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });

    await page.addInitScript(observePaints);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET);
    const paints = await page.evaluate(readPaints);
    const before = { ...bytes };
    const ready = hasApp ? await page.evaluate(timeUntilReady) : undefined;
    return { ...paints, bytes: before, ready };
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes what is painted, moves and blocks. */
function observePaints() {
  /** @type {PerformanceEntry[]} */
  const entries = [];
  Object.assign(globalThis, { entries });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  }
}

/**
 * Runs in the page.
 * @returns {Paints}
 */
function readPaints() {
  /** @type {{ entries: any[] }} */
  const { entries } = /** @type {any} */ (globalThis);
  const of = (/** @type {string} */ type) => entries.filter(({ entryType }) => entryType === type);
  const add = (/** @type {number} */ total, /** @type {number} */ value) => total + value;
  const first = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime;
  // As Lighthouse counts it: what a task takes beyond 50 ms, from the first paint on.
  const tasks = of('longtask').map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, first),
  );
  return {
    first,
    largest: of('largest-contentful-paint').at(-1)?.startTime,
    blocking: tasks.map((time) => Math.max(0, time - 50)).reduce(add, 0),
    shift: of('layout-shift')
      .map(({ value }) => value)
      .reduce(add, 0),
  };
}

/** Runs in the page: how long a submit, as the visitor's first intent, takes to reach the form's handler. */
function timeUntilReady() {
  return new Promise((resolve) => {
    const start = performance.now();
    console.log = () => resolve(performance.now() - start);
    const form = document.querySelector('form:has([name=message])');
    /** @type {HTMLFormElement} */ (form).requestSubmit();
  });
}

/**
 * Lighthouse's four scores, in its own process: it brings its own browser session.
 * @param {string} url
 */
async function score(url) {
  const command = await fetchLighthouse();
  if (!command) return;
  const rows = [];
  let version = '';
  for (const form of ['mobile', 'desktop']) {
    say(`Lighthouse, ${form} …`);
    const report = path.join(temporary, `${form}.json`);
    await run(
      process.execPath,
      [
        command,
        `${url}/`,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        '--chrome-flags=--headless=new --no-sandbox',
        ...(form === 'desktop' ? ['--preset=desktop'] : []),
      ],
      { env: { ...process.env, CHROME_PATH: executablePath } },
    );
    const { categories, audits, lighthouseVersion } = JSON.parse(await readFile(report, 'utf8'));
    version = lighthouseVersion;
    const scores = [];
    const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
    for (const { title, score: points, auditRefs } of Object.values(categories)) {
      scores.push(Math.round(points * 100));
      for (const { id, weight } of auditRefs) {
        const { score: own, title: fault } = audits[id];
        if (weight > 0 && own !== null && own < 1) say(`  ${title}: ${fault} (${own})`);
      }
    }
    const cells = [...scores, ...metrics.map((id) => audits[id].displayValue)];
    rows.push(`| ${form} | ${cells.join(' | ')} |`);
  }
  print(
    '',
    `| Lighthouse ${version} | performance | accessibility | best practices | SEO | largest paint | blocking time | layout shift |`,
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows,
  );
}

/** @returns {Promise<string | undefined>} Lighthouse's command, kept where `npm ci` clears it away */
async function fetchLighthouse() {
  const directory = path.join(
    import.meta.dirname,
    `../node_modules/.cache/lighthouse-${LIGHTHOUSE}`,
  );
  const command = path.join(directory, 'node_modules/lighthouse/cli/index.js');
  const complete = path.join(directory, 'node_modules/.package-lock.json'); // npm writes it last
  if (existsSync(complete)) return command;
  say(`Fetching Lighthouse ${LIGHTHOUSE} …`);
  try {
    await mkdir(directory, { recursive: true });
    await run('npm', [
      'install',
      '--prefix',
      directory,
      '--no-audit',
      '--no-fund',
      `lighthouse@~${LIGHTHOUSE}.0`,
    ]);
    return command;
  } catch (error) {
    say(`Lighthouse could not be fetched, so its scores are missing. ${error}`);
    return undefined;
  }
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) +
      (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) /
    2
  );
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
