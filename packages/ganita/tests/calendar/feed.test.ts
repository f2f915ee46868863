import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedService, type TestService } from '../../../service/tests/http/service.js';

let ports: Ports;
let service: TestService;
beforeAll(async () => {
  [ports, service] = await Promise.all([openPorts(), sharedService()]);
});
afterAll(() => service.close());

const PLACES = [
  { place: 'Ujjain', latitude: 23.1765, longitude: 75.7885, zone: 'Asia/Kolkata' },
  { place: 'New York', latitude: 40.7128, longitude: -74.006, zone: 'America/New_York' },
  { place: 'Apia', latitude: -13.8333, longitude: -171.7667, zone: 'Pacific/Apia' },
] as const;

type Feed = Parameters<typeof feedOf>[0];
const feedOf = (request: Readonly<Record<string, unknown>>) => answer('festivalFeed', request as never, ports);
const eventsOf = (request: Feed) => convertIcsCalendar(undefined, feedOf(request).ics).events ?? [];
const isDay = ({ start }: { readonly start: { readonly type?: string | undefined } }): boolean => start.type === 'DATE';

describe('the calendar file of festivals', () => {
  it.each(PLACES)('shows in $place the days of /festivals', (place) => {
    const request = { ...place, tradition: 'iskcon', region: ['tamil', 'bengali'] } as const;
    const { festival_calendar: festivals } = answer('festivals', { ...request, year: 2026 }, ports);
    const listed = festivals.observances.map(({ date, name, end_date, fast_days }) => [
      date,
      name,
      end_date ?? fast_days.at(-1) ?? date,
    ]);
    const written = eventsOf({ ...request, list: 'all', year: 2026 })
      .filter(isDay)
      .map(({ start, end, summary }) => [
        start.date.toISOString().slice(0, 10),
        summary,
        new Date((end?.date.getTime() ?? 0) - 86_400_000).toISOString().slice(0, 10),
      ]);
    expect(written.length).toBeGreaterThan(200);
    expect(written).toEqual(listed);
  });

  it('has with daily an entry of each date with its tithi and nakshatra', () => {
    const request = { ...PLACES[0], year: 2026 } as const;
    const { calendar } = answer('calendarRange', { ...request, detail: 'brief' }, ports);
    const days = eventsOf({ ...request, daily: true, windows: 'none' }).filter(({ uid }) =>
      uid.endsWith('@days.ganita'),
    );
    expect(days.map(({ start, summary }) => [start.date.toISOString().slice(0, 10), summary])).toEqual(
      (calendar.brief_rows ?? []).map(({ date, tithi, nakshatra }) => [
        date,
        `${tithi.paksha_name} ${tithi.name}, ${nakshatra.name}`,
      ]),
    );
    expect(new Set(days.map(({ uid }) => uid)).size).toBe(365);
  });

  it('has the windows of /festivals as moments in UTC, related to their day', () => {
    const request = { ...PLACES[1], year: 2026, ids: ['diwali', 'maha_shivaratri'] } as const;
    const events = eventsOf({ ...request, years: 1, windows: 'all' });
    const days = events.filter(isDay);
    const { festival_calendar: festivals } = answer('festivals', request, ports);
    expect(days).toHaveLength(2);
    for (const { id, festival_windows: windows } of festivals.observances) {
      const own = events.filter(({ uid }) => uid.startsWith(`${id}-`));
      expect(own.map(({ summary }) => summary.split(': ').at(-1))).toEqual(windows.map(({ name }) => name));
      const inNewYork = (date: Date | undefined) =>
        date?.toLocaleString('sv-SE', { timeZone: 'America/New_York' }).replace(' ', 'T');
      expect(own.map(({ start }) => inNewYork(start.date))).toEqual(windows.map(({ start }) => start));
    }
  });

  it('gives each entry an id of its own, that does not depend on the years, the language or the date', () => {
    const ujjain = { ...PLACES[0], windows: 'all' };
    const both = eventsOf({ ...ujjain, year: 2025, years: 2 });
    const later = eventsOf({ ...ujjain, year: 2026, years: 1, language: 'ta' });
    expect(new Set(both.map(({ uid }) => uid)).size).toBe(both.length);
    const ofLater = both.filter(({ start }) => start.date.getTime() >= Date.UTC(2026, 0, 1)).map(({ uid }) => uid);
    const known = new Set(later.map(({ uid }) => uid));
    expect(ofLater.filter((uid) => !known.has(uid))).toEqual([]);
    const elsewhere = eventsOf({ ...PLACES[1], windows: 'all', year: 2026, years: 1 });
    expect(elsewhere.filter(({ uid }) => known.has(uid))).toEqual([]);
  });

  it('has what people there look for unless asked for all, or for what is named', () => {
    const usual = answer('festivals', { ...PLACES[0], year: 2026, list: 'usual' }, ports).festival_calendar;
    const summaries = (request: Readonly<Record<string, unknown>>) =>
      eventsOf({ ...PLACES[0], year: 2026, windows: 'none', ...request }).map(({ summary }) => summary);
    expect(summaries({})).toEqual(usual.observances.map(({ name }) => name));
    expect(summaries({ list: 'all' }).length).toBeGreaterThan(500);
    expect(summaries({ ids: ['manvadi_savarni'] })).toHaveLength(1);
    expect(summaries({ categories: ['manvadi'] }).length).toBeGreaterThan(10);
  });

  it('is of one year where that is named, and names all years that are inside', () => {
    const yearsOf = (request: Readonly<Record<string, unknown>>) => {
      const { title } = feedOf({ ...PLACES[0], ids: ['diwali'], ...request });
      return [eventsOf({ ...PLACES[0], ids: ['diwali'], windows: 'none', ...request }).length, title.split(' ').at(-1)];
    };
    expect(yearsOf({ year: 2026 })).toEqual([1, '2026']);
    expect(yearsOf({ year: 2026, years: 2 })).toEqual([2, '2026-2027']);
    const [count, years] = yearsOf({});
    expect([count, String(years).split('-')]).toEqual([2, [expect.any(String), expect.any(String)]]);
  });

  it('numbers the days of a row within a lunar year, adhika ones apart', () => {
    const events = eventsOf({ ...PLACES[0], year: 2026, years: 1, ids: ['pradosh_vrat'], windows: 'none' });
    const ids = events.map(({ uid }) => uid.split('.').slice(0, 2).join('.'));
    expect(ids.filter((id) => id.startsWith('pradosh_vrat-adhika'))).toEqual([
      'pradosh_vrat-adhika.5127-1',
      'pradosh_vrat-adhika.5127-2',
    ]);
    expect(ids).toContain('pradosh_vrat.5127-1');
  });
});

