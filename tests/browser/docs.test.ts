import { describe, expect, it } from 'vitest';
import { chromiumPath } from './chromium.js';
import { execute, onDocsPage, openOperation } from './docsPage.js';

describe.skipIf(chromiumPath === null)('/docs in a browser', () => {
  it('opens without any request to elsewhere, and tries /location/search', () =>
    onDocsPage(async (page) => {
      const { status, answer } = await execute(await openOperation(page, '/location/search'));
      expect(status).toContain('200');
      expect(answer).toContain('latitude');
    }));
});
