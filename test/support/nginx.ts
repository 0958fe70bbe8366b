import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { createHttpClient } from './httpClient';
import { findCommand, freePort, killWithParent } from './machine';
import { waitFor } from './waitFor';

const shipped = readFileSync(path.resolve(__dirname, '../../deploy/nginx.conf'), 'utf8');

/** The host name in the shipped configuration. */
export const serverName = String(/^ *server_name (\S+);/m.exec(shipped)?.[1]);

const missing = ['nginx', 'openssl'].filter((program) => !findCommand(program));
// The configuration is Debian's. Homebrew's nginx, for instance, keeps its files elsewhere.
if (!existsSync('/etc/nginx/mime.types')) missing.push('nginx with its files in /etc/nginx');

/** What is missing for tests with nginx; undefined if nothing is missing. */
export const missingPrograms = missing.join(', ') || undefined;

/** Starts nginx with the shipped configuration, except for ports, paths, user and certificate. */
export async function startNginx(directory: string) {
  const [port, unencrypted] = await Promise.all([freePort(), freePort()]);
  const own = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const subject = `-subj /CN=${serverName} -addext subjectAltName=DNS:${serverName},DNS:www.${serverName}`;
  const key = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2';
  const parameters = `req ${key} ${subject} -keyout ${own}/privkey.pem -out ${own}/fullchain.pem`;
  execFileSync('openssl', parameters.split(' '), { stdio: 'pipe' });
  // The machine may load modules, from a path relative to the folder of the configuration.
  symlinkSync('/usr/lib/nginx/modules', path.join(own, 'modules'));
  const challenges = path.join(own, '.well-known/acme-challenge');
  mkdirSync(challenges, { recursive: true });
  writeFileSync(path.join(challenges, 'token'), 'for the issuer');
  const temporary = 'client_body proxy fastcgi uwsgi scgi'.replaceAll(
    /\w+/g,
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  writeFileSync(
    path.join(own, 'nginx.conf'),
    shipped
      .replace('user www-data', `user ${userInfo().username}`)
      .replace('http {', `http { ${temporary}`)
      .replace('/run/nginx.pid', `${own}/pid`)
      .replaceAll('/var/log/nginx', own)
      .replaceAll('/var/www/kernel-ridge', directory)
      .replaceAll('/var/www/html', own)
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, own)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80 ', `listen 127.0.0.1:${unencrypted} `)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `),
  );
  const nginx = ['-e', 'stderr', '-p', own, '-c', 'nginx.conf', '-g', 'daemon off;'];
  const program = String(findCommand('nginx'));
  // Throws if the configuration has errors.
  execFileSync(program, ['-t', ...nginx], { stdio: 'pipe' });
  const child = spawn(...killWithParent(program, nginx), { stdio: 'ignore' });
  const stop = async () => {
    if (child.kill()) await once(child, 'close');
  };
  const request = createHttpClient(() => ({ host: '127.0.0.1', port: unencrypted }));
  await waitFor(() => request('/').catch(() => undefined));
  const ca = readFileSync(path.join(own, 'fullchain.pem'));
  return {
    /** Its ports at 127.0.0.1, with TLS and without. */
    ...{ port, unencrypted },
    /** The request options for a host name. */
    at: (host: string) => ({ host: '127.0.0.1', port, ca, servername: host, headers: { host } }),
    stop,
  };
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;
