import { readFileSync } from 'node:fs';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky, type Sky } from '@ganita/core/sky/sky.js';
import { strengthChart } from '@ganita/core/strengths/strengthChart.js';
import { type Strengths, strengthsOf } from '@ganita/core/strengths/strengths.js';
import { julianDayOf } from '@ganita/core/time/julianDay.js';
import fc from 'fast-check';

/** A birth as the golden files write it. */
export interface WrittenBirth {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number;
}

/** Sky of a written birth by the default rules with some chosen. */
export function skyOf(ephemeris: Ephemeris, birth: WrittenBirth, chosen: Readonly<Partial<Rules>> = {}): Sky {
  const rules = resolveRules(DEFAULT_RULES, chosen);
  const [year = 0, month = 0, day = 0] = birth.date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = birth.time.split(':').map(Number);
  const jdUt = julianDayOf({ year, month, day, hour, minute, second }, birth.timezone);
  const place = { latitudeDeg: birth.latitude, longitudeDeg: birth.longitude };
  return observeSky(openObservatory(ephemeris, rules), jdUt, place, birth.timezone, rules);
}

/** All strengths of a sky by the default rules with some chosen. */
export function strengthsIn(sky: Sky, chosen: Readonly<Partial<Rules>> = {}): Strengths {
  const rules = resolveRules(DEFAULT_RULES, chosen);
  return strengthsOf(strengthChart(sky, rules), rules);
}

/** The worked example of docs/rules/03-strengths.md#section-16: Chennai. */
export const CHENNAI: WrittenBirth = {
  date: '1996-12-07',
  time: '10:34:00',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Any birth of 1900 to 2100 between the polar circles and beyond them, north and south. */
export const anyBirth: fc.Arbitrary<WrittenBirth> = fc
  .record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    second: fc.integer({ min: 0, max: 86_399 }),
    latitude: fc.double({ min: -75, max: 75, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ year, month, day, second, latitude, longitude }) => ({
    date: `${year}-${two(month)}-${two(day)}`,
    time: [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60].map(two).join(':'),
    latitude,
    longitude,
    timezone: Math.max(-12, Math.min(14, Math.round(longitude / 15))),
  }));

/** A file of `tests/golden`. */
export const goldenFile = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../../../tests/golden/${name}`, import.meta.url), 'utf8')) as T;
