import { readFileSync } from 'node:fs';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { describe, expect, it } from 'vitest';
import { longCases } from '../cases.js';
import { chromiumPath } from './chromium.js';
import { execute, onDocsPage, openOperation } from './docsPage.js';

/** What is filled in where no field is required, but one of several is: coordinates or the name of a place. */
const FILLED: Readonly<Record<string, readonly [field: string, text: string]>> = {
  festivalFeed: ['place', 'Ujjain'],
  columns: ['place', 'Ujjain'],
};

/** More text than this makes a browser slow. */
const MOST_SHOWN = 110_000;

const EACH = longCases(6, 1);
/** This service has no jobs. */
const OPERATIONS = Object.entries(ENDPOINTS)
  .filter(([, { kind }]) => kind !== 'job')
  .filter((_, index) => index % EACH === 0);

describe.skipIf(chromiumPath === null)('/docs in a browser', () => {
  it('shows an answer, and of a large one the beginning and the whole as a file, without any request to elsewhere', () =>
    onDocsPage(async (page) => {
      await openOperation(page, 'natalChart', ENDPOINTS.natalChart.summary);
      const chart = await execute(page);
      expect(chart).toContain('200');
      expect(chart).toContain('Swati');
      await openOperation(page, 'search', ENDPOINTS.search.summary);
      expect(await execute(page)).toContain('latitude');

      await openOperation(page, 'natalChart', ENDPOINTS.natalChart.summary);
      await page.getByRole('button', { name: 'Examples', exact: true }).click();
      await page
        .locator('[role^=menuitem], [role=option]')
        .filter({ hasText: /^whole$/ })
        .click();
      const shown = await execute(page);
      expect(shown).toContain('"birth_details"');
      expect(shown.length).toBeLessThan(MOST_SHOWN);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download the whole answer' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('horoscope.json');
      const whole = JSON.parse(readFileSync(await file.path(), 'utf8')) as { readonly horoscope: object };
      expect(Object.keys(whole.horoscope)).toHaveLength(31);

      await openOperation(page, 'live', ENDPOINTS.live.summary);
      expect(await execute(page)).toContain('alive');
      expect(await page.getByRole('link', { name: 'Download the whole answer' }).isVisible()).toBe(false);
    }));

  it(`shows the answer to the default example of every ${EACH}. operation`, () =>
    onDocsPage(async (page) => {
      for (const [name, { kind, summary }] of OPERATIONS) {
        await openOperation(page, name, summary);
        const [field, text] = FILLED[name] ?? [];
        if (field !== undefined) await page.getByLabel(field, { exact: true }).fill(text ?? '');
        // The page does not know the secret of a report.
        expect(await execute(page), name).toContain(kind === 'report' ? '401' : '200');
      }
    }));
});
