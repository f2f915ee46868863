import { describe, expect, it } from 'vitest';
import { chromiumPath } from './chromium.js';
import { execute, onDocsPage, openOperation } from './docsPage.js';

describe.skipIf(chromiumPath === null)('/docs in a browser', () => {
  it('tries /horoscope with its second example, without any request to elsewhere', () =>
    onDocsPage(async (page) => {
      const operation = await openOperation(page, '/horoscope');
      const examples = operation.locator('select[aria-label="Examples"], .examples-select-element').first();
      await examples.selectOption('two_keys');
      const { status, answer } = await execute(operation);
      expect(status).toContain('200');
      expect(answer).toContain('ayanamsa_value');
    }));
});
