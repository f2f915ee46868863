import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;

/** Tromsø: the Sun stays up from the middle of May to the end of July, and down from the end of November to the middle of January. */
const TROMSO = { place: 'Tromsø', latitude: 69.65, longitude: 18.96, timezone: 2 } as const;
const MIDSUMMER_BIRTH = { ...TROMSO, date: '2000-06-21', time: '10:34:00' } as const;
const SPRING_BIRTH = { ...TROMSO, date: '2000-03-21', time: '10:34:00' } as const;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

async function horoscope(body: Json) {
  const answer = await service.post('/horoscope', { ...body, meta: 'full' });
  expect(answer.body.detail).toBeUndefined();
  const {
    horoscope: keys,
    details,
    meta,
  } = answer.body as Readonly<Record<'horoscope' | 'details', Record<string, Json>>> & {
    meta: { conventions: Json };
  };
  return { keys, vedicDay: details?.special_lagnas?.vedic_day, flag: meta.conventions.sun_event_substituted };
}

describe('a day without sunrise or sunset', () => {
  it('is reported where the birth is on one, and not where the Sun rises and sets', async () => {
    expect((await horoscope({ ...MIDSUMMER_BIRTH, sections: ['special_lagnas'] })).flag).toBe(true);
    expect((await horoscope({ ...SPRING_BIRTH, sections: ['special_lagnas'] })).flag).toBe(false);
  });

  it('of the birth is reported in a chart of another moment, whose dashas and longevity are those of the birth', async () => {
    const autumn = { ...MIDSUMMER_BIRTH, pravesha_type: 1, years: 2, months: 4 };
    const { vedicDay, flag } = await horoscope({ ...autumn, sections: ['special_lagnas', 'longevity_prediction'] });
    expect(vedicDay).toMatchObject({ sun_event_substituted: false });
    expect(flag).toBe(true);
  });

  it('of the chart is reported where that of the birth is a real one', async () => {
    const summer = { ...SPRING_BIRTH, pravesha_type: 1, years: 2, months: 4 };
    const { vedicDay, flag } = await horoscope({ ...summer, sections: ['special_lagnas'] });
    expect(vedicDay).toMatchObject({ sun_event_substituted: true });
    expect(flag).toBe(true);
  });

  it('in the night before is reported where twilight is computed from it', async () => {
    // The first sunrise after the dark season: the last sunset was that of November.
    const birth = { ...TROMSO, timezone: 1, date: '2000-01-20', time: '12:20:00', dasha_levels: 1 };
    const horoscopeWith = async (dasha_systems: readonly string[]) =>
      horoscope({ ...birth, dasha_systems, sections: ['special_lagnas', 'graha_dashas', 'rasi_dashas'] });
    const { vedicDay, flag } = await horoscopeWith(['vimsottari']);
    expect(vedicDay).toMatchObject({ sunrise_at: '2000-01-20T11:27:56', sun_event_substituted: false });
    expect(flag).toBe(false);
    expect((await horoscopeWith(['kaala'])).flag).toBe(true);
    expect((await horoscopeWith(['chakra'])).flag).toBe(true);
  });

  it('is reported by the solar month that counts dates through it', async () => {
    const month = async (birth: Json, rules: Json = {}) =>
      (await horoscope({ ...birth, rules, sections: ['calendar_info'] })).keys.calendar_info?.solar_month as Json;
    expect((await month(MIDSUMMER_BIRTH)).sun_event_substituted).toBe(true);
    expect((await month(SPRING_BIRTH)).sun_event_substituted).toBe(false);
    expect((await month(MIDSUMMER_BIRTH, { tamil_month_method: 2 })).sun_event_substituted).toBe(false);
  });

  it('is reported with the vara of a transit', async () => {
    const vara = async (target_date: string) => {
      const { body } = await service.post('/gochara', { ...SPRING_BIRTH, target_date, include: [] });
      const { panchanga, muhurta } = body.gochara as { panchanga: Json; muhurta: Json };
      return [panchanga.vara, panchanga.sun_event_substituted, muhurta.sunrise === null];
    };
    expect(await vara('2026-06-21')).toEqual(['Sunday', true, true]);
    expect(await vara('2026-03-21')).toEqual(['Saturday', false, false]);
  });
});
