/*
 * node cleanUp.mjs FOLDER: waits until the process that started it has ended, in whatever way. Then it ends all
 * processes that have the folder in their environment or command, and removes the folder. Processes can be
 * looked up in /proc, on Linux; elsewhere only the folder is removed.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const folder = String(process.argv[2]);

const read = (/** @type {string} */ file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // of another user, or already ended
  }
};

const remaining = () =>
  (existsSync('/proc') ? readdirSync('/proc') : [])
    .map(Number)
    .filter((id) => id > 0 && id !== process.pid)
    .filter((id) => (read(`/proc/${id}/environ`) + read(`/proc/${id}/cmdline`)).includes(folder));

for await (const _ of process.stdin); // ends with the process at the other end

for (let attempt = 0; attempt < 50; attempt++) {
  const ids = remaining();
  if (ids.length === 0) break;
  for (const id of ids) {
    try {
      process.kill(id, attempt < 10 ? 'SIGTERM' : 'SIGKILL');
    } catch {} // it has just ended
  }
  await pause(100);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
