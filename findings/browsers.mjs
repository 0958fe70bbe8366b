/*
 * Drives the three engines of Debian's chromium, firefox-esr and webkit2gtk-driver for the findings, with real clicks.
 * lib.sh copies it into the temporary folder, because it needs the npm package puppeteer-core beside it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';

/** Serves requests at a free port of localhost. @returns its origin, and the server */
export async function serve(handler) {
  const server = createServer(handler);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${server.address().port}`, server };
}

/**
 * Runs a check once per engine, and ends its browser.
 * @param check gets `open(url)`, `run(functionInPage, ...args)`, which awaits promises, and `click(selector)`, a real click
 * @returns what each check has returned, by the name of the engine
 */
export async function inEachEngine(check, names = ['chromium', 'firefox', 'webkit']) {
  const results = {};
  for (const name of names) {
    const browser = await (name === 'webkit' ? startWebKit() : startPuppeteer(name));
    process.stderr.write(`${browser.version}\n`);
    try {
      results[name] = await check(browser, name);
    } finally {
      await browser.close();
    }
  }
  return results;
}

async function startPuppeteer(name) {
  const isFirefox = name === 'firefox';
  const browser = await puppeteer.launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    executablePath: isFirefox ? '/usr/bin/firefox-esr' : '/usr/bin/chromium',
    args: isFirefox ? [] : ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  return {
    page,
    version: await browser.version(),
    open: (url) => page.goto(url),
    run: (fn, ...args) => page.evaluate(fn, ...args),
    click: (selector) => page.locator(selector).click(),
    close: () => browser.close(),
  };
}

async function startWebKit() {
  const processes = [];
  const start = (program, args, options) => {
    processes.unshift(spawn(program, args, options));
    return processes[0];
  };
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3], 'data');
  const port = 20_000 + (process.pid % 20_000);
  start('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: '1' },
  });
  const call = async (path, body) => {
    const method = body ? 'POST' : 'DELETE';
    const url = `http://127.0.0.1:${port}/session${path}`;
    const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { sessionId, capabilities } = await call('', { capabilities: { alwaysMatch: {} } });
  const id = `/${sessionId}`;
  // The driver awaits promises only in asynchronous scripts.
  const script = 'const [done, ...args] = [arguments[arguments.length - 1], ...arguments];';
  return {
    version: `WebKitGTK/${capabilities.browserVersion}`,
    open: (url) => call(`${id}/url`, { url }),
    run: (fn, ...args) =>
      call(`${id}/execute/async`, {
        script: `${script} Promise.resolve((${fn})(...args)).then(done, (error) => done(String(error)));`,
        args,
      }),
    click: async (value) => {
      const element = await call(`${id}/element`, { using: 'css selector', value });
      await call(`${id}/element/${Object.values(element)[0]}/click`, {});
    },
    close: async () => {
      await call(id).catch(() => {});
      for (const child of processes) child.kill();
    },
  };
}
