import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ServerProcess, startServer } from '../../packages/service/tests/process/server.js';
import { PAGE_LIMIT_MS, sharedChromium } from './chromium.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A running service and a browser that opens its pages. */
export interface PageBrowser {
  readonly origin: string;
  /**
   * Open a page in a fresh window, use it, and check that nothing was requested from elsewhere, nothing was thrown and no
   * rule of the content security policy was broken.
   */
  on(path: string, use: (page: Page) => Promise<void>, options?: BrowserContextOptions): Promise<void>;
  /** What the service has logged. */
  log(): string;
  close(): Promise<void>;
}

/** Start the service with its pages, and a browser. */
export async function openPages(settings: Readonly<Record<string, string>> = {}): Promise<PageBrowser> {
  const server: ServerProcess = await startServer({ CACHE_MB: '16', ...settings });
  const browser = await sharedChromium();
  return {
    origin: server.origin,
    async on(path, use, options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      const [elsewhere, faults]: [string[], string[]] = [[], []];
      const page = await context.newPage();
      page.setDefaultTimeout(PAGE_LIMIT_MS);
      await context.route('**/*', (route) => {
        const url = route.request().url();
        if (url.startsWith(`${server.origin}/`)) return route.continue();
        elsewhere.push(url);
        return route.abort();
      });
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
      });
      await page.goto(server.origin + path);
      await use(page);
      await context.close();
      expect([elsewhere, faults]).toEqual([[], []]);
    },
    log: server.log,
    async close() {
      await server.stop('SIGKILL');
    },
  };
}

/** Enter the date of a birth, `YYYY-MM-DD`, in its three fields. */
export async function fillDate(within: Page | Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await within.getByLabel('Day, 1 to 31').fill(String(Number(day)));
  await within.getByLabel('Month', { exact: true }).selectOption(String(Number(month)));
  await within.getByLabel('Year', { exact: true }).fill(year);
}

/** Type a place and leave its field: the list that opens would lie over the buttons below it. */
export async function typePlace(within: Page | Locator, name: string): Promise<void> {
  const field = within.locator('input[type=search]');
  await field.fill(name);
  await field.blur();
}

/** The date in the three fields of a birth: `1996-12-7`, or `--` where none is. */
export async function dateIn(within: Page | Locator): Promise<string> {
  const fields = [
    within.getByLabel('Year', { exact: true }),
    within.getByLabel('Month', { exact: true }),
    within.getByLabel('Day, 1 to 31'),
  ];
  return (await Promise.all(fields.map((field) => field.inputValue()))).join('-');
}

/** What axe-core finds wrong with a page, each with where it is. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      readonly axe: { run(): Promise<{ readonly violations: readonly AxeViolation[] }> };
    };
    interface AxeViolation {
      readonly id: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
    }
    const found = await axe.run();
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  });
}

/** axe-core's violations of a page in both appearances. */
export async function violationsInBoth(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)).map((one) => `${colorScheme} ${one}`));
  }
  return found;
}
