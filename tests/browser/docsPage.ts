import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sharedServer } from '../../packages/service/tests/process/sharedServer.js';
import { PAGE_LIMIT_MS, sharedChromium } from './chromium.js';

/**
 * Use the page /docs of a running service in a browser. It may send no request to another host, throw nothing, and break no
 * rule of the content security policy.
 */
export async function onDocsPage(use: (page: Page) => Promise<void>): Promise<void> {
  const [server, browser] = await Promise.all([sharedServer(), sharedChromium()]);
  const page = await browser.newPage();
  try {
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    const elsewhere: string[] = [];
    const faults: string[] = [];
    await page.route('**/*', (route) => {
      const url = route.request().url();
      if (url.startsWith(server.origin) || /^(data|blob):/.test(url)) return route.continue();
      elsewhere.push(url);
      return route.abort();
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text());
    });
    await page.goto(`${server.origin}/docs`);
    await page.getByText('Charts of a birth').first().waitFor();
    await use(page);
    expect([elsewhere, faults]).toEqual([[], []]);
  } finally {
    await page.close();
  }
}

/** Open an operation by its id and summary. */
export async function openOperation(page: Page, name: string, summary: string): Promise<void> {
  await page.evaluate(`location.hash = '#/operations/${name}'`);
  await page.getByRole('heading', { name: summary, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send API Request' }).waitFor();
}

/** The status of the answer to what was sent: `200 OK`. */
const STATUS = /^\d{3} [A-Z]/;

/** Send what the operation shows. Returns what the page writes of the answer: its status and its body. */
export async function execute(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send API Request' }).click();
  const status = page.getByText(STATUS).first();
  await status.waitFor();
  return (await status.locator('xpath=ancestor::*[contains(@class, "sl-panel")][1]').textContent()) ?? '';
}
