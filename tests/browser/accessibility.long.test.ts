import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, PAGE_LIMIT_MS } from './chromium.js';
import { openPages, type PageBrowser, violationsInBoth } from './pages.js';

describe.skipIf(chromiumPath === null)('the pages that need no birth', () => {
  let pages: PageBrowser;
  beforeAll(async () => {
    pages = await openPages();
  }, PAGE_LIMIT_MS);
  afterAll(() => pages?.close());

  it.each(['day', 'month', 'festivals', 'eclipses', 'family', 'sky', 'convert', 'about'])(
    'have nothing that axe-core rejects: %s',
    (path) =>
      pages.on(`/app/${path}`, async (page) => {
        expect(await page.locator('main .error').count()).toBe(0);
        expect(await violationsInBoth(page)).toEqual([]);
      }),
  );
});
