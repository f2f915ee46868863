import { isDeepStrictEqual } from 'node:util';
import { PANCHANGA_SECTIONS } from '@ganita/core/panchanga/range/calendarDays.js';
import { AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { addDays } from '@ganita/core/time/julianDay.js';
import { answer } from 'ganita/api/answer.js';
import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { Ports } from 'ganita/calculations/calculation.js';

type Fields = Readonly<Record<string, unknown>>;

/** Numbers from 0 to 1, the same for one start. */
export function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const ZONES = ['Asia/Kolkata', 'America/New_York', 'Pacific/Apia', 'Europe/London', 'Australia/Lord_Howe', null];
const MODES = AYANAMSA_MODES.filter((mode) => mode !== 'SIDM_USER');
const oneOf = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

/** A range of dates at a place by chance, of up to `mostDates` dates. */
export function rangeByChance(next: () => number, mostDates: number): Fields {
  const first = addDays({ year: 1810, month: 1, day: 1 }, Math.floor(next() * 213_000));
  const zone = oneOf(ZONES, next());
  return {
    from_date: dateText(first),
    to_date: dateText(addDays(first, Math.floor(next() * mostDates))),
    latitude: Math.round((next() * 132 - 66) * 1e4) / 1e4,
    longitude: Math.round((next() * 360 - 180) * 1e4) / 1e4,
    ...(zone === null ? { timezone: Math.round(next() * 104 - 48) / 4 } : { zone }),
    ayanamsa_mode: oneOf(MODES, next()),
    language: oneOf(['en', 'hi', 'ka', 'ta', 'te'], next()),
    rules: next() < 0.2 ? { preset: oneOf(['drik', 'jhora', 'prokerala'], next()) } : {},
  };
}

/** Values of some dates of a calendar that are not those of `/panchang` for the date, each with its path. */
export function differences(
  ports: Ports,
  range: Fields,
  isCompared: (index: number, rows: CalendarRows) => boolean,
): readonly string[] {
  const { calendar } = answer('calendarRange', { ...range, sections: [...PANCHANGA_SECTIONS, 'grahanas'] }, ports);
  const { from_date: _from, to_date: _to, ...where } = range;
  return calendar.rows.flatMap(({ limbs, sun_moon, windows, lunar, solar, ...own }, index) => {
    if (!isCompared(index, calendar.rows)) return [];
    const { panchang, grahanas } = answer('panchangDay', { ...where, date: own.date } as never, ports);
    const { place: _place, latitude: _latitude, longitude: _longitude, ...alone } = { ...panchang, grahanas };
    const within: Fields = { ...own, ...limbs, ...sun_moon, ...windows, ...lunar, ...solar };
    const names = new Set([...Object.keys(within), ...Object.keys(alone)]);
    return [...names]
      .filter((name) => !isDeepStrictEqual(within[name], (alone as Fields)[name]))
      .map((name) => `${own.date} ${JSON.stringify(where)} ${name}`);
  });
}

type CalendarRows = ResponseOf<'calendarRange'>['calendar']['rows'];

/** Whether an eclipse is in a row or in the ones before and after it. */
export const isNearGrahana = (index: number, rows: CalendarRows): boolean =>
  rows.slice(Math.max(0, index - 1), index + 2).some(({ grahanas = [] }) => grahanas.length > 0);

/** The festivals of the dates of a calendar, and those of `/festivals` for the same request. */
export function festivalsOfBoth(ports: Ports, request: Fields) {
  const { calendar } = answer('calendarRange', { ...request, sections: ['festivals'] }, ports);
  const { festival_calendar: own } = answer('festivals', request as never, ports);
  return {
    byDate: calendar.rows.flatMap(({ date, festivals = [] }) => festivals.map((festival) => ({ row: date, festival }))),
    listed: own.observances.map((festival) => ({ row: festival.date, festival })),
  };
}
