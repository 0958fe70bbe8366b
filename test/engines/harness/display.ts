import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { findCommand } from '../../support/machine';

/** Whether windows can be shown on this machine, be it where nobody sees them. */
export const hasDisplay = Boolean(findCommand('Xvfb') ?? process.env.DISPLAY);

/** A screen for windows. */
export type Display = { name: string | undefined; close: () => void };

/**
 * Starts a screen of its own in memory, on a free display: no desktop then has a say in a window's size. Where
 * there is none to be had, the machine's own screen has to do.
 */
export async function startDisplay(): Promise<Display> {
  if (!findCommand('Xvfb')) return { name: process.env.DISPLAY, close: () => {} };
  const args = ['-displayfd', '3', '-screen', '0', '1920x1440x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return { name: `:${await firstLine(server)}`, close: () => server.kill() };
}

/** Xvfb writes the number of its display once it is ready. */
function firstLine(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', () => reject(new Error('Xvfb ended.')));
    (server.stdio[3] as Readable).once('data', (number) => resolve(String(number).trim()));
  });
}
