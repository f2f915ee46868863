import { afterAll, beforeAll, describe, it } from 'vitest';
import { checkAnyBody } from './anyBody.js';
import { startService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService({ CACHE_MB: '0' });
});
afterAll(() => service.close());

describe('20,000 bodies around the schemas', () => {
  it('are answered as their schemas say or rejected with one detail', async () => {
    await checkAnyBody(service, 20_000, 20_260_102);
  });
});
