import { readFileSync } from 'node:fs';
import { BIRTH_YEARS } from '@ganita/core/time/civilText.js';
import { describe, expect, it } from 'vitest';
import { costOf, readRequest } from './answer.js';
import { type CalculationName, COST_ALLOWANCE_MS, calculationsOf, ENDPOINTS } from './endpoints.js';

const PORTS = { clock: { now: () => 0 }, zones: {}, birthYears: BIRTH_YEARS } as unknown as Parameters<
  typeof readRequest
>[2];
const PLACE = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
const BIRTH = { date: '1996-12-07', time: '10:34:00', place: 'Chennai', ...PLACE };
const { place: _place, ...NESTED } = BIRTH;
const ALL_NINE = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];

/** The most that the contract's own fields can request of each calculation. */
const HEAVIEST: Readonly<Partial<Record<CalculationName, object>>> = {
  natalChart: BIRTH,
  panchangDay: { ...PLACE, date: '2024-01-01' },
  gochar: { ...PLACE, date: '2024-01-01' },
  gocharEvents: { ...PLACE, from_date: '2024-01-01', to_date: '2024-03-31' },
  gochara: { ...BIRTH, target_date: '2024-01-01' },
  gocharaRange: { ...BIRTH, from_date: '2024-01-01', to_date: '2024-03-01' },
  saturnTimeline: { ...BIRTH, detail: 'full', as_of: '2024-01-01' },
  planetIngress: { planets: ALL_NINE, from_date: '2020-01-01', to_date: '2024-12-31' },
  marriageMatch: { boy_birth_details: NESTED, girl_birth_details: NESTED },
  muhurtaScan: { ...BIRTH, event_type: 'vivaha', from_date: '2024-01-01', to_date: '2024-03-31' },
  muhurtaEvents: {},
  search: { query: 'Chennai' },
  autocomplete: { query: 'Chennai' },
};

const cost = (name: CalculationName, body: object): number => costOf(name, readRequest(name, body, PORTS));

describe('the cost of a request', () => {
  it.each(
    calculationsOf(ENDPOINTS)
      .filter(([, { extension }]) => extension !== true)
      .map(([name, { path, costMs }]) => ({ name: name as CalculationName, path, costMs })),
  )('of $path is never more than the allowance holds for it, whatever the contract lets ask', ({ name, costMs }) => {
    const heaviest = HEAVIEST[name];
    if (heaviest === undefined) throw new Error(`no heaviest request of ${name}`);
    expect(cost(name, heaviest)).toBeLessThanOrEqual(costMs);
  });

  it('is allowed for a minute as the documentation says', () => {
    const page = readFileSync(new URL('../../../../docs/http.md', import.meta.url), 'utf8');
    expect(page).toContain(`: ${COST_ALLOWANCE_MS.toLocaleString('en')} ms of CPU time on the machine of`);
  });

  it('of a whole chart is 50, and of a small part of one little', () => {
    expect(cost('natalChart', BIRTH)).toBe(50);
    expect(cost('natalChart', { ...BIRTH, sections: ['julian_day'] })).toBe(2);
    expect(cost('natalChart', { ...BIRTH, sections: [] })).toBe(1);
  });

  it('of dashas grows with levels and systems, up to the periods that an answer contains', () => {
    const dashas = (fields: object) => cost('natalChart', { ...BIRTH, sections: ['rasi_dashas'], ...fields });
    const narayana = [1, 2, 3, 4, 6].map((dasha_levels) => dashas({ dasha_systems: ['narayana'], dasha_levels }));
    expect(narayana).toEqual([...narayana].sort((a, b) => a - b));
    expect(narayana.at(-1)).toBeGreaterThan(80);
    expect(narayana.at(-1)).toBeLessThan(150);
    expect(dashas({ dasha_systems: Array.from({ length: 500 }, () => 'narayana') })).toBe(
      dashas({ dasha_systems: ['narayana'] }),
    );
    expect(dashas({ dasha_levels: 6, dasha_at: '2024-01-01' })).toBeLessThan(20);
  });

  it('of ranges grows with their days', () => {
    const range = (to_date: string) => cost('gocharaRange', { ...BIRTH, from_date: '2024-01-01', to_date });
    expect([range('2024-01-01'), range('2024-01-31'), range('2024-03-01')]).toEqual([2, 20, 38]);
  });

  it('of a comparison grows with the choices in which its rule sets differ', () => {
    const compare = (second_rules: object) => cost('horoscopeCompare', { ...BIRTH, second_rules });
    const same = compare({});
    const oneChoice = compare({ node_type: 'true' });
    const preset = compare({ preset: 'jhora' });
    expect(same).toBeLessThan(60);
    expect(oneChoice).toBeGreaterThan(same);
    expect(preset).toBeGreaterThan(2 * oneChoice);
    // Thirty of these in a minute stay within the allowance.
    expect(preset * 30).toBeLessThan(COST_ALLOWANCE_MS);
  });

  it('is that of the rule sets, which are checked first', () => {
    expect(() => cost('horoscopeCompare', { ...BIRTH, second_rules: { preset: 'unknown' } })).toThrow(/preset/);
  });
});
