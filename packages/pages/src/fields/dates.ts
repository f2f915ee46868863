import { invalidInput } from '@ganita/core/errors/domainError.js';
import { dateText, parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import {
  type CivilDate,
  clockAt,
  dateOfDay,
  daysSince2000,
  SECONDS_PER_DAY,
  UNIX_EPOCH_JD,
} from '@ganita/core/time/julianDay.js';
import type { RequestPorts } from 'ganita/api/answerTo.js';
import type { Fields } from '../page.js';

/** The present moment on the clocks of a zone: a date, and a moment as requests write it. */
export interface LocalNow {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly moment: string;
}

const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');

/** What the clocks of a zone show now. */
export function localNow(zone: string, { clock, zones }: Pick<RequestPorts, 'clock' | 'zones'>): LocalNow {
  const unix = (clock.now() - UNIX_EPOCH_JD) * SECONDS_PER_DAY;
  const reading = clockAt(unix + zones.periodAt(zone, unix).offsetSeconds);
  const date = dateText(reading);
  return { date, moment: `${date}T${two(reading.hour)}:${two(reading.minute)}:${two(reading.second)}` };
}

/** A date that is some days after another, or before it. */
export const daysLater = (date: string, days: number): string =>
  dateText(dateOfDay(daysSince2000(civilDate(date)) + days));

/** Days from a date to another. */
export const daysBetween = (from: string, to: string): number =>
  daysSince2000(civilDate(to)) - daysSince2000(civilDate(from));

/** The parts of a date that is known to be one. */
export function civilDate(date: string): CivilDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** 0 for Sunday to 6 for Saturday: 2000-01-01 was a Saturday. */
export const weekdayOf = (date: string): number => (((daysSince2000(civilDate(date)) + 6) % 7) + 7) % 7;

/** The date of a field, or another where the field is empty. Errors: DomainError for what is no date. */
export const dateIn = (fields: Fields, name: string, otherwise: string): string => {
  const text = fields[name] ?? '';
  return text === '' ? otherwise : dateText(parseDate(text, name, TRANSIT_YEARS));
};

/** A choice of a field, or another where the field is empty. Errors: DomainError for an unknown value. */
export function choiceIn<const T extends string>(
  fields: Fields,
  name: string,
  choices: readonly T[],
  otherwise: NoInfer<T>,
): T {
  const text = fields[name] ?? '';
  if (text === '') return otherwise;
  const chosen = choices.find((choice) => choice === text);
  if (chosen === undefined) throw invalidInput(name, `must be one of ${choices.join(', ')}`, text, 'unknown_value');
  return chosen;
}