describe('GET /calendar.ics', () => {
  const url = '/calendar.ics?place=Ujjain&year=2026&years=1&categories=festival,new_year&windows=none';

  it('sends a calendar file with an entity tag, and 304 to who has it', async () => {
    const reply = await service.inject({ method: 'GET', url });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename=festivals-2026.ics',
      'cache-control': 'public, max-age=86400',
    });
    expect(reply.payload).toContain('REFRESH-INTERVAL;VALUE=DURATION:P7D\r\n');
    expect(convertIcsCalendar(undefined, reply.payload).events?.length).toBeGreaterThan(20);
    const two = await service.inject({ method: 'GET', url: url.replace('years=1', 'years=2') });
    expect(two.headers['content-disposition']).toBe('inline; filename=festivals-2026-2027.ics');
    const again = await service.inject({
      method: 'GET',
      url,
      headers: { 'if-none-match': String(reply.headers.etag) },
    });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('reads coordinates and lists from the query, and names what it rejects', async () => {
    const at = '/calendar.ics?latitude=51.5074&longitude=-0.1278&year=2026';
    const ids = await service.inject({ method: 'GET', url: `${at}&years=1&ids=diwali,holi&windows=none` });
    expect(convertIcsCalendar(undefined, ids.payload).events?.map(({ summary }) => summary)).toEqual([
      'Holi (Dhuleti)',
      'Diwali (Lakshmi Puja)',
    ]);
    const errors = await Promise.all(
      ['/calendar.ics', `${at}&years=9`, `${at}&ids=xmas`, '/calendar.ics?place=Nowhereville123'].map((path) =>
        service.inject({ method: 'GET', url: path }),
      ),
    );
    expect(errors.map(({ statusCode }) => statusCode)).toEqual([422, 400, 400, 400]);
    expect(errors[0]?.json().detail).toBe('latitude or place is required');
  });

  it('takes choices as JSON, and rejects one that decides nothing', async () => {
    const at =
      '/calendar.ics?latitude=13.0827&longitude=80.2707&year=2026&years=1&ids=ekadashi_devutthana&windows=none';
    const send = (more: string) => service.inject({ method: 'GET', url: `${at}${more}` });
    const rules = (choices: object): string => `&rules=${encodeURIComponent(JSON.stringify(choices))}`;
    const byRule = await send(rules({ tradition: 'iskcon' }));
    expect(byRule.payload).toContain('DTSTART;VALUE=DATE:20261121\r\n');
    expect(byRule.payload).toBe((await send('&tradition=iskcon')).payload);
    expect((await send('')).payload).toContain('DTSTART;VALUE=DATE:20261120\r\n');
    expect((await send(rules({ node_type: 'true' }))).json().detail).toBe(
      'Invalid input: rules has the unknown name "node_type"',
    );
  });

  it('computes a request once', async () => {
    const before = (await service.get('/debug/meminfo')).body as { horoscope_cache: { misses: number } };
    await service.inject({ method: 'GET', url });
    await service.inject({ method: 'GET', url });
    const after = (await service.get('/debug/meminfo')).body as { horoscope_cache: { misses: number } };
    expect(after.horoscope_cache.misses - before.horoscope_cache.misses).toBeLessThanOrEqual(1);
  });
});
