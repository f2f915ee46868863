import { REGIONAL_CALENDAR_IDS } from '@ganita/core/regionalCalendars/calendars.data.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

type Fields = Readonly<Record<string, unknown>>;
const UJJAIN = { latitude: 23.1765, longitude: 75.7885, timezone: 5.5 };
const post = (fields: Fields) => service.post('/calendar/convert', { ...UJJAIN, ...fields });
const converted = async (fields: Fields): Promise<readonly Fields[]> => {
  const { status, body } = await post(fields);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.converted as readonly Fields[];
};
const rejection = async (fields: Fields) => {
  const { status, body } = await post(fields);
  return [status, body.detail];
};
const idsOf = (day: Fields | undefined) =>
  ((day?.calendars ?? []) as readonly Fields[]).map(({ regional_calendar: id }) => id);
const NEPALI = { from_calendar: 'nepali', from_year: 2080, from_month: 'baisakh', from_day: 1 };
const LUNAR = { from_calendar: 'gujarati', from_year: 2082, from_month: 'kartika', from_paksha: 'shukla', from_day: 1 };

describe('POST /calendar/convert', () => {
  it('has a Gregorian date in all calendars, in the order of the table', async () => {
    const [day, ...others] = await converted({ date: '2026-11-08' });
    expect(others).toEqual([]);
    expect(day).toMatchObject({ date: '2026-11-08', weekday: 'Sunday', sun_event_substituted: false, not_in_use: [] });
    expect(idsOf(day)).toEqual(REGIONAL_CALENDAR_IDS);
  });

  it('has the calendars of the request in their order, and words in its language', async () => {
    const [day] = await converted({ date: '2026-04-14', calendars: ['tamil', 'nepali'], language: 'ta' });
    expect(day?.calendars).toMatchObject([
      {
        regional_calendar: 'tamil',
        regional_calendar_name: 'தமிழ்',
        calendar_month: 'chithirai',
        calendar_month_name: 'சித்திரை',
      },
      { regional_calendar: 'nepali', regional_calendar_name: 'நேபாளம்', era: 'bikram_sambat', calendar_month: 'baisakh' },
    ]);
  });

  it('has what only a calendar of the Sun has, or only one of the Moon, and null for the other', async () => {
    const [day] = await converted({ date: '2026-04-14', calendars: ['bengali', 'gujarati', 'saka_civil'] });
    const noTithi = { paksha: null, tithi: null, tithi_name: null, tithi_number: null, is_adhika: null };
    const noEntry = { sankranti_at: null, margin_minutes: null, near_boundary: null };
    expect(day?.calendars).toMatchObject([
      { ...noTithi, month_start: '2026-03-16', month_end: '2026-04-14', sankranti_at: '2026-03-15T01:03:04' },
      { ...noEntry, paksha: 'krishna', tithi: 'dwadashi', tithi_number: 27, is_adhika: false, is_repeated: false },
      { ...noTithi, ...noEntry, samvatsara: null, predicted: false },
    ]);
  });

  it('names the calendars that were introduced after the date', async () => {
    const [day] = await converted({ date: '1950-01-26', calendars: ['saka_civil', 'odia'] });
    expect(day).toMatchObject({ not_in_use: ['saka_civil'], not_in_use_names: ['Indian national calendar'] });
    expect(idsOf(day)).toEqual(['odia']);
  });

  it.each([
    [NEPALI, '2023-04-14'],
    [LUNAR, '2025-10-22'],
    [{ from_calendar: 'saka_civil', from_year: 1948, from_month: 'kartika', from_day: 17 }, '2026-11-08'],
    [{ from_calendar: 'malayalam', from_year: 1202, from_month: 'chingam', from_day: 1 }, '2026-08-17'],
  ])('has the Gregorian date of %o', async (fields, date) => {
    expect((await converted(fields)).map((day) => day.date)).toEqual([date]);
  });

  it('has both dates of a tithi with two sunrises', async () => {
    const days = await converted({ date: '2026-04-14', calendars: ['telugu_kannada'] });
    expect(days).toHaveLength(1);
    const fields = { from_calendar: 'odia', from_year: 1433, from_month: 'bhadraba', from_day: 28 };
    expect((await converted(fields)).map(({ date }) => date)).toEqual(['2025-09-13', '2026-09-13']);
  });

  it.each([
    [{}, 422, 'date or from_calendar is required'],
    [{ date: '2026-02-30' }, 400, 'date must be a real calendar date'],
    [{ date: '2026-04-14', ...NEPALI }, 400, 'date contradicts from_calendar: give one of them'],
    [{ from_calendar: 'nepali', from_year: 2080 }, 400, 'from_calendar requires from_month, from_day'],
    [{ ...LUNAR, from_paksha: null }, 400, 'from_calendar requires from_paksha'],
    [{ date: '2026-04-14', from_year: 2080 }, 400, 'from_year requires from_calendar'],
    [{ ...NEPALI, from_year: 1400 }, 400, 'from_year must be 1858 to 2454 in nepali'],
    [{ ...NEPALI, from_month: 'chaitra' }, 400, 'from_month must be a month of nepali: baisakh, jestha'],
    [{ ...NEPALI, from_paksha: 'shukla' }, 400, 'from_paksha is only for calendars whose months follow the Moon'],
    [{ ...NEPALI, from_adhika: true }, 400, 'from_adhika is only for calendars whose months follow the Moon'],
    [{ ...LUNAR, from_day: 16 }, 400, 'from_day must be at most 15'],
    [{ ...NEPALI, from_day: 32 }, 400, 'from_day does not exist in baisakh of nepali 2080'],
    [{ ...LUNAR, from_adhika: true }, 400, 'from_month does not exist: there is no adhika kartika of gujarati 2082'],
    [
      { ...LUNAR, from_calendar: 'telugu_kannada', from_year: 1948, from_month: 'chaitra' },
      400,
      'from_day does not exist in chaitra of telugu_kannada 1948: no sunrise is in shukla 1',
    ],
    [{ date: '2026-04-14', calendars: ['roman'] }, 400, 'calendars.0 must be one of'],
    [{ date: '2026-04-14', latitude: 70 }, 400, 'latitude must be within 66 degrees of the equator'],
    [{ date: '2011-12-30', timezone: null, zone: 'Pacific/Apia' }, 422, 'timezone'],
  ])('rejects %o', async (fields, status, detail) => {
    expect(await rejection(fields)).toEqual([status, expect.stringContaining(detail)]);
  });

  it('rejects a date that the clocks of the zone skipped', async () => {
    const { timezone: _, ...place } = UJJAIN;
    const { status, body } = await service.post('/calendar/convert', {
      ...place,
      zone: 'Pacific/Apia',
      date: '2011-12-30',
    });
    expect([status, body.detail]).toEqual([400, 'Invalid input: date is a date that the clocks of the zone skipped']);
  });

  it('says that the Sun does not set where it does not', async () => {
    const polar = { latitude: 65.95, longitude: 22.15, timezone: 2, date: '2025-06-21' };
    const [day] = await converted(polar);
    expect(day?.sun_event_substituted).toBe(true);
  });
});
