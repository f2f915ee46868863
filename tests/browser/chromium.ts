import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where this machine keeps a Chromium, or null: then tests that need one are skipped and say so. */
export const chromiumPath: string | null = PATHS.find((path) => existsSync(path)) ?? null;

if (chromiumPath === null) console.warn('no Chromium on this machine: browser tests are skipped');

/** A headless browser that asks nothing of any network by itself. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath ?? '',
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
