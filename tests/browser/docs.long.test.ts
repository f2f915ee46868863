import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from './chromium.js';
import { execute, onDocsPage, openOperation } from './docsPage.js';

/** What is filled in where no field is required, but one of several is: coordinates or the name of a place. */
const FILLED: Readonly<Record<string, readonly [field: string, text: string]>> = {
  festivalFeed: ['place', 'Ujjain'],
  columns: ['place', 'Ujjain'],
};

describe.skipIf(chromiumPath === null)('/docs in a browser', () => {
  it('shows the answer to the default example of every operation', () =>
    onDocsPage(async (page) => {
      for (const [name, { kind, summary }] of Object.entries(ENDPOINTS)) {
        // This service has no jobs.
        if (kind === 'job') continue;
        await openOperation(page, name, summary);
        const [field, text] = FILLED[name] ?? [];
        if (field !== undefined) await page.getByLabel(field, { exact: true }).fill(text ?? '');
        // The page does not know the secret of a report.
        expect(await execute(page), name).toContain(kind === 'report' ? '401' : '200');
      }
    }));
});
