import type { Period } from '@ganita/core/dashas/expand.js';
import { SVARAS } from '@ganita/core/dashas/graha/panchasvara.js';
import type { SignTriple } from '@ganita/core/dashas/rasi/sudarshana.js';
import { momentText } from '@ganita/core/time/civilText.js';
import { SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import { type Comparator, exact, fields, listOf, moment, within } from '../compare.js';
import { isRecord, pick } from '../golden.js';
import { secondsOf } from '../moments.js';

/** Moments are good to so many seconds. */
export const SECONDS = 4;
/** Those that are computed from the Moon and from Sree lagna. */
const SECONDS_OF_LONGITUDES = 10;

/** Periods of the file, of whatever dasha. */
function periodsOf(key: string): Comparator {
  const byLongitude = key.startsWith('kalachakra') || key.startsWith('sudasa');
  const start = moment(byLongitude ? SECONDS_OF_LONGITUDES : SECONDS);
  return listOf(
    fields({
      sign: exact,
      svara: exact,
      element: exact,
      lagna_sign: exact,
      moon_sign: exact,
      sun_sign: exact,
      start,
      duration_years: within(1e-6, 'years'),
      antardasha_signs: exact,
      antardasha_starts: listOf(start),
    }),
  );
}

/** One system of the file. */
export const systemComparator = (key: string): Comparator =>
  fields({ mahadashas: periodsOf(key), first_cycle: periodsOf(key), year_length_days: exact });

/** A mahadasha in the words of the file. */
export type PeriodRow = Readonly<Record<string, unknown>>;

function svaraFields(element: unknown): PeriodRow | null {
  const svara = SVARAS.find((one) => one.element === element);
  return svara === undefined ? null : { svara: svara.letter, element: svara.element };
}

const tripleFields = (lagna: unknown, moon: unknown, sun: unknown): PeriodRow => ({
  lagna_sign: lagna,
  moon_sign: moon,
  sun_sign: sun,
});

function lordFields(lord: unknown): PeriodRow {
  if (isRecord(lord)) {
    const { lagna, moon, sun } = lord as unknown as SignTriple;
    return tripleFields(lagna, moon, sun);
  }
  return svaraFields(lord) ?? { sign: lord };
}

/** Mahadashas with their antardashas, from periods of the core. */
export const rowsOfPeriods = (
  periods: readonly Period<unknown>[],
  yearDays: number,
  offsetHours: number,
): readonly PeriodRow[] =>
  periods.map(({ lord, startJdUt, endJdUt, periods: parts }) => ({
    ...lordFields(lord),
    start: momentText(startJdUt, offsetHours),
    duration_years: (endJdUt - startJdUt) / yearDays,
    antardasha_signs: parts?.map((part) => part.lord),
    antardasha_starts: parts?.map((part) => momentText(part.startJdUt, offsetHours)),
  }));

const wireFields = (period: unknown): PeriodRow =>
  svaraFields(pick(period, 'lord')) ??
  (pick(period, 'moon_wheel_sign') === undefined
    ? { sign: pick(period, 'sign') }
    : tripleFields(pick(period, 'sign'), pick(period, 'moon_wheel_sign'), pick(period, 'sun_wheel_sign')));

const seconds = (text: unknown): number => secondsOf(String(text))?.seconds ?? Number.NaN;

/** The same, from periods of an answer in English. */
export function rowsOfAnswer(periods: unknown, yearDays: number): readonly PeriodRow[] {
  const list: readonly unknown[] = Array.isArray(periods) ? periods : [];
  return list.map((period) => {
    const parts = (pick(period, 'periods') ?? []) as readonly unknown[];
    return {
      ...wireFields(period),
      start: pick(period, 'start'),
      duration_years: (seconds(pick(period, 'end')) - seconds(pick(period, 'start'))) / SECONDS_PER_DAY / yearDays,
      antardasha_signs: parts.map((part) => pick(part, 'sign')),
      antardasha_starts: parts.map((part) => pick(part, 'start')),
    };
  });
}
