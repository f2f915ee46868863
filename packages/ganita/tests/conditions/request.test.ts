import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer, costOf, readRequest } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const UJJAIN = { latitude: 23.1765, longitude: 75.7885, zone: 'Asia/Kolkata' } as const;
const YEAR = { ...UJJAIN, from_date: '2026-01-01', to_date: '2026-12-31' } as const;
const search = (where: unknown, changes: object = {}) =>
  answer('panchangSearch', { ...YEAR, where: where as Record<string, unknown>, ...changes }, ports);

describe('a search by conditions', () => {
  it.each([
    [{ tithis: 1 }, /where must have exactly one of all, any, none, tithi.*; did you mean tithi\?/],
    [{ all: [{ vara: 'Thorsday' }] }, /at \/all\/0\/vara must be one of Sunday.*did you mean Thursday/],
    [{ nakshatra: 28 }, /at \/nakshatra must be a whole number from 1 to 27/],
    [{ any: [] }, /at \/any must be a list of at least one condition/],
    [{ tithi: 1, vara: 'Monday' }, /must have exactly one of/],
    [{ vara: 'Monday', varga: 9 }, /has varga beside vara/],
    [{ lagna: 'Leo', varga: 7 }, /at \/varga must be one of 1, 9/],
    [{ clock: { from: '9:00', to: '10:00' } }, /at \/clock\/from must be a time/],
    [{ planet_sign: { planet: 'Moon' } }, /at \/planet_sign\/signs is required/],
    [{ tara_bala: 2 }, /at \/tara_bala requires birth or janma_nakshatra/],
    [{ exclusion: 'chandrashtama' }, /at \/exclusion requires birth/],
    [{ eclipse: { part: 'sutak', visible: false } }, /visible must be true for sutak/],
    [{ all: Array.from({ length: 65 }, () => ({ tithi: 1 })) }, /at most 64 conditions/],
  ])('rejects %j and says what is valid', (where, message) => {
    expect(() => search(where)).toThrow(message);
  });

  it('rejects a tree that is too deep, and a range that is too long for its conditions', () => {
    let tree: object = { tithi: 1 };
    for (let level = 0; level < 8; level++) tree = { all: [tree] };
    expect(() => search(tree)).toThrow(/is deeper than 8 levels/);
    expect(() => search({ window: 'abhijit' }, { to_date: '2027-01-02' })).toThrow(
      /to_date must be at most 365 days after from_date/,
    );
    expect(() => search({ tithi: 1 }, { to_date: '2036-01-10' })).toThrow(
      /to_date must be at most 3659 days after from_date/,
    );
    expect(() => search({ lagna: 'Leo' }, { latitude: 70 })).toThrow(/latitude must be within 66.5 degrees/);
    expect(search({ tithi: 15 }, { to_date: '2035-12-01' }).count).toBe(123);
  });

  it('goes on from where an answer was cut', () => {
    const where = { all: [{ tithi: 11 }, { vara: 'Thursday' }] };
    const whole = search(where).intervals;
    const first = search(where, { limit: 2 });
    expect([first.truncated, first.count, first.intervals.length]).toEqual([true, whole.length, 2]);
    const rest = search(where, { from_date: first.next_from });
    expect([...first.intervals, ...rest.intervals]).toEqual(whole);
    expect(rest.next_from).toBeNull();
  });

  it('goes on from a cut between two states without a part of the one before', () => {
    const where = { paksha: 'shukla' };
    const changes = { split: true, rules: { preset: 'drik' } };
    const whole = search(where, { ...changes, limit: 60 }).intervals;
    const first = search(where, { ...changes, limit: 20 });
    const rest = search(where, { ...changes, from_date: first.next_from, limit: 40 }).intervals;
    const seconds = (a: string, b: string) => Math.abs(Date.parse(`${a}Z`) - Date.parse(`${b}Z`)) / 1000;
    expect(rest).toHaveLength(40);
    rest.forEach(({ start, end }, index) => {
      expect(seconds(start, whole[20 + index]?.start as string)).toBeLessThanOrEqual(index === 0 ? 1 : 0);
      expect(end).toBe(whole[20 + index]?.end);
    });
  });

  it('names only dates of the range on which a festival cannot be evaluated', () => {
    const tromso = { latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' };
    const missing = (from: string, to: string) =>
      search({ festival: 'makara_sankranti' }, { ...tromso, from_date: from, to_date: to }).not_evaluated;
    expect(missing('2026-01-01', '2026-01-20')).toEqual([{ date: '2026-01-14', condition: '/festival' }]);
    expect(missing('2026-02-01', '2026-02-20')).toEqual([]);
  });

  it('counts from the birth, or from its nakshatra alone', () => {
    const birth = { date: '1990-06-15', time: '10:30:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
    const eighth = search({ chandra_bala: 8 }, { birth }).intervals;
    expect(eighth).toHaveLength(14);
    expect(new Set(eighth.map(({ states }) => states.moon_sign)).size).toBe(1);
    const janma = search({ tara_bala: 1 }, { janma_nakshatra: 8 }).intervals;
    expect(new Set(janma.map(({ states }) => states.nakshatra_number))).toEqual(new Set([8, 17, 26]));
  });

  it('is charged by its conditions and its days, a hostile one by all of them', () => {
    const cost = (where: object, changes: object = {}) =>
      costOf('panchangSearch', readRequest('panchangSearch', { ...YEAR, where, ...changes }, ports));
    const one = cost({ exclusion: 'ekargala' });
    const many = cost({ any: Array.from({ length: 64 }, () => ({ exclusion: 'ekargala' })) });
    expect(many).toBeGreaterThan(50 * (one - 10));
    expect(cost({ nakshatra: 8 })).toBeLessThan(30);
    expect(cost({ exclusion: 'ekargala' }, { to_date: '2026-02-01' })).toBeLessThan(one / 5);
  });
});
