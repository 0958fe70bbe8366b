import { rmSync } from 'node:fs';

/** Deletes what setUp has built. */
export default () => process.env.DEVSITE || rmSync(String(process.env.SITE), { recursive: true });
