import { CALCULATION_NAMES } from 'ganita/api/endpoints.js';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { checkAround } from './anyBody.js';
import { startService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService({ CACHE_MB: '0' });
});
afterAll(() => service.close());

const BODIES = longCases(75, 1000);

describe(`${BODIES} bodies around the schema`, () => {
  it.each(CALCULATION_NAMES)('of %s are answered as the schemas say or rejected with one detail', async (name) => {
    await checkAround(service, name, BODIES, 20_260_102);
  });
});
