import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes a temporary folder. Its name holds the number of the process that will remove it. */
export const makeScratchFolder = () =>
  mkdtempSync(path.join(tmpdir(), `kernel-ridge-${process.pid}-`));

/** Removes the folders of test runs that were interrupted. */
export function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^kernel-ridge-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) {
      rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // a process of another user
  }
}
