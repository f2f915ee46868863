import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const PUNE = { latitude: 18.5196, longitude: 73.8554, zone: 'Asia/Kolkata' } as const;
const PLACES = [
  PUNE,
  { latitude: 51.5074, longitude: -0.1278, zone: 'Europe/London' },
  { latitude: -45.8742, longitude: 170.5036, zone: 'Pacific/Auckland' },
] as const;
type Place = (typeof PLACES)[number];
const panchangOf = (request: object) => answer('panchangDay', request, ports).panchang;
const datesOf = (year: number): readonly string[] =>
  Array.from({ length: 61 }, (_, day) => new Date(Date.UTC(year, 2, 1 + day)).toISOString().slice(0, 10));

/** The panchangs of two months in which the clocks of London and Auckland change. */
const daysOf = (place: Place, rules: object = {}) => datesOf(2026).map((date) => panchangOf({ ...place, date, rules }));

describe('a rise or set that a day does not have', () => {
  it('is explained by the one before and the one after', () => {
    const { moonset, moonset_at, moonset_note, moonrise_note } = panchangOf({ ...PUNE, date: '2026-11-24' });
    expect([moonset, moonset_at, moonrise_note]).toEqual([null, null, null]);
    const set = panchangOf({ ...PUNE, date: '2026-11-23' }).moonset_at?.replace('T', ' ');
    const next = panchangOf({ ...PUNE, date: '2026-11-25' }).moonset_at?.replace('T', ' ');
    expect(set).toBe('2026-11-24 06:14:17');
    expect(moonset_note).toBe(`No moonset from sunrise to sunrise; the one before at ${set}; the one after at ${next}`);
  });

  it.each(PLACES)('has a note in $zone, and nothing else has one', (place) => {
    const days = daysOf(place);
    for (const day of days) {
      for (const event of ['sunrise', 'sunset', 'moonrise', 'moonset'] as const)
        expect(day[`${event}_note`] === null, `${event} of ${day.date}`).toBe(day[`${event}_at`] !== null);
    }
    expect(days.some(({ moonset_note }) => moonset_note !== null)).toBe(true);
    expect(days.some(({ moonrise_note }) => moonrise_note !== null)).toBe(true);
  });

  it('is explained in each language, and where the Moon is looked for from midnight to midnight', () => {
    const noteOf = (language: string) => panchangOf({ ...PUNE, date: '2026-11-24', language }).moonset_note;
    expect(noteOf('hi')).toMatch(/^सूर्योदय से सूर्योदय तक चंद्रास्त नहीं; इससे पहले 2026-11-24 06:14:17; इसके बाद 2026-11-25/);
    expect(new Set(['en', 'hi', 'ta', 'te', 'ka'].map(noteOf)).size).toBe(5);
    const civil = daysOf(PUNE, { moon_event_span: 'civil_date' }).find(({ moonset_note }) => moonset_note !== null);
    expect(civil?.moonset_note).toMatch(/^No moonset from midnight to midnight; /);
    expect(civil?.civil_day.moonsets).toEqual([]);
  });

  it('has no neighbours where the Sun stays down for days', () => {
    const birth = { latitude: 69.6492, longitude: 18.9553, time: '12:00:00', timezone: 1, place: 'Tromso' };
    const infoOf = (date: string) =>
      answer('natalChart', { ...birth, date, sections: ['calendar_info'] }, ports).horoscope.calendar_info;
    expect(infoOf('2025-12-20')).toMatchObject({
      sunrise: null,
      sunrise_note: 'No sunrise from midnight to midnight',
      civil_day: { sunrises: [], sunsets: [] },
    });
  });
});

describe('the civil day of a panchang', () => {
  it.each(PLACES)('has in $zone each moment of the Vedic days on its own date', (place) => {
    const days = daysOf(place);
    for (const key of ['sunrise', 'sunset', 'moonrise', 'moonset'] as const) {
      const ofVedicDays = days.flatMap((day) => day[`${key}_at`] ?? []);
      const ofDates = days.flatMap((day) => day.civil_day[`${key}s`]);
      const inBoth = (moments: readonly string[]) => moments.filter((at) => at > '2026-03-02' && at < '2026-04-30');
      expect(inBoth(ofDates)).toEqual(inBoth(ofVedicDays));
      for (const day of days) expect(day.civil_day[`${key}s`].every((at) => at.startsWith(day.date))).toBe(true);
    }
  });

  it('has two of a kind where the Sun or the Moon sets twice on a date', () => {
    const civilDayOf = (date: string) => panchangOf({ latitude: 65.9, longitude: 25.7, timezone: 2, date }).civil_day;
    expect(civilDayOf('2026-06-12').moonrises).toEqual(['2026-06-12T00:04:23', '2026-06-12T23:30:22']);
    expect(civilDayOf('2026-06-29')).toEqual({
      sunrises: ['2026-06-29T00:34:38'],
      sunsets: ['2026-06-29T00:06:43', '2026-06-29T23:59:19'],
      moonrises: [],
      moonsets: [],
    });
  });
});

it('the time of /gochar is that of its positions', () => {
  const { gochar, resolved_time } = answer('gochar', { ...PUNE, timezone: 5.5, date: '2026-11-24' }, ports);
  expect([gochar.at, resolved_time.utc]).toEqual(['2026-11-24T12:00:00', '2026-11-24T06:30:00Z']);
  const london = { latitude: 51.5074, longitude: -0.1278, zone: 'Europe/London', date: '2026-03-29' };
  expect(answer('gochar', london, ports)).toMatchObject({
    gochar: { at: '2026-03-29T12:00:00', timezone: 1 },
    resolved_time: { timezone_used: 1, is_dst: true, utc: '2026-03-29T11:00:00Z', differs: false },
  });
});
