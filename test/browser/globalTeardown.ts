import { rmSync } from 'node:fs';

/** Deletes what setUp has built. */
export default () => rmSync(String(process.env.SITE), { recursive: true });
