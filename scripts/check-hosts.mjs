/*
 * npm run hosts: serves dist/ with the local servers of Cloudflare and Netlify, and compares their responses with
 * docs/deploy.md and static/_headers. It downloads both, and the newer Node that they need.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readHeaders, serve } from './serve.js';

/** The documented status codes (docs/deploy.md): Cloudflare Pages, Netlify. */
const statuses = {
  '/': [200, 200],
  '/about': [200, 200],
  '/assets/app.js.br': [200, 200],
  '/assets/app.js': [200, 200],
  '/images/share.png?v=1': [200, 200],
  '/nope': [404, 404],
  '/ABOUT': [404, 404],
  '/images/no.svg': [404, 404],
  '/about/': [308, 200],
  '/about.html': [308, 200],
  '/index.html': [308, 200],
  '/404': [200, 200],
  '//about': [200, 200],
  '/%61bout': [200, 200],
};

/** The command that starts each local server, without the port at its end. */
const hosts = {
  'Cloudflare Pages': 'wrangler@4.164.0 -- wrangler pages dev dist --inspector-port 0 --port',
  Netlify:
    'netlify-cli@27.10.2 -- netlify dev --dir dist --offline --no-open --skip-gitignore --internal-disable-edge-functions --port',
};

const headersFor = readHeaders('dist');
const own = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-hosts-'));
cpSync('dist', path.join(own, 'dist'), { recursive: true });
const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
process.once('exit', () => rmSync(own, { recursive: true, force: true }));

for (const [which, [name, command]] of Object.entries(hosts).entries()) {
  const probe = await serve({ directory: 'dist' });
  const { port } = new URL(probe.url);
  await probe.close(); // the port is free again
  const parameters = ['-y', '-p', 'node@24', '-p', ...command.split(' '), port];
  const child = spawn('npx', parameters, { cwd: own, env, detached: true, stdio: 'ignore' });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  // The whole process group: npx, the tool, and the servers that it starts.
  const end = () => hasEnded() || process.kill(-Number(child.pid), 'SIGKILL');
  process.prependOnceListener('exit', end);

  const ask = async (/** @type {string} */ address) => {
    const sent = request({ host: '127.0.0.1', port, path: address, agent: false }).end();
    const [answer] = await once(sent, 'response');
    return answer.resume();
  };
  let isUp = false;
  for (let i = 0; !isUp && i < 300 && !hasEnded(); i++)
    isUp = await ask('/').then(Boolean, () => pause(1_000));
  const faults = isUp ? [] : [`npx -p ${command} ${port} did not start.`];
  for (const [address, expected] of isUp ? Object.entries(statuses) : []) {
    const { statusCode: status, headers } = await ask(address);
    if (status !== expected[which]) faults.push(`${address}: ${status}, not ${expected[which]}`);
    for (const [header, value] of status === 200 ? headersFor(address.split('?')[0] ?? '') : []) {
      const sent = headers[header.toLowerCase()];
      // Netlify's local server ignores caching rules.
      const isIgnored = name === 'Netlify' && header === 'Cache-Control';
      if (sent !== value && !isIgnored) faults.push(`${address}: ${header}: ${sent}, not ${value}`);
    }
  }
  process.stdout.write(`${name}: ${faults.length ? faults.join('\n  ') : 'as documented'}\n`);
  if (faults.length) process.exitCode = 1;
  end();
}
