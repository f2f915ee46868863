import { BIRTH_YEARS } from '@ganita/core/time/civilText.js';
import { readReportRequest } from '@ganita/print/report/request/reportRequest.js';
import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

const WITH_LANGUAGE = calculationsOf(ENDPOINTS)
  .filter(([, { calculation }]) => 'language' in calculation.request.properties)
  .map(([, endpoint]) => [endpoint.path, endpoint] as const);
const LIMITS = { birthYears: BIRTH_YEARS };
/** Few sections of what has many. */
const SMALL = { sections: ['calendar_info'] };

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

describe('Kannada as kn', () => {
  it('is a language of every endpoint that has one', () => {
    expect(WITH_LANGUAGE.length).toBeGreaterThan(10);
  });

  it.each(WITH_LANGUAGE)('is the same request of %s as ka', async (path, endpoint) => {
    const [example] = Object.values(endpoint.examples);
    const fields = { ...example?.value, ...(path === '/horoscope' || path === '/horoscope/compare' ? SMALL : {}) };
    const answers = ['kn', 'ka'].map((language) => service.call(endpoint, { ...fields, language }));
    const [kn, ka] = await Promise.all(answers);
    expect([kn?.status, kn?.body]).toEqual([200, ka?.body]);
  });

  it('is ka in birth_details', async () => {
    const { body } = await service.post('/horoscope', { ...CHENNAI_BIRTH, ...SMALL, language: 'kn' });
    expect(body.birth_details).toMatchObject({ language: 'ka' });
  });

  it('is ka in a report', () => {
    expect(readReportRequest({ ...CHENNAI_BIRTH, language: 'kn' }, LIMITS)).toEqual(
      readReportRequest({ ...CHENNAI_BIRTH, language: 'ka' }, LIMITS),
    );
  });
});
