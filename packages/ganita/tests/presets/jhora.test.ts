import { signedArc } from '@ganita/core/angles/angles.js';
import { PRESET_NAMES } from '@ganita/core/rules/presetChoices.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { apart } from 'ganita/api/compare/figures.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOLDEN_BIRTHS } from './births.js';

type Fields = Readonly<Record<string, unknown>>;

/** The value at a path of a wire record, `special_lagnas/vighati_lagna/absolute_longitude`. */
function at(record: unknown, path: string): unknown {
  return path.split('/').reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], record);
}

/** The birth of docs/rules/09-jhora-agreement.md#section-2-5. */
const B01 = GOLDEN_BIRTHS.b01;
const ARC_SECOND = 1 / 3600;

describe('the preset jhora', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });
  const chart = (rules: Fields, fields: Fields = {}): unknown =>
    answer('natalChart', { ...B01, meta: 'full', dasha_levels: 1, ...fields, rules }, ports);
  /** The path of a figure in the answer: of a key, or of its details. */
  const placeOf = (path: string): string => (path.startsWith('details/') ? path : `horoscope/${path}`);
  const number = (rules: Fields, path: string): number => at(chart(rules), placeOf(path)) as number;
  /** How far one choice moves a figure of b01. */
  const moved = (rules: Fields, path: string): number => {
    const [before, after] = [{}, rules].map((one) => at(chart(one), placeOf(path)));
    return apart(path.split('/').at(-1) ?? '', before, after).difference ?? Number.NaN;
  };

  it('gives the figures of the worked example', () => {
    const answered = chart({ preset: 'jhora' });
    const { meta } = answered as { readonly meta: Fields };
    const of = (path: string): unknown => at(answered, placeOf(path));
    expect(of('ayanamsa_value')).toBeCloseTo(23.81420912, 7);
    expect(of('divisional_charts/D-1_rasi/Ascendant/absolute_longitude')).toBeCloseTo(292.439081, 5);
    expect(of('divisional_charts/D-1_rasi/Sun/absolute_longitude')).toBeCloseTo(231.565321, 5);
    expect(of('divisional_charts/D-1_rasi/Moon/absolute_longitude')).toBeCloseTo(186.959528, 5);
    expect(of('details/special_lagnas/vedic_day')).toMatchObject({
      sunrise_at: '1996-12-07T06:22:35',
      sunset_at: '1996-12-07T17:38:16',
    });
    expect(of('details/special_lagnas/vedic_day/minutes_from_sunrise')).toBeCloseTo(251.4146, 3);
    expect(of('special_lagnas/vighati_lagna/absolute_longitude')).toBeCloseTo(48.460963, 4);
    const starts = (of('graha_dashas/vimsottari/periods') as readonly Fields[]).map(({ lord, start }) => [lord, start]);
    expect(starts.slice(0, 4)).toEqual([
      ['Rahu', '1996-07-15T11:47:43'],
      ['Jupiter', '2014-07-16T02:29:05'],
      ['Saturn', '2030-07-16T04:50:52'],
      ['Mercury', '2049-07-16T01:43:30'],
    ]);
    expect(at(meta, 'conventions')).toMatchObject({ preset: 'jhora', yogas: 'jhora', dasha_year_days: null });
  });

  it('P1 brings longitudes 0.138 second of arc forward', () => {
    const rules = { ayanamsa_mode: 'JHORA_LAHIRI' };
    expect(moved(rules, 'ayanamsa_value') / ARC_SECOND).toBeCloseTo(-0.138, 2);
    expect(moved(rules, 'divisional_charts/D-1_rasi/Moon/absolute_longitude') / ARC_SECOND).toBeCloseTo(0.138, 2);
  });

  it('P2 moves the Ascendant by the nutation, and no graha', () => {
    const rules = { lagna_nutation: 'plus_dpsi' };
    expect(moved(rules, 'divisional_charts/D-1_rasi/Ascendant/absolute_longitude') / ARC_SECOND).toBeCloseTo(0.388, 2);
    expect(moved(rules, 'divisional_charts/D-1_rasi/Sun/absolute_longitude')).toBe(0);
  });

  it('P3 has the Sun rise some seconds later', () => {
    const seconds = moved({ sunrise_definition: 'jhora_geometric' }, 'details/special_lagnas/vedic_day/sunrise_at');
    expect([1, 2, 3]).toContain(seconds);
  });

  it('P4 takes a third of the way of the vighati lagna', () => {
    const path = 'special_lagnas/vighati_lagna/absolute_longitude';
    const sun = number({}, 'details/special_lagnas/vedic_day/sun_absolute_longitude_at_sunrise');
    const minutes = number({}, 'details/special_lagnas/vedic_day/minutes_from_sunrise');
    expect(signedArc(sun + 5 * minutes, number({ vighati_rate: 'five_degrees_per_minute' }, path))).toBeCloseTo(0, 4);
    expect(signedArc(sun + 15 * minutes, number({}, path))).toBeCloseTo(0, 4);
  });

  it('P5 leaves the years of a dasha as they are and moves its limits by hours to days', () => {
    const { graha_dashas } = at(chart({ year_length: 'solar_arc' }), 'horoscope') as Fields;
    expect(at(graha_dashas, 'vimsottari/year_days')).toBeNull();
    expect(at(graha_dashas, 'vimsottari/balance_at_birth')).toMatchObject({
      whole_years: null,
      whole_months: null,
      whole_days: null,
    });
    const total = at(graha_dashas, 'vimsottari/balance_at_birth/total_years');
    expect(total).toBe(number({}, 'graha_dashas/vimsottari/balance_at_birth/total_years'));
    const days = moved({ year_length: 'solar_arc' }, 'graha_dashas/vimsottari/periods/4/start') / 86_400;
    expect(Math.abs(days)).toBeGreaterThan(0.001);
    expect(Math.abs(days)).toBeLessThan(4);
  });

  it('S4 takes the Moon as a malefic after the dark 8th, and doubles its share', () => {
    // Krishna 12: the Moon is some 45 degrees from the Sun.
    const share = (rules: Fields): number => number(rules, 'shad_bala/Moon/kala/paksha');
    expect(share({ paksha: 'moon_tithis_8_to_23' })).toBeCloseTo(120 - share({ paksha: 'moon_always_benefic' }), 4);
    expect(share({ preset: 'jhora' })).toBeGreaterThan(60);
    expect(number({ preset: 'jhora' }, 'shad_bala/Moon/total_virupas')).toBeCloseTo(376.19, 2);
  });

  it('S8 cuts the natural strength of Jupiter to 34.28', () => {
    expect(number({ shadbala_constants: 'jhora' }, 'shad_bala/Jupiter/naisargika')).toBe(34.28);
    expect(number({}, 'shad_bala/Jupiter/naisargika')).toBe(34.29);
  });

  it('Y1 names who makes a yoga, in D-1 alone', () => {
    const yogas = at(chart({ preset: 'jhora' }), 'horoscope/yogas') as Fields;
    expect(at(yogas, 'yoga_list/vesi_yoga/charts/D-1_rasi/planet_groups')).toEqual([['Mercury'], ['Jupiter']]);
    expect(at(yogas, 'raja_yoga_list/vipareeta_of_two/charts/D-1_rasi/planet_groups')).toEqual([
      ['Mercury', 'Jupiter'],
    ]);
    expect(at(yogas, 'raja_yoga_list/yogakaraka/charts/D-1_rasi/planet_groups')).toEqual([['Venus']]);
    expect(Object.keys(at(yogas, 'yoga_list') as object).sort()).toEqual(['paasa_yoga', 'vesi_yoga', 'vimala_yoga']);
    for (const yoga of Object.values(at(yogas, 'yoga_list') as Readonly<Record<string, Fields>>)) {
      expect(Object.keys(yoga.charts as object)).toEqual(['D-1_rasi']);
    }
  });

  it('is overridden by a choice given with it and by a request field', () => {
    const of = (rules: Fields, fields: Fields = {}) => at(chart(rules, fields), 'meta/conventions') as Fields;
    expect(of({ preset: 'jhora', year_length: 'savana' })).toMatchObject({ preset: 'jhora', year_length: 'savana' });
    expect(of({ preset: 'jhora' }, { ayanamsa_mode: 'TRUE_CITRA' })).toMatchObject({
      ayanamsa_mode: 'TRUE_CITRA',
      vighati_rate: 'five_degrees_per_minute',
    });
    expect(of({ preset: 'jhora', shadbala_school: 'raman' })).toMatchObject({
      strength_houses: 'sripati',
      yogas: 'jhora',
    });
  });
});

