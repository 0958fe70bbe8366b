/*
 * npm run hosts: serves dist/ with Cloudflare's and Netlify's own local servers, and compares what they answer with
 * docs/deploy.md and static/_headers. Both are fetched for the run, with the newer Node that they need.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { headersFor, parseHeaders } from '../delivery/headers.js';

/** The statuses that docs/deploy.md tells of, at Cloudflare Pages and at Netlify. */
const statuses = {
  ...{ '/': [200, 200], '/about': [200, 200], '/robots.txt': [200, 200] },
  ...{ '/assets/app.js': [200, 200], '/images/share.png?v=1': [200, 200] },
  ...{ '/nope': [404, 404], '/ABOUT': [404, 404], '/images/no.svg': [404, 404] },
  ...{ '/about/': [308, 200], '/about.html': [308, 200], '/index.html': [308, 200] },
  ...{ '/404': [200, 200], '//about': [200, 200], '/%61bout': [200, 200] },
  ...{ '/assets/app.js.br': [200, 200] },
};

const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'));

const hosts = [
  {
    name: 'Cloudflare Pages',
    program: 'wrangler',
    command: ['wrangler', 'pages', 'dev', 'dist', '--port', '8790'],
  },
  {
    name: 'Netlify',
    program: 'netlify-cli',
    command: ['netlify', 'dev', '--dir', 'dist', '--port', '8790', '--offline', '--no-open']
      // Edge functions would need Deno, and there are none.
      .concat('--skip-gitignore', '--internal-disable-edge-functions'),
    // The local server has everything revalidated, whatever the rules say.
    ignored: 'Cache-Control',
  },
];

/** @param {string} address */
const ask = async (address) => {
  const options = { host: '127.0.0.1', port: 8790, path: address, agent: false };
  const [answer] = await once(request(options).end(), 'response');
  return answer.resume();
};

for (const [which, { name, program, command, ignored }] of hosts.entries()) {
  const own = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-host-'));
  cpSync('dist', path.join(own, 'dist'), { recursive: true });
  const child = spawn('npx', ['-y', '-p', 'node@24', '-p', `${program}@latest`, '--', ...command], {
    cwd: own,
    env: {
      ...process.env,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      NETLIFY_TELEMETRY_DISABLED: '1',
    },
    detached: true,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ part) => (log += part));
  let isUp = false;
  for (let i = 0; !isUp && i < 300 && child.exitCode === null; i++) {
    isUp = await ask('/').then(Boolean, () => pause(1_000));
  }
  const found = isUp ? [] : [`did not start:\n${log.slice(-2_000)}`];
  for (const [address, expected] of isUp ? Object.entries(statuses) : []) {
    const { statusCode, headers } = await ask(address);
    const status = expected[which];
    if (statusCode !== status) found.push(`${address}: ${statusCode}, not ${status}`);
    if (statusCode !== 200) continue;
    for (const [name, value] of Object.entries(headersFor(rules, address.replace(/\?.*/, '')))) {
      const sent = headers[name.toLowerCase()];
      if (sent !== value && name !== ignored)
        found.push(`${address}: ${name}: ${sent}, not ${value}`);
    }
  }
  process.stdout.write(`${name}: ${found.length ? found.join('\n  ') : 'as documented'}\n`);
  if (found.length) process.exitCode = 1;
  if (child.exitCode === null) {
    process.kill(-Number(child.pid));
    await once(child, 'exit');
  }
  rmSync(own, { recursive: true });
}
