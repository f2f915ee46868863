import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import type { Fields, PlanContext } from '../page.js';
import { type KnownPlace, type PlaceChoice, placeIn, placeOfRequest, sentPlace } from './place.js';

/** What the fields of a birth say. */
export interface BirthFieldsValue {
  readonly name: string;
  /** `YYYY-MM-DD` of its three fields, of which some may be empty; empty where nothing was entered. */
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS` */
  readonly time: string;
  /** Minutes by which the time may be off to either side, as the form sends them, or `unknown`; empty: none. */
  readonly uncertain: string;
  readonly choice: PlaceChoice;
}

/** A birth whose place is known, as requests have it. */
export interface KnownBirth {
  readonly name: string;
  readonly place: KnownPlace;
  readonly request: {
    readonly date: string;
    readonly time: string;
    readonly place: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly zone: string;
  };
}

/** A birth that was entered, and the same as a request once date, time and place are there. */
export interface EnteredBirth {
  readonly fields: BirthFieldsValue;
  readonly known: KnownBirth | null;
}

/** A birth inside a request: without the name of the place. */
export const birthDetails = ({ request: { place: _, ...details } }: KnownBirth) => details;

/** Whether nothing of a birth was entered. */
export const isEmptyBirth = ({ fields: { name, date, time, choice } }: EnteredBirth): boolean =>
  name === '' && date === '' && time === '' && choice.kind === 'none';

/** Names of the fields of a birth; those of its place are the place picker's. */
export const birthFieldNames = (prefix: string) =>
  ({
    name: `${prefix}name`,
    day: `${prefix}day`,
    month: `${prefix}month`,
    year: `${prefix}year`,
    time: `${prefix}time`,
    second: `${prefix}second`,
    uncertain: `${prefix}uncertain`,
  }) as const;

/** The choice of a form for a time that is not known. */
export const UNKNOWN_TIME = 'unknown';
/** In its place: half a day to either side of it is the whole date. */
const NOON = '12:00:00';
export const HALF_DAY_MINUTES = 720;

const padded = (text: string, length: number): string => (text === '' ? '' : text.padStart(length, '0'));

/** The date of three fields, or of one that an address or a program sends: `date=1998-08-03`. */
function dateSent(fields: Fields, prefix: string): string {
  const names = birthFieldNames(prefix);
  const [year = '', month = '', day = ''] = [names.year, names.month, names.day].map((name) =>
    (fields[name] ?? '').trim(),
  );
  const isEmpty = year === '' && month === '' && day === '';
  return isEmpty ? (fields[`${prefix}date`] ?? '') : `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** The time of a form, with its seconds where they were entered. */
function timeSent(fields: Fields, prefix: string): string {
  const names = birthFieldNames(prefix);
  const [time, second] = [fields[names.time] ?? '', (fields[names.second] ?? '').trim()];
  return second === '' || time.length !== 'HH:MM'.length ? time : `${time}:${padded(second, 2)}`;
}

/** What was sent of a birth, beside its place. */
const sentFields = (fields: Fields, prefix: string): Omit<BirthFieldsValue, 'choice'> => {
  const names = birthFieldNames(prefix);
  return {
    name: fields[names.name] ?? '',
    date: dateSent(fields, prefix),
    time: timeSent(fields, prefix),
    uncertain: fields[names.uncertain] ?? '',
  };
};

/** A birth as it was sent, where the fields were rejected. */
export const sentBirth = (fields: Fields, prefix = ''): EnteredBirth => ({
  fields: { ...sentFields(fields, prefix), choice: sentPlace(fields, prefix) },
  known: null,
});

export const MAX_NAME = 80;

/**
 * The birth of a form. Date and time are checked by the endpoint, which names what is wrong with them. Errors: StructureError
 * for a birth of which something is missing.
 */
export function birthIn(
  fields: Fields,
  context: Pick<PlanContext, 'places' | 'zones' | 'language'>,
  prefix = '',
): EnteredBirth {
  const sent = sentFields(fields, prefix);
  const name = [...sent.name.trim()].slice(0, MAX_NAME).join('');
  const choice = placeIn(fields, context, prefix);
  const value: BirthFieldsValue = { ...sent, name, choice };
  const time = sent.uncertain === UNKNOWN_TIME ? NOON : sent.time;
  if (choice.kind === 'found' || isEmptyBirth({ fields: value, known: null })) return { fields: value, known: null };
  for (const [field, isThere] of [
    ['date', sent.date !== ''],
    ['time', time !== ''],
    ['place', choice.kind === 'known'],
  ] as const) {
    if (!isThere) throw new StructureError('missing_field', `${prefix}${field}`, `${prefix}${field} is required`);
  }
  if (choice.kind !== 'known') return { fields: value, known: null };
  const { place } = choice;
  const withSeconds = /^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time;
  return {
    fields: value,
    known: { name, place, request: { ...placeOfRequest(place), date: sent.date, time: withSeconds } },
  };
}
