import { rmSync } from 'node:fs';
import { held } from './given';

/** Closes what globalSetup started. */
export default async function tearDown(): Promise<void> {
  const { directory, servers } = held();
  await Promise.all(servers.map((server) => server.close()));
  rmSync(directory, { recursive: true, force: true });
}
