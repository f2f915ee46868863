import { CALCULATION_NAMES } from 'ganita/api/endpoints.js';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { checkAround } from './anyBody.js';
import { startService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService({ CACHE_MB: '0' });
});
afterAll(() => service.close());

describe('a thousand bodies around the schema', () => {
  it.each(CALCULATION_NAMES)('of %s are answered as the schemas say or rejected with one detail', async (name) => {
    await checkAround(service, name, 1000, 20_260_102);
  });
});
