/* npm run preview: serves dist/ until it is stopped. The port is PORT, or 8080. */
import path from 'node:path';
import { serve } from './serve';

try {
  const directory = path.join(__dirname, '../dist');
  const { url } = await serve({ directory, port: Number(process.env.PORT ?? 8080) });
  process.stdout.write(`The site is at ${url}/ (stop it with Ctrl+C)\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
