import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ports: Awaited<ReturnType<typeof openPorts>>;
beforeAll(async () => {
  ports = await openPorts();
});

const DELHI = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };
const SEASON = { ...DELHI, event_type: 'vivaha', from_date: '2026-11-15', to_date: '2026-12-20' } as const;
const dates = (changes: object = {}) => {
  const { muhurta_days: days, ...more } = answer('muhurtaDates', { ...SEASON, ...changes }, ports).muhurta;
  return { ...more, days };
};
const intervals = (changes: object = {}) =>
  answer('muhurtaIntervals', { ...SEASON, limit: 1000, ...changes }, ports).muhurta.intervals;
const span = ({ start, end }: { readonly start: string; readonly end: string }) => `${start} ${end}`;

describe('the days of a range', () => {
  it('are every one, and their intervals those of a search, cut at sunrise', () => {
    const { days, days_with_intervals: count } = dates();
    expect(days.map(({ date }) => date).slice(0, 2)).toEqual(['2026-11-15', '2026-11-16']);
    expect(days).toHaveLength(36);
    expect(days.filter((day) => day.intervals.length > 0)).toHaveLength(count);
    const sunrises = new Set(days.flatMap((day) => [day.sunrise_at, day.next_sunrise_at]));
    const joined: { start: string; end: string }[] = [];
    for (const { start, end } of days.flatMap((day) => day.intervals)) {
      const last = joined.at(-1);
      if (last?.end === start && sunrises.has(start)) last.end = end;
      else joined.push({ start, end });
    }
    // The last Vedic day goes on after the last civil date.
    const civil = intervals().filter(({ end }) => end < '2026-12-21');
    expect(joined.map(span)).toEqual(expect.arrayContaining(civil.map(span)));
  });

  it('are what their intervals and what excludes them leave no time of', () => {
    for (const { intervals: found, excluded_by: why, duration_minutes: minutes } of dates().days) {
      const hours = why.reduce((sum, one) => sum + one.hours, 0) + minutes / 60;
      expect(hours).toBeGreaterThan(23.9);
      if (found.length === 0) expect(why.length).toBeGreaterThan(0);
      for (const { id, name } of why) expect(name === null).toBe(id === null);
    }
  });

  it('are ranked by the cautions that are absent, those of general weight first', () => {
    const { days } = dates();
    const weights = days
      .filter(({ rank }) => rank !== null)
      .map(({ rank, intervals: found }) => {
        const counts = found.map(({ cautions }) => [
          cautions.filter(({ caution_weight: weight }) => weight === 'general').length,
          cautions.length,
        ]);
        counts.sort(([a = 0, m = 0], [b = 0, n = 0]) => a - b || m - n);
        return [rank, counts[0]] as const;
      })
      .sort(([a], [b]) => (a as number) - (b as number));
    expect(weights[0]?.[0]).toBe(1);
    const generals = weights.map(([, counts]) => counts?.[0] as number);
    expect(generals).toEqual([...generals].sort((a, b) => a - b));
    for (const { rank, intervals: found } of days) expect(rank === null).toBe(found.length === 0);
  });

  it('are in brief those with an interval, without reasons', () => {
    const full = dates().days.filter((day) => day.intervals.length > 0);
    const { days } = dates({ detail: 'brief' });
    expect(days).toEqual(full.map((day) => ({ ...day, excluded_by: [] })));
  });

  it('of strict are free of cautions of general weight', () => {
    const { days } = dates({ strictness: 'strict', to_date: '2027-06-30' });
    const found = days.flatMap((day) => day.intervals);
    expect(found.length).toBeGreaterThan(5);
    expect(
      found.flatMap(({ cautions }) => cautions).filter(({ caution_weight: weight }) => weight === 'general'),
    ).toEqual([]);
  });
});
