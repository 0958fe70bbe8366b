import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** A screen for windows. */
type Display = { name: string; close: () => void };

/** Starts a screen of its own in memory, on a free display: no desktop then has a say in a window's size. */
export function startDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1440x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    server.on('exit', () => reject(new Error('Xvfb ended.')));
    // It writes the number of its display once it is ready.
    (server.stdio[3] as Readable).once('data', (number) =>
      resolve({ name: `:${String(number).trim()}`, close: () => server.kill() }),
    );
  });
}
