/* npm run preview: serves dist/ until it is stopped, at the host HOST (localhost) and the port PORT (8080). */
import path from 'node:path';
import { serve } from './serve';

try {
  const directory = path.join(__dirname, '../dist');
  const { HOST: host, PORT: port = 8080 } = process.env;
  const { url } = await serve({ directory, host, port: Number(port) });
  process.stdout.write(`The site is at ${url}/ (stop it with Ctrl+C)\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
