import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll } from 'vitest';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where this machine keeps a Chromium, or null: then tests that need one are skipped and say so. */
export const chromiumPath: string | null = PATHS.find((path) => existsSync(path)) ?? null;

if (chromiumPath === null) console.warn('no Chromium on this machine: browser tests are skipped');

/** How long a state of a page is waited for: it ends what hangs, on a busy machine pages are slow. */
export const PAGE_LIMIT_MS = 180_000;

/** A headless browser that opens no connection by itself. */
const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath ?? '',
    timeout: PAGE_LIMIT_MS,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

let shared: Promise<Browser> | null = null;
afterAll(async () => {
  await (await shared)?.close();
});

/** The browser that the tests of a file share. It ends with the file. */
export function sharedChromium(): Promise<Browser> {
  shared ??= openChromium();
  return shared;
}
