import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const BIRTH = { date: '1990-06-15', time: '10:30:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
const OULU = { latitude: 65, longitude: 25.5, zone: 'Europe/Helsinki' };
const OULU_EVENT = { event_latitude: 65, event_longitude: 25.5, event_timezone: 3 };
const JUNE = { event_type: 'vivaha', from_date: '2024-05-20', to_date: '2024-06-20' } as const;
const DELHI = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };
const SPRING = { ...DELHI, event_type: 'vivaha', from_date: '2025-02-01', to_date: '2025-03-10' } as const;
const PRINTED = { rules: { as_published: 'drik' } };

type Body = Readonly<Record<string, unknown>>;
const dates = (body: Body) => answer('muhurtaDates', body, ports);
const conditions = (body: Body) => dates(body).muhurta.not_evaluated;

describe('a planet that is never seen at a high latitude', () => {
  const NOTE =
    /^Venus is asta by longitude on every date from 2024-\d\d-\d\d to 2024-\d\d-\d\d: muhurta_asta_method arcus/;

  it('is asta by longitude in /muhurta, with a note', () => {
    const { muhurta, meta } = answer('muhurtaScan', { ...BIRTH, ...OULU_EVENT, ...JUNE }, ports);
    for (const { exclusions } of muhurta.dates) expect(exclusions.map(({ id }) => id)).toContain('shukra_asta');
    expect(meta.notes).toContainEqual(expect.stringMatching(NOTE));
  });

  it('is asta by longitude in the searches, with a note', () => {
    const found = dates({ ...OULU, ...JUNE });
    expect(found.muhurta.days_with_intervals).toBe(0);
    for (const { excluded_by } of found.muhurta.muhurta_days) {
      expect(excluded_by).toContainEqual(expect.objectContaining({ id: 'shukra_asta', hours: expect.closeTo(24, 0) }));
    }
    expect(found.muhurta.not_evaluated.filter(({ condition }) => condition === 'shukra_asta')).toEqual([]);
    const intervals = answer('muhurtaIntervals', { ...OULU, ...JUNE }, ports);
    const { from_date, to_date } = JUNE;
    const where = { exclusion: 'shukra_asta' };
    const search = answer('panchangSearch', { ...OULU, from_date, to_date, where }, ports);
    for (const { meta } of [found, intervals, search]) {
      expect(meta.notes).toContainEqual(expect.stringMatching(NOTE));
    }
  });

  it('has no note where it is seen, or where longitude is chosen', () => {
    expect(dates({ ...DELHI, ...JUNE }).meta.notes).toBeUndefined();
    expect(dates({ ...OULU, ...JUNE, rules: { muhurta_asta_method: 'longitude' } }).meta.notes).toBeUndefined();
  });
});

describe('a printed list names what it does not read', () => {
  const partner = { ...BIRTH, date: '1992-08-17' };

  it('a birth and a partner, whose balas are not counted', () => {
    const named = conditions({ ...SPRING, ...PRINTED, birth: BIRTH, partner });
    expect(named).toEqual(['tara_bala', 'chandra_bala', 'partner'].map((condition) => ({ date: null, condition })));
    expect(conditions({ ...SPRING, ...PRINTED, birth: BIRTH, require: ['tara_bala'] })).toEqual([
      { date: null, condition: 'chandra_bala' },
    ]);
    expect(conditions({ ...SPRING, ...PRINTED })).toEqual([]);
    expect(conditions({ ...SPRING, birth: BIRTH, partner })).toEqual([]);
  });

  it('the level lenient, which is that of standard', () => {
    const notApplied = (body: Body) => dates({ ...SPRING, ...body }).meta.not_applied;
    expect(notApplied({ ...PRINTED, strictness: 'lenient' })).toEqual({ strictness: 'rules.as_published drik' });
    expect(notApplied({ ...PRINTED, birth: BIRTH, partner })).toEqual({ partner: 'rules.as_published drik' });
    for (const body of [PRINTED, { ...PRINTED, strictness: 'strict' }, { strictness: 'lenient' }]) {
      expect(notApplied(body)).toEqual({});
    }
  });
});

describe('what could not be evaluated', () => {
  it('is named by the ids of excluded_by, and only where the level demands it', () => {
    const polar = {
      ...{ latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' },
      ...{ event_type: 'property_purchase', strictness: 'lenient', from_date: '2025-12-15', to_date: '2025-12-31' },
    };
    const named = (body: Body) => [...new Set(conditions({ ...polar, ...body }).map(({ condition }) => condition))];
    const all = named({});
    for (const condition of all) expect(condition).toMatch(/^[a-z_]+$/);
    expect(all).toContain('rahu_kalam');
    expect(named({ drop: ['window'] })).not.toContain('rahu_kalam');
  });

  it('names the exclusion of a birth only at a level that has it', () => {
    const body = { ...SPRING, event_type: 'vehicle_purchase' };
    const ids = (changes: Body) => conditions({ ...body, ...changes }).map(({ condition }) => condition);
    expect(ids({})).toEqual(['tara_bala', 'chandra_bala']);
    expect(ids({ strictness: 'strict' })).toEqual(['tara_bala', 'chandra_bala', 'chandrashtama']);
    expect(ids({ strictness: 'strict', drop: ['caution'] })).toEqual(['tara_bala', 'chandra_bala']);
    expect(ids({ strictness: 'lenient' })).toEqual([]);
  });
});

describe('a preset', () => {
  const scan = (body: Body) =>
    answer(
      'muhurtaScan',
      { ...BIRTH, event_type: 'vivaha', from_date: '2025-11-28', to_date: '2025-12-05', ...body },
      ports,
    );

  it('contract has asta by longitude', () => {
    const isAsta = (body: Body) =>
      scan(body).muhurta.dates.map(({ exclusions }) => exclusions.some(({ id }) => id === 'shukra_asta'));
    expect(new Set(isAsta({ rules: { preset: 'contract' } }))).toEqual(new Set([true]));
    expect(new Set(isAsta({}))).toEqual(new Set([false]));
  });

  it('of a panjika has its tithis in /muhurta, and says that a birth chart does not', () => {
    const tithis = (body: Body) => scan(body).muhurta.dates.flatMap(({ parts }) => parts.map(({ start }) => start));
    expect(tithis({ rules: { preset: 'gupta_press' } })).not.toEqual(tithis({}));
    const chart = (rules: Body) =>
      answer('natalChart', { ...BIRTH, place: 'Chennai', rules, sections: ['calendar_info'] } as Body, ports).meta;
    expect(chart({ preset: 'gupta_press' }).not_applied).toMatchObject({
      'rules.tithi_source': 'calculation_type drik',
    });
    expect(chart({}).not_applied).not.toHaveProperty(['rules.tithi_source']);
  });
});
