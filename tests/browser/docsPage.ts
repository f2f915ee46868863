import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { startServer } from '../process/server.js';
import { openChromium, PAGE_LIMIT_MS } from './chromium.js';

/** Use the page /docs of a running service in a browser. It may send no request to another host, and throw nothing. */
export async function onDocsPage(use: (page: Page) => Promise<void>): Promise<void> {
  const server = await startServer();
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    const elsewhere: string[] = [];
    const faults: string[] = [];
    await page.route('**/*', (route) => {
      const url = route.request().url();
      if (url.startsWith(server.origin) || url.startsWith('data:')) return route.continue();
      elsewhere.push(url);
      return route.abort();
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${server.origin}/docs`);
    await use(page);
    expect([elsewhere, faults]).toEqual([[], []]);
  } finally {
    await browser.close();
    await server.stop('SIGKILL');
  }
}

/** Open an operation of the page, so that it can be tried. */
export async function openOperation(page: Page, path: string): Promise<Locator> {
  const operation = page.locator(`.opblock:has([data-path="${path}"])`).first();
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  return operation;
}

/** Send what the operation shows. Returns what the page writes of the answer. */
export async function execute(operation: Locator): Promise<{ readonly status: string; readonly answer: string }> {
  await operation.getByRole('button', { name: 'Execute' }).click();
  const status = operation.locator('.live-responses-table .response .response-col_status').first();
  await status.waitFor();
  return {
    status: (await status.textContent()) ?? '',
    answer: (await operation.locator('.live-responses-table').textContent()) ?? '',
  };
}
