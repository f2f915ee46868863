import { describe, expect, it } from 'vitest';
import { dateTimeText } from './civilText.js';
import { type CivilDateTime, unixOf } from './julianDay.js';
import { type BirthClock, resolveBirthTime } from './resolveBirthTime.js';
import type { ZoneHistory, ZonePeriod } from './zoneHistory.js';

const clock = (text: string): CivilDateTime => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number);
  return { year, month, day, hour, minute, second };
};

/** A zone's history from lines "until (on its own clock), offset, name, dst". */
type Line = readonly [until: string | null, offsetHours: number, name: string, isDst?: boolean];

function periodsOf(lines: readonly Line[]): readonly ZonePeriod[] {
  let startUnix = -Infinity;
  return lines.map(([until, offsetHours, abbreviation, isDst = false]) => {
    const endUnix = until === null ? Infinity : unixOf(clock(until)) - offsetHours * 3600;
    const period = { startUnix, endUnix, offsetSeconds: offsetHours * 3600, isDst, abbreviation };
    startUnix = endUnix;
    return period;
  });
}

function historyOf(zones: Readonly<Record<string, readonly Line[]>>): ZoneHistory {
  return {
    tzdataVersion: 'made up',
    hasMap: true,
    names: new Set(Object.keys(zones)),
    zonesAt: () => Object.keys(zones),
    periodAt: (zone, unix) => {
      const period = periodsOf(zones[zone] ?? []).find((p) => p.startUnix <= unix && unix < p.endUnix);
      if (period === undefined) throw new Error(`no period of ${zone} at ${unix}`);
      return period;
    },
  };
}

const birth = (text: string, suppliedOffsetHours: number, longitudeDeg = 30): BirthClock => ({
  local: clock(text),
  latitudeDeg: 10,
  longitudeDeg,
  suppliedOffsetHours,
});

const summer: readonly Line[] = [
  ['1950-04-01T02:00:00', 2, 'EET'],
  ['1950-10-01T03:00:00', 3, 'EEST', true],
  [null, 2, 'EET'],
];

describe('the moment of a birth', () => {
  it('takes the offset of the zone, not the one supplied', () => {
    const resolved = resolveBirthTime(birth('1950-07-01T12:00:00', 2), historyOf({ Town: summer }));
    expect(resolved).toMatchObject({ offsetHours: 3, zone: 'Town', source: 'zone', isDst: true, ambiguity: null });
    expect(dateTimeText(resolved.utc)).toBe('1950-07-01T09:00:00');
    expect(resolved.jdUt).toBe(2_433_463.875);
  });

  it('takes of two moments the one whose offset is nearer to the supplied one', () => {
    const at = (supplied: number) =>
      resolveBirthTime(birth('1950-10-01T02:30:00', supplied), historyOf({ Town: summer }));
    expect(at(2)).toMatchObject({ offsetHours: 2, isDst: false, ambiguity: 'overlap' });
    expect(at(3)).toMatchObject({ offsetHours: 3, isDst: true, ambiguity: 'overlap' });
    expect(at(5.5)).toMatchObject({ offsetHours: 3 });
    expect(at(-4)).toMatchObject({ offsetHours: 2 });
  });

  it('takes the earlier of two moments that are equally near', () => {
    const resolved = resolveBirthTime(birth('1950-10-01T02:30:00', 2.5), historyOf({ Town: summer }));
    expect(resolved.offsetHours).toBe(3);
  });

  it('moves a skipped reading forward by the gap', () => {
    const resolved = resolveBirthTime(birth('1950-04-01T02:30:00', 2), historyOf({ Town: summer }));
    expect(resolved).toMatchObject({ offsetHours: 3, isDst: true, ambiguity: 'gap' });
    expect(dateTimeText(resolved.appliedLocal)).toBe('1950-04-01T03:30:00');
    expect(dateTimeText(resolved.utc)).toBe('1950-04-01T00:30:00');
  });

  it('of two zones takes the one nearer to the supplied offset, and the first by name when both agree', () => {
    const two = { East: [[null, 8, 'EST']], West: [[null, 6, 'WST']] } as const;
    expect(resolveBirthTime(birth('1950-01-01T12:00:00', 8), historyOf(two)).zone).toBe('East');
    expect(resolveBirthTime(birth('1950-01-01T12:00:00', 6), historyOf(two)).zone).toBe('West');
    expect(resolveBirthTime(birth('1950-01-01T12:00:00', 5.5), historyOf(two)).zone).toBe('West');
    expect(resolveBirthTime(birth('1950-01-01T12:00:00', 7), historyOf(two)).zone).toBe('East');
    const same = { East: [[null, 8, 'EST']], West: [[null, 8, 'WST']] } as const;
    expect(resolveBirthTime(birth('1950-01-01T12:00:00', 5.5), historyOf(same)).zone).toBe('East');
  });

  it('takes the supplied offset where no zone is', () => {
    const resolved = resolveBirthTime(birth('1950-01-01T12:00:00', -2.967), historyOf({}));
    expect(resolved).toMatchObject({
      offsetHours: -2.967,
      zone: null,
      source: 'supplied',
      isDst: false,
      ambiguity: null,
    });
    expect(dateTimeText(resolved.utc)).toBe('1950-01-01T14:58:01');
  });

  it('takes the supplied offset where there was no clock yet', () => {
    const station: readonly Line[] = [
      ['1956-01-01T00:00:00', 0, '-00'],
      [null, 12, 'NZST'],
    ];
    expect(resolveBirthTime(birth('1930-01-01T12:00:00', 5.5), historyOf({ Ice: station }))).toMatchObject({
      offsetHours: 5.5,
      zone: null,
      source: 'supplied',
    });
    expect(resolveBirthTime(birth('1960-01-01T12:00:00', 5.5), historyOf({ Ice: station })).zone).toBe('Ice');
  });
});

