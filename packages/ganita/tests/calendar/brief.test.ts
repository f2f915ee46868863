import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer, readRequest } from 'ganita/api/answer.js';
import { answerTextBy } from 'ganita/api/answerTo.js';
import { calendarRangeRow } from 'ganita/api/rows/calendarRows.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const LONDON = { latitude: 51.5074, longitude: -0.1278, zone: 'Europe/London' } as const;
const PLACES = [
  LONDON,
  { latitude: 23.1765, longitude: 75.7885, zone: 'Asia/Kolkata' },
  { latitude: -13.8333, longitude: -171.7667, zone: 'Pacific/Apia' },
] as const;
const CASES = PLACES.flatMap((place) => [2026, 2027].map((year) => ({ ...place, year })));
const BRIEF = { detail: 'brief' } as const;
const kilobytes = (value: object): number => Buffer.byteLength(JSON.stringify(value)) / 1000;

describe('the brief form of /festivals', () => {
  it.each(CASES)('has in $zone in $year the names, ranks and dates of the full form', (request) => {
    const { festival_calendar: full } = answer('festivals', request, ports);
    const { brief_dates, observances } = answer('festivals', { ...request, ...BRIEF }, ports).festival_calendar;
    const listed = brief_dates?.flatMap(({ date, festivals }) => festivals.map((one) => ({ date, ...one })));
    expect(listed).toEqual(
      full.observances.map(({ date, id, name, rank, end_date }) => ({
        date,
        id,
        name,
        rank,
        ...(end_date && { end_date }),
      })),
    );
    expect(observances).toEqual([]);
    expect(full).not.toHaveProperty('brief_dates');
  });

  it('is at most 60 kB of a year in London', () => {
    const year = { ...LONDON, year: 2026 };
    expect(kilobytes(answer('festivals', { ...year, ...BRIEF }, ports))).toBeLessThan(60);
  });

  it('says that it has no evidence', () => {
    const month = { ...LONDON, year: 2026, month: 3, evidence: true };
    expect(answer('festivals', { ...month, ...BRIEF }, ports).meta.not_applied).toEqual({ evidence: 'detail brief' });
    expect(answer('festivals', month, ports).meta.not_applied).toEqual({});
  });
});

describe('the brief form of /calendar', () => {
  const month = { ...LONDON, year: 2026, month: 11 };
  const calendarOf = (request: object) => answer('calendarRange', request, ports);

  it.each(CASES)('has in $zone in $year the values of the full form', (request) => {
    const sections = ['limbs', 'sun_moon', 'lunar', 'festivals'] as const;
    const full = calendarOf({ ...request, sections: [...sections] }).calendar;
    const { calendar } = calendarOf({ ...request, ...BRIEF });
    expect(calendar).toMatchObject({ count: full.count, sections, rows: [] });
    const shown = calendar.brief_rows ?? [];
    expect(shown).toHaveLength(full.count);
    for (const [at, { festivals, tithi, nakshatra, ...row }] of shown.entries()) {
      const { date, weekday, weekday_name, sun_moon, limbs, lunar, festivals: kept = [] } = full.rows[at] ?? {};
      expect({ date, weekday, weekday_name, ...sun_moon, ...lunar?.lunar_month }).toMatchObject(row);
      expect(limbs).toMatchObject({ tithi, nakshatra });
      expect(festivals).toEqual(
        kept.map(({ id, name, rank, end_date }) => ({ id, name, rank, ...(end_date && { end_date }) })),
      );
    }
  });

  it('is at most 30 kB of a month with its festivals', () => {
    expect(kilobytes(calendarOf({ ...month, ...BRIEF }))).toBeLessThan(30);
  });

  it('says that sections do not change it', () => {
    const { meta } = calendarOf({ ...month, ...BRIEF, sections: ['solar'] });
    expect(meta.not_applied).toEqual({ sections: 'detail brief' });
    expect(calendarOf({ ...month, ...BRIEF }).meta.not_applied).toEqual({});
  });

  it('is the same as lines and as a table', () => {
    const brief = calendarOf({ ...month, ...BRIEF }).calendar.brief_rows ?? [];
    const textOf = (format: string) =>
      answerTextBy(calendarRangeRow, readRequest('calendarRange', { ...month, ...BRIEF, format }, ports), ports);
    const [, ...lines] = textOf('ndjson').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(brief);
    const [header, first] = textOf('csv').split('\r\n');
    expect(header).toMatch(
      /^date,weekday,.*,tithi\.id,.*,is_adhika,festivals,meta\.engine_version,meta\.preset,meta\.ayanamsa_mode,meta\.changed$/,
    );
    expect(first).toMatch(/^2026-11-01,Sunday,Sunday,06:54,/);
  });
});

describe('the brief form of /calendar/personal', () => {
  const birth = { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 } as const;
  const ancestors = [{ name: 'Grandfather', date: '2001-03-11', time: '04:20:00' }];
  const personalOf = (request: object) => answer('personalCalendar', { ...birth, ancestors, ...request }, ports);

  it.each(CASES)('has in $zone in $year the values of the full form', ({ year, ...place }) => {
    const request = {
      year,
      event_latitude: place.latitude,
      event_longitude: place.longitude,
      event_zone: place.zone,
    };
    const full = personalOf(request).personal;
    const { brief_anniversaries, brief_balas, tara_words, anniversaries, balas, ...rest } = personalOf({
      ...request,
      ...BRIEF,
    }).personal;
    expect(full).toMatchObject(rest);
    expect([anniversaries, balas]).toEqual([[], []]);
    expect(brief_anniversaries).toHaveLength(full.anniversaries?.length ?? 0);
    expect(full.anniversaries).toMatchObject(brief_anniversaries ?? []);
    const words = new Map(tara_words?.map(({ id, name }) => [id, name]));
    expect(brief_balas?.map((row) => ({ ...row, tara_name: words.get(row.tara) }))).toEqual(
      full.balas?.map(({ date, tara_stays: [tara], chandra_stays: [sign] }) => ({
        date,
        tara: tara?.tara,
        tara_name: tara?.tara_name,
        tara_good: tara?.good,
        tara_ends: tara?.ends,
        chandra_bala: sign?.chandra_bala,
        chandra_good: sign?.good,
      })),
    );
  });

  it('leaves out what is not requested', () => {
    const { brief_balas, balas } = personalOf({ year: 2026, ...BRIEF, sections: ['anniversaries'] }).personal;
    expect([brief_balas, balas]).toEqual([null, null]);
  });

  it('is at most 60 kB of a year', () => {
    expect(kilobytes(personalOf({ year: 2026, ...BRIEF }))).toBeLessThan(60);
  });
});
