import { readdirSync, readFileSync } from 'node:fs';
import { BIRTH_YEARS, parseDate, parseTime } from '@ganita/core/time/civilText.js';
import { clockAt, UNIX_EPOCH_JD, unixOf } from '@ganita/core/time/julianDay.js';
import { resolveBirthTime } from '@ganita/core/time/resolveBirthTime.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import fc from 'fast-check';
import { createZoneHistory, openZoneBundle } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';
import { describe, expect, it } from 'vitest';
import { birthTimeCases } from './birthTimeCases.js';

const history = createZoneHistory();
const cases = birthTimeCases();

describe('clock readings of known history', () => {
  it('are at least two hundred', () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
  });

  it.each(cases)('$place $localText with $suppliedOffsetHours supplied', (expected) => {
    const resolved = resolveBirthTime(expected, history);
    const { source, isDst, ambiguity } = resolved;
    expect({ source, isDst, ambiguity }).toEqual({
      source: expected.source,
      isDst: expected.isDst,
      ambiguity: expected.ambiguity,
    });
    expect(resolved.offsetHours).toBeCloseTo(expected.offsetHours, 9);
    expect(resolved.zone ?? 'none').toBeOneOf(source === 'supplied' ? ['none'] : [...expected.zones]);
    expect(unixOf(resolved.appliedLocal)).toBeCloseTo(unixOf(expected.applied), 3);
    // The three ways of giving the moment agree: UTC to its whole second, the Julian day to a tenth of a millisecond.
    const moment = unixOf(expected.applied) - expected.offsetHours * 3600;
    expect(Math.abs(unixOf(resolved.utc) - moment)).toBeLessThanOrEqual(0.501);
    expect(Math.abs((resolved.jdUt - UNIX_EPOCH_JD) * 86_400 - moment)).toBeLessThan(1e-4);
  });
});

describe('the births of the golden files', () => {
  interface GoldenBirth {
    readonly id?: string;
    readonly date: string;
    readonly time: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly timezone: number;
  }
  const folder = new URL('../../../../tests/golden/', import.meta.url);
  const births = new Map<string, GoldenBirth>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const { cases: rows } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      readonly cases?: readonly { readonly birth?: GoldenBirth }[];
    };
    // Births without an id are printed examples of books, with the offset that the book used.
    for (const { birth } of Array.isArray(rows) ? rows : []) if (birth?.id !== undefined) births.set(birth.id, birth);
  }

  it('have the offset that the files give', () => {
    expect(births.size).toBeGreaterThanOrEqual(24);
    for (const birth of births.values()) {
      const local = { ...parseDate(birth.date, 'date', BIRTH_YEARS), ...parseTime(birth.time, 'time') };
      const [latitudeDeg, longitudeDeg] = [birth.latitude, birth.longitude];
      for (const suppliedOffsetHours of [birth.timezone, 5.5, 0]) {
        const resolved = resolveBirthTime({ local, latitudeDeg, longitudeDeg, suppliedOffsetHours }, history);
        expect({ id: birth.id, offset: resolved.offsetHours }).toEqual({ id: birth.id, offset: birth.timezone });
      }
    }
  });
});

describe('the resolution of a clock reading', () => {
  it('does not depend on the time zone and language of the machine', () => {
    const all = (): string => JSON.stringify(cases.map((birth) => resolveBirthTime(birth, history)));
    const { TZ, LANG } = process.env;
    const answers = new Set<string>();
    for (const [zone, language] of [
      ['UTC', 'C'],
      ['Asia/Kolkata', 'hi_IN.UTF-8'],
      ['America/St_Johns', 'tr_TR.UTF-8'],
    ]) {
      process.env.TZ = zone;
      process.env.LANG = language;
      answers.add(all());
    }
    process.env.TZ = TZ ?? '';
    process.env.LANG = LANG ?? '';
    if (TZ === undefined) delete process.env.TZ;
    if (LANG === undefined) delete process.env.LANG;
    expect(answers.size).toBe(1);
  });

  it('finds every moment again from what the clock showed and its offset', () => {
    const { zoneNames } = openZoneBundle();
    const since = unixOf({ year: 1975, month: 1, day: 1, hour: 0, minute: 0, second: 0 });
    const until = unixOf({ year: 2101, month: 1, day: 1, hour: 0, minute: 0, second: 0 });
    fc.assert(
      fc.property(fc.constantFrom(...zoneNames), fc.integer({ min: since, max: until }), (zone, at) => {
        const { offsetSeconds, abbreviation } = history.periodAt(zone, at);
        fc.pre(abbreviation !== '-00');
        const there: ZoneHistory = { ...history, zonesAt: () => [zone] };
        const local = clockAt(at + offsetSeconds);
        const resolved = resolveBirthTime(
          { local, latitudeDeg: 0, longitudeDeg: 0, suppliedOffsetHours: offsetSeconds / 3600 },
          there,
        );
        expect(resolved.ambiguity).not.toBe('gap');
        expect(resolved.offsetHours).toBe(offsetSeconds / 3600);
        expect(unixOf(resolved.utc)).toBe(at);
      }),
      { numRuns: 500 },
    );
  });
});