describe('a birth before standard time', () => {
  // The zone's city lies at 30 degrees (2 h); standard time of 2:30 came at midnight on its clock.
  const standard: readonly Line[] = [
    ['1920-01-01T00:00:00', 2, 'LMT'],
    [null, 2.5, 'STD'],
  ];
  const at = (text: string, longitudeDeg: number, supplied = 2.5) =>
    resolveBirthTime(birth(text, supplied, longitudeDeg), historyOf({ Land: standard }));

  it('has the mean time of its own longitude, unrounded', () => {
    const resolved = at('1910-06-01T12:00:00', 33.3333);
    expect(resolved).toMatchObject({
      offsetHours: 33.3333 / 15,
      zone: 'Land',
      source: 'local_mean_time',
      isDst: false,
    });
    expect(dateTimeText(resolved.utc)).toBe('1910-06-01T09:46:40');
  });

  it('lasts to midnight on the clock of the town, wherever the town is', () => {
    for (const longitudeDeg of [15, 30, 45]) {
      expect(at('1919-12-31T23:00:00', longitudeDeg).source).toBe('local_mean_time');
      expect(at('1920-01-01T02:00:00', longitudeDeg)).toMatchObject({ source: 'zone', offsetHours: 2.5 });
    }
  });

  it('has a gap as long as the town was behind standard time', () => {
    const resolved = at('1920-01-01T00:30:00', 22.5);
    expect(resolved).toMatchObject({ ambiguity: 'gap', offsetHours: 2.5 });
    expect(dateTimeText(resolved.appliedLocal)).toBe('1920-01-01T01:30:00');
    expect(at('1920-01-01T01:00:00', 22.5).ambiguity).toBeNull();
  });

  it('has an overlap as long as the town was ahead of standard time', () => {
    expect(at('1919-12-31T23:45:00', 45)).toMatchObject({ ambiguity: 'overlap', source: 'zone', offsetHours: 2.5 });
    expect(at('1919-12-31T23:45:00', 45, 3)).toMatchObject({ ambiguity: 'overlap', source: 'local_mean_time' });
    expect(at('1919-12-31T23:29:59', 45).ambiguity).toBeNull();
  });

  it('goes on without a seam where the history renames the mean time of its city', () => {
    const renamed: readonly Line[] = [
      ['1890-01-01T00:00:00', 2, 'LMT'],
      ['1920-01-01T00:00:00', 2.01, 'LMT'],
      [null, 2.5, 'STD'],
    ];
    for (const text of ['1889-12-31T23:59:59', '1890-01-01T00:00:00', '1890-01-01T00:00:30']) {
      const resolved = resolveBirthTime(birth(text, 2, 31.7), historyOf({ Land: renamed }));
      expect(resolved).toMatchObject({ offsetHours: 31.7 / 15, ambiguity: null });
    }
  });
});