describe('every preset', () => {
  const birth = { ...B01, place: '' };
  const REQUESTS = {
    natalChart: { ...birth, sections: ['special_lagnas', 'shad_bala'] },
    gochara: { ...birth, target_date: '2026-01-30' },
    gocharaRange: { ...birth, from_date: '2026-01-30', to_date: '2026-01-31' },
    saturnTimeline: { ...birth, as_of: '2026-01-30' },
    muhurtaScan: { ...birth, event_type: 'vivaha', from_date: '2026-01-30', to_date: '2026-01-30' },
    marriageMatch: { boy_birth_details: personOf('b01'), girl_birth_details: personOf('b16') },
    panchangDay: { date: '2026-01-30', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 },
    gochar: { date: '2026-01-30', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 },
    gocharEvents: { from_date: '2026-01-30', to_date: '2026-02-28', latitude: 13, longitude: 80, timezone: 5.5 },
    planetIngress: { from_date: '2026-01-01', to_date: '2026-12-31' },
  } as const;

  it.each(Object.entries(REQUESTS))('is taken by %s and named in its ledger', async (calculation, body) => {
    const ports = await openPorts();
    for (const preset of PRESET_NAMES) {
      const { meta } = answer(
        calculation as keyof typeof REQUESTS,
        { ...body, meta: 'full', rules: { preset } },
        ports,
      ) as {
        readonly meta: { readonly conventions: Fields };
      };
      expect(meta.conventions.preset).toBe(preset);
    }
    const jhora = answer(
      calculation as keyof typeof REQUESTS,
      { ...body, meta: 'full', rules: { preset: 'jhora' } },
      ports,
    );
    expect(at(jhora, 'meta/conventions/ayanamsa_mode')).toBe('JHORA_LAHIRI');
  });
});

function personOf(id: string): Fields {
  const { place: _place, ...person } = GOLDEN_BIRTHS[id] ?? {};
  return person;
}
