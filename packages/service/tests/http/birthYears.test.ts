import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { PROBLEM_TYPE } from 'ganita/api/problem.js';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, startService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;

const SECRET = 'held back';
const { place: _place, ...BARE } = CHENNAI_BIRTH;
const SPAN = { from_date: '2026-01-01', to_date: '2026-01-02' };
const NOON = { ...CHENNAI_BIRTH, time: '12:00:00' };
const HOROSCOPE = Compile(ENDPOINTS.natalChart.answer.schema);

/** A request of every endpoint that takes a birth. */
const requestsOf = (date: string): readonly (readonly [path: string, body: Json])[] => [
  ['/horoscope', { ...CHENNAI_BIRTH, date, sections: ['planetary_states', 'saturn_transits', 'vimsopaka_bala'] }],
  ['/horoscope/compare', { ...CHENNAI_BIRTH, date, sections: ['planetary_states'], second_rules: { preset: 'raman' } }],
  ['/gochara', { ...CHENNAI_BIRTH, date, target_date: '2026-01-01' }],
  ['/gochara/range', { ...CHENNAI_BIRTH, date, ...SPAN }],
  ['/saturn-timeline', { ...CHENNAI_BIRTH, date, detail: 'full', as_of: '2026-01-01' }],
  ['/muhurta', { ...CHENNAI_BIRTH, date, event_type: 'vivaha', ...SPAN }],
  ['/marriage-match', { boy_birth_details: { ...BARE, date }, girl_birth_details: BARE }],
];

let service: TestService;
let plain: TestService;
beforeAll(async () => {
  service = await startService({ BIRTH_YEARS: '1800-2399', PDF_SECRET: SECRET });
  plain = await sharedService();
});
afterAll(() => service.close());

describe('births of other years than those of the contract', () => {
  it.each(['1850-03-01', '2250-11-05'])('are answered by every endpoint where BIRTH_YEARS allows %s', async (date) => {
    for (const [path, body] of requestsOf(date)) {
      const [allowed, rejected] = [await service.post(path, body), await plain.post(path, body)];
      expect([path, allowed.status, allowed.body.detail]).toEqual([path, 200, undefined]);
      expect([path, rejected.status]).toEqual([path, 400]);
      expect(rejected.body.detail).toMatch(
        /^Invalid input: (boy_birth_details\.)?date must have a year from 1900 to 2100$/,
      );
    }
  });

  it.each(['1799-12-31', '2400-01-01'])('are rejected outside the ephemeris: %s', async (date) => {
    for (const [path, body] of requestsOf(date)) {
      const { status, body: answer } = await service.post(path, body);
      expect([path, status]).toEqual([path, 400]);
      expect(answer.detail).toMatch(/date must have a year from 1800 to 2399$/);
    }
  });

  it('are printed in a report, whose request is checked in a thread', async () => {
    const print = (date: string) =>
      service.inject({
        method: 'POST',
        url: '/horoscope/pdf',
        payload: { ...CHENNAI_BIRTH, date, sections: ['planetary_states'] },
        headers: { 'x-pdf-secret': SECRET, accept: PROBLEM_TYPE },
      });
    expect((await print('1850-03-01')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await print('1799-01-01')).json()).toMatchObject({ status: 400, field: 'date', code: 'out_of_range' });
  });
});

describe('a birth whose answer needs moments outside the ephemeris', () => {
  const SOLAR = { rules: { year_length: 'solar_arc' }, sections: ['graha_dashas', 'rasi_dashas'] };
  const YEAR_120 = { pravesha_type: 1, years: 120, sections: ['planetary_states'] };

  it.each([
    ['the first days of the calendar', '1800-04-10', '1800-04-11', 'date', {}],
    ['the last days of the calendar', '2399-12-21', '2399-12-20', 'date', {}],
    ['years of the Sun before the birth', '1815-03-25', '1815-03-26', 'date', SOLAR],
    ['years of the Sun after the birth', '2242-12-15', '2242-12-14', 'date', SOLAR],
    ['the year of an annual chart', '2280-12-29', '2280-12-28', 'years', YEAR_120],
  ])('is rejected with the field that leads there: %s', async (_what, outside, inside, field, more) => {
    const { status, body } = await service.post(
      '/horoscope',
      { ...NOON, date: outside, ...more },
      { accept: PROBLEM_TYPE },
    );
    const detail = `Invalid input: ${field} leads outside the ephemeris data (1800 to 2399)`;
    expect([status, body.errors]).toEqual([400, [{ field, code: 'outside_ephemeris', detail }]]);
    const within = await service.post('/horoscope', { ...NOON, date: inside, ...more });
    expect([within.status, HOROSCOPE.Errors(within.body).slice(0, 3)]).toEqual([200, []]);
  });

  it.each(['1800-01-01', '1800-01-02', '2399-12-30', '2399-12-31'])(
    'never fails with a 500 on the days at the ends: %s',
    async (date) => {
      for (const time of ['00:00:00', '23:59:59']) {
        for (const [path, body] of requestsOf(date)) {
          const birth = path === '/marriage-match' ? body : { ...body, time };
          const { status, body: answer } = await service.post(path, birth);
          if (status === 200) continue;
          expect([path, status]).toEqual([path, 400]);
          expect(answer.detail).toMatch(/date leads outside the ephemeris data \(1800 to 2399\)$/);
        }
      }
    },
  );
});
