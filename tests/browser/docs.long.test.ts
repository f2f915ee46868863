import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../src/api/endpoints.js';
import { chromiumPath } from './chromium.js';
import { execute, onDocsPage, openOperation } from './docsPage.js';

describe.skipIf(chromiumPath === null)('/docs in a browser', () => {
  it('shows the answer to the default example of every operation', () =>
    onDocsPage(async (page) => {
      for (const [name, { kind, summary }] of Object.entries(ENDPOINTS)) {
        await openOperation(page, name, summary);
        // The page does not know the secret of a report.
        expect(await execute(page), name).toContain(kind === 'report' ? '401' : '200');
      }
    }));
});
