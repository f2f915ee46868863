import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../http/service.js';
import { chromiumPath, openChromium, PAGE_LIMIT_MS } from './chromium.js';

describe.skipIf(chromiumPath === null)('/docs in a browser', () => {
  let service: TestService;
  let browser: Browser;
  let origin: string;
  beforeAll(async () => {
    service = await startService();
    origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  it('opens without any request to elsewhere, and tries /horoscope', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    const elsewhere: string[] = [];
    const faults: string[] = [];
    await page.route('**/*', (route) => {
      const url = route.request().url();
      if (url.startsWith(origin) || url.startsWith('data:')) return route.continue();
      elsewhere.push(url);
      return route.abort();
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${origin}/docs`);
    const operation = page.locator('.opblock', { hasText: '/horoscope' }).first();
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Try it out' }).click();
    await operation.locator('select[aria-label="Examples"], .examples-select-element').first().selectOption('two_keys');
    await operation.getByRole('button', { name: 'Execute' }).click();
    const status = operation.locator('.live-responses-table .response .response-col_status').first();
    await status.waitFor();
    expect(await status.textContent()).toContain('200');
    expect(await operation.locator('.live-responses-table').textContent()).toContain('ayanamsa_value');
    expect([elsewhere, faults]).toEqual([[], []]);
    await page.close();
  });
});
