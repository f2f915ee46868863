import { expect, it } from 'vitest';
import { brokenRules } from './brokenRules.js';
import { projectRoot } from './sourceFiles.js';

it('the imports of the real tree break no rule, as `npm run arrows` says too', async () => {
  expect(await brokenRules(projectRoot)).toEqual([]);
});
