import { julianDayUt, UNIX_EPOCH_JD } from '@ganita/core/time/julianDay.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { CalculationName } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOLDEN_BIRTHS } from './births.js';

type Fields = Readonly<Record<string, unknown>>;
type Anga = { readonly id: string; readonly ends: string };

const DELHI = { latitude: 28.6358, longitude: 77.2245, timezone: 5.5 };
const secondsBetween = (later: string, earlier: string): number =>
  (Date.parse(`${later}Z`) - Date.parse(`${earlier}Z`)) / 1000;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

/** Every written moment below a value. */
function moments(value: unknown): readonly string[] {
  if (typeof value === 'string') return MOMENT.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(moments);
}

describe('the presets of almanacs', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });
  const ask = (calculation: CalculationName, body: Fields, rules: Fields): Fields =>
    answer(calculation, { ...body, rules }, ports) as Fields;
  const panchang = (date: string, rules: Fields): Fields =>
    ask('panchangDay', { date, ...DELHI }, rules).panchang as Fields;
  const firstOf = (list: unknown): Anga => (list as readonly Anga[])[0] as Anga;
  const tithiOf = (date: string, rules: Fields): Anga => panchang(date, rules).tithi as Anga;

  it('name the anga that the almanac has at sunrise: Pratipada where Purnima ends just after ours', () => {
    expect(tithiOf('2026-06-30', {})).toMatchObject({ id: 'purnima' });
    expect(tithiOf('2026-06-30', { preset: 'drik' })).toMatchObject({ id: 'pratipada' });
    expect(tithiOf('2026-06-30', { anga_shift: 'drik' })).toMatchObject({ id: 'pratipada' });
  });

  it.each([
    ['drik', 63],
    ['mypanchang', 16],
  ] as const)('anga_shift %s brings every anga %d seconds forward, and no rise of the Sun', (anga_shift, seconds) => {
    const [plain, early] = [panchang('2025-11-22', {}), panchang('2025-11-22', { anga_shift })];
    for (const list of ['tithis', 'nakshatras', 'nitya_yogas', 'karanas', 'moon_signs', 'sun_signs']) {
      const [before, after] = [plain[list] as readonly Anga[], early[list] as readonly Anga[]];
      for (const [index, { ends }] of before.entries()) {
        expect(Math.abs(secondsBetween(ends, after[index]?.ends ?? '') - seconds)).toBeLessThanOrEqual(1);
      }
    }
    expect([early.sunrise_at, early.moonrise_at]).toEqual([plain.sunrise_at, plain.moonrise_at]);
  });

  it('anga_positions drik move nakshatras and sankrantis by 24.25 seconds of arc more, and no tithi', () => {
    const [plain, drik] = (['apparent_with_nutation', 'drik'] as const).map((anga_positions) =>
      panchang('2025-11-22', { anga_positions }),
    ) as [Fields, Fields];
    expect(drik.tithi).toEqual(plain.tithi);
    const later = secondsBetween(firstOf(drik.sun_signs).ends, firstOf(plain.sun_signs).ends);
    // The Sun of December goes 1 degree 1 minute a day.
    expect(later / ((24.25 / 3660) * 86_400)).toBeCloseTo(1, 2);
  });

  it('anga_positions move stars by nutation and tithis by nothing', () => {
    const rules = { anga_positions: 'apparent_with_nutation' };
    const [plain, kept] = [panchang('2025-11-22', {}), panchang('2025-11-22', rules)];
    expect(kept.tithi).toEqual(plain.tithi);
    const entry = firstOf(plain.sun_signs).ends;
    const jdUt = julianDayUt(UNIX_EPOCH_JD + Date.parse(`${entry}+05:30`) / 86_400_000);
    const nutation = ports.ephemeris.obliquity(jdUt).nutationLongitudeDeg;
    const later = secondsBetween(firstOf(kept.sun_signs).ends, entry);
    expect(-later / ((nutation / (61 / 60)) * 86_400)).toBeCloseTo(1, 1);
  });

  it('printed_rounding writes whole minutes, the nearest or the one that has started', () => {
    const exact = panchang('2025-11-22', {});
    for (const [printed_rounding, round] of [
      ['nearest_minute', Math.round],
      ['seconds_cut_off', Math.floor],
    ] as const) {
      const printed = panchang('2025-11-22', { printed_rounding });
      const [before, after] = [moments(exact), moments(printed)];
      expect(after).toHaveLength(before.length);
      for (const [index, text] of after.entries()) {
        expect(text).toMatch(/:00$/);
        const seconds = Date.parse(`${before[index]}Z`) / 1000;
        // What is written to the second may lie half a second to either side.
        const either = [-0.5, 0.5].map((grain) => round((seconds + grain) / 60));
        expect(either).toContain(Date.parse(`${text}Z`) / 60_000);
      }
      expect(printed.sunrise).toBe((printed.sunrise_at as string).slice(11, 16));
    }
  });

  it('write no event outside the requested dates', () => {
    for (const printed_rounding of ['nearest_second', 'nearest_minute', 'seconds_cut_off']) {
      const body = { from_date: '2026-01-01', to_date: '2026-03-31', ...DELHI };
      const { gochar_events: events } = ask('gocharEvents', body, { printed_rounding });
      for (const { date, at } of events as readonly { readonly date: string; readonly at: string }[]) {
        expect(at.slice(0, 10)).toBe(date);
        expect(date >= '2026-01-01' && date <= '2026-03-31').toBe(true);
      }
    }
  });

  it('leave the birth of a chart, its dashas and its pravesha where they are', () => {
    const body = { ...GOLDEN_BIRTHS.b01, dasha_levels: 1, pravesha_type: 1, years: 31 };
    const angaRules = { anga_positions: 'drik', anga_shift: 'drik' };
    const [plain, drik] = [ask('natalChart', body, {}), ask('natalChart', body, angaRules)];
    const keysOf = ({ horoscope }: Fields) => Object.entries(horoscope as Fields);
    const moved = keysOf(plain)
      .filter(([key, value]) => JSON.stringify((drik.horoscope as Fields)[key]) !== JSON.stringify(value))
      .map(([key]) => key);
    expect(moved).toEqual(['calendar_info', 'saturn_transits']);
    expect(drik.pravesha).toEqual(plain.pravesha);
  });

  it('report Saturn at the moments of an ingress in the sign that it enters', () => {
    const rules = { preset: 'drik', printed_rounding: 'nearest_second' };
    const span = { from_date: '2025-03-01', to_date: '2025-04-30', planets: ['Saturn'], timezone: 5.5 };
    const [ingress] = ask('planetIngress', span, rules).planet_ingress as readonly { readonly at: string }[];
    const noonAfter = ask('gochar', { date: '2025-03-30', ...DELHI }, rules).gochar as Fields;
    expect(ingress?.at).toMatch(/^2025-03-29T2[23]:/);
    const saturn = (noonAfter.planets as readonly Fields[]).find(({ id }) => id === 'Saturn');
    expect(saturn).toMatchObject({ sign: 'Pisces' });
  });

  it('give kemadruma of B.V. Raman to his example of 1908-02-26, in the evening', () => {
    const birth = { ...GOLDEN_BIRTHS.b01, date: '1908-02-26', time: '18:00:00', timezone: 5.5, sections: ['yogas'] };
    const has = (rules: Fields): boolean => {
      const { yogas } = ask('natalChart', birth, rules).horoscope as Fields;
      const row = ((yogas as Fields).yoga_list as Fields).kemadruma_yoga as Fields | undefined;
      return Object.hasOwn((row?.charts as object | undefined) ?? {}, 'D-1_rasi');
    };
    expect([has({}), has({ yoga_readings: 'bvr' }), has({ preset: 'raman' })]).toEqual([false, true, true]);
  });
});
