import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { answerTextBy, readRequestOf } from 'ganita/api/answerTo.js';
import { calculationRow } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { convertIcsCalendar } from 'ts-ics';
import { beforeAll, describe, expect, it } from 'vitest';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const BIRTH = {
  date: '1990-06-15',
  time: '10:30:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
} as const;
const { place, date: _date, time: _time, ...COORDINATES } = BIRTH;
const { place: _place, ...PERSON } = BIRTH;
const RANGE = { event_type: 'vehicle_purchase', from_date: '2026-02-01', to_date: '2026-04-30' } as const;
const QUARTER = { ...COORDINATES, place, ...RANGE, birth: PERSON } as const;
const intervals = (changes: object = {}) => answer('muhurtaIntervals', { ...QUARTER, ...changes }, ports).muhurta;

describe('the intervals of an event', () => {
  it('are within those of each less strict level', () => {
    const within = (one: { start: string; end: string }, list: readonly { start: string; end: string }[]) =>
      list.some(({ start, end }) => start <= one.start && one.end <= end);
    const [strict, standard, lenient] = (['strict', 'standard', 'lenient'] as const).map(
      (strictness) => intervals({ strictness, limit: 1000 }).intervals,
    );
    expect(strict?.length).toBeGreaterThan(0);
    for (const one of strict ?? []) expect(within(one, standard ?? [])).toBe(true);
    for (const one of standard ?? []) expect(within(one, lenient ?? [])).toBe(true);
  });

  it('have, where /muhurta has a cell in a strict one, the classes that it demands', () => {
    const strict = intervals({ strictness: 'strict', limit: 1000 }).intervals;
    const { dates } = answer('muhurtaScan', { ...BIRTH, ...RANGE, day_part_resolution_minutes: 5 }, ports).muhurta;
    const cells = dates.flatMap((date) =>
      date.parts
        .filter(({ start }) => strict.some((one) => one.start < start && start < one.end))
        .map((part) => ({ date, part })),
    );
    expect(cells.length).toBeGreaterThan(5);
    for (const { date, part } of cells) {
      expect(part.lagna_class).not.toBe('unfavourable');
      const isIn = (one: { start: string; end: string }) => one.start <= part.start && part.start < one.end;
      expect(date.windows?.avoid.filter(isIn)).toEqual([]);
      expect([date.classes.lunar_month, date.classes.solar_month]).not.toContain('unfavourable');
      expect(part.breakdown.chandra_bala).toBeGreaterThan(0);
      expect(part.breakdown.tara_bala).toBeGreaterThan(0);
      const full = [part.breakdown.vara === 20, part.breakdown.nakshatra === 30, part.breakdown.tithi === 20];
      expect(full.filter(Boolean).length).toBeGreaterThanOrEqual(2);
    }
    for (const { classes, stricter_fails: fails } of strict) {
      expect([classes.vara, classes.nakshatra, classes.tithi]).not.toContain('unfavourable');
      expect(classes.yoga).toBe('favourable');
      expect(fails).toEqual([]);
    }
  });

  it('name what the stricter level demands and they do not have', () => {
    const { intervals: found } = intervals({ limit: 1000 });
    const strict = intervals({ strictness: 'strict', limit: 1000 }).intervals;
    for (const one of found) {
      const isStrict = strict.some(({ start, end }) => start <= one.start && one.end <= end);
      expect(one.stricter_fails.length === 0).toBe(isStrict);
    }
  });

  it('say how many hours each condition takes away where there is none', () => {
    const {
      intervals: found,
      blocked_by: blocked,
      where,
    } = intervals({
      event_type: 'upanayana',
      from_date: '2026-08-01',
      to_date: '2026-08-20',
      strictness: 'strict',
    });
    expect(found).toEqual([]);
    const all = (where as { all: readonly unknown[] }).all;
    expect(blocked.length).toBeGreaterThanOrEqual(all.length);
    expect(Math.max(...blocked.map(({ hours }) => hours))).toBe(480);
  });

  it('count both births, and change with conditions that are required or dropped', () => {
    const partner = { date: '1992-08-17', time: '22:40:00', latitude: 12.9716, longitude: 77.5946, timezone: 5.5 };
    const two = intervals({ partner, limit: 1000 });
    const one = intervals({ limit: 1000 });
    expect(JSON.stringify(two.where)).toContain('"partner":[{"tara_bala"');
    const minutes = (list: typeof one) => list.intervals.reduce((sum, { duration_minutes: each }) => sum + each, 0);
    expect(minutes(two)).toBeLessThan(minutes(one));
    expect(minutes(intervals({ drop: ['tara_bala'], limit: 1000 }))).toBeGreaterThan(minutes(one));
    expect(minutes(intervals({ require: ['panchaka_rahita'], limit: 1000 }))).toBeLessThan(minutes(one));
  });

  it('require two favourable factors as the standard level does, and reject what cannot be required or dropped', () => {
    const lenient = { strictness: 'lenient', limit: 1000 } as const;
    const conditions = (changes: object) => (intervals(changes).where as { all: readonly object[] }).all;
    expect(conditions({ require: ['two_favourable'] })).toEqual(conditions({}));
    expect(conditions({ ...lenient, require: ['two_favourable'] })).toHaveLength(conditions(lenient).length + 1);
    expect(() => intervals({ require: ['partner'] })).toThrow(/require has partner, but the request has no partner/);
    expect(() => intervals({ ...lenient, drop: ['nakshatra', 'tithi', 'forbidden', 'window'] })).toThrow(
      /drop must leave at least one condition/,
    );
    expect(() => intervals({ require: ['lagna'], latitude: 70 })).toThrow(/^latitude must be within 66.5 degrees/);
    expect(() => intervals({ birth: null, require: ['tara_bala'] })).toThrow(
      /require has tara_bala, but the request has no/,
    );
    expect(() => intervals({ rules: { as_published: 'drik' } })).toThrow(
      /drik is a list of marriages: event_type must/,
    );
  });

  it('name as not evaluated only conditions of their own tree', () => {
    const polar = { latitude: 69.65, longitude: 18.96, timezone: undefined, zone: 'Europe/Oslo' };
    const { not_evaluated: missing } = intervals({
      ...polar,
      strictness: 'lenient',
      from_date: '2025-12-20',
      to_date: '2026-01-05',
    });
    expect(missing.length).toBeGreaterThan(0);
    for (const { condition } of missing) expect(condition).toMatch(/^\/all\/\d/);
  });

  it('are found without a birth, whose factors are then named and do not count', () => {
    const { natal_moon: moon, not_evaluated: missing, intervals: found, where } = intervals({ birth: null });
    expect(moon).toBeNull();
    expect(missing).toEqual(['tara_bala', 'chandra_bala'].map((condition) => ({ date: null, condition })));
    expect(JSON.stringify(where)).not.toMatch(/tara_bala|chandra_bala|chandrashtama/);
    for (const { score, score_most, factor_points: breakdown } of found) {
      expect([breakdown.tara_bala, breakdown.chandra_bala, score_most]).toEqual([null, null, 70]);
      expect((breakdown.vara ?? 0) + (breakdown.nakshatra ?? 0) + (breakdown.tithi ?? 0)).toBe(score);
    }
    const dropped = intervals({ drop: ['tara_bala', 'chandra_bala'] }).intervals;
    expect(found.map(({ start, end }) => [start, end])).toEqual(dropped.map(({ start, end }) => [start, end]));
  });

  it('follow the clocks of a place that change in the range', () => {
    const london = {
      event_type: 'travel',
      from_date: '2026-03-20',
      to_date: '2026-04-12',
      limit: 1000,
      latitude: 51.5074,
      longitude: -0.1278,
      strictness: 'lenient',
    };
    const summer = intervals({ ...london, timezone: undefined, zone: 'Europe/London' }).intervals;
    const winter = intervals({ ...london, timezone: 0 }).intervals;
    const hour = (text: string | undefined) => new Date(`${text}Z`).getTime() / 3_600_000;
    expect(summer.length).toBeGreaterThan(2);
    expect(hour(summer.at(-1)?.start) - hour(winter.at(-1)?.start)).toBeCloseTo(1, 6);
    expect(summer[0]?.end).toBe(winter[0]?.end);
  });

  it('are the entries of a calendar file', () => {
    const row = calculationRow('muhurtaIntervals');
    const request = readRequestOf(row, { ...QUARTER, format: 'ics' }, ports);
    const { events = [] } = convertIcsCalendar(undefined, answerTextBy(row, request, ports));
    const found = intervals().intervals;
    expect(events).toHaveLength(found.length);
    const local = (when: Date | undefined) =>
      new Date((when?.getTime() ?? 0) + 5.5 * 3_600_000).toISOString().slice(0, 19);
    expect(events.map(({ start, end }) => [local(start.date), local(end?.date)])).toEqual(
      found.map(({ start, end }) => [start, end]),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events[0]?.summary).toBe('Vehicle purchase or first ride');
    const { states } = found[0] as (typeof found)[number];
    expect(events[0]?.description).toContain(`${states.vara_name} · ${states.paksha_name} ${states.tithi_name} · `);
  });

  it('have ids in a calendar file that are those of the event, the place and the births', () => {
    const row = calculationRow('muhurtaIntervals');
    const idsOf = (changes: object): readonly string[] =>
      answerTextBy(
        row,
        readRequestOf(row, { ...QUARTER, format: 'ics', strictness: 'lenient', ...changes }, ports),
        ports,
      )
        .split('\r\n')
        .filter((line) => line.startsWith('UID:'));
    const ids = idsOf({});
    expect(idsOf({ language: 'ta', title: 'A;b,c' })).toEqual(ids);
    for (const changes of [
      { latitude: 12.9 },
      { birth: { ...PERSON, date: '1990-06-25' } },
      { event_type: 'travel' },
    ]) {
      expect(idsOf(changes).filter((id) => ids.includes(id))).toEqual([]);
    }
  });
});
