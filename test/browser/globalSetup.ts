import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpackChromium } from './harness/chromium';
import { build } from './harness/webpack';

/** Builds the site once for all tests, and unpacks the pinned Chromium. */
export default async function setUp(): Promise<void> {
  if (process.env.DEVSITE) {
    process.env.SITE = process.env.DEVSITE;
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-'));
  process.env.SITE = folder;
  await Promise.all([build(folder), unpackChromium()]);
}
