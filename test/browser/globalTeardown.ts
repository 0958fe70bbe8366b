import { rmSync } from 'node:fs';

/** Deletes what setUp has built. */
export default function tearDown(): void {
  const { BUILT_SITE } = process.env;
  if (BUILT_SITE) rmSync(BUILT_SITE, { recursive: true });
}
