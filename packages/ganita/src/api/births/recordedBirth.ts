import { dateText, timeText } from '@ganita/core/time/civilText.js';
import { resolveBirth } from '../../calculations/birthMoment.js';
import type { RequestPorts } from '../answerTo.js';
import { checkBirth } from '../columns/table.js';
import { csvLine } from '../writing/csv.js';
import type { RecordedBirth } from './jhd.js';

/** A birth of a file as requests have it. */
export type BirthRequest = Readonly<Record<string, unknown>>;

/** A birth with its name, which requests do not have. */
export interface NamedBirth {
  /** Empty where there is none. */
  readonly name: string;
  readonly request: BirthRequest;
}

/** The request of a birth of a file. */
export function requestOfRecorded({ name, place, elevation, gender, ...moment }: RecordedBirth): NamedBirth {
  return {
    name,
    request: {
      ...moment,
      ...(place !== '' && { place }),
      ...(elevation !== 0 && { elevation }),
      ...(gender !== null && { gender }),
    },
  };
}

/** A birth whose clock is resolved. */
export interface ResolvedRecord {
  /** Its clock is that of the place; a reading that this clock skipped is moved forward. */
  readonly birth: RecordedBirth;
  /** IANA id of that clock; null where the offset of the request is used. */
  readonly zone: string | null;
  /** The offset of the request where it is another one by a second or more, hours ahead of UTC; null where it is none. */
  readonly otherOffset: number | null;
}

const SECOND_HOURS = 1 / 3600;

/** Check a birth, look up its place where it is only named, and resolve its clock. Errors: StructureError, DomainError. */
export function resolvedRecord({ name, request }: NamedBirth, ports: RequestPorts): ResolvedRecord {
  const { input } = checkBirth(request, ports, 'first', 'own');
  const { resolved } = resolveBirth(input, ports.zones);
  const timezone = Number(resolved.offsetHours.toFixed(6));
  const { latitude, longitude, place, elevation, gender, timezone: given } = input;
  const differs = given !== null && Math.abs(given - timezone) >= SECOND_HOURS;
  return {
    birth: {
      name,
      date: dateText(resolved.appliedLocal),
      time: timeText(resolved.appliedLocal),
      latitude,
      longitude,
      timezone,
      place,
      elevation,
      gender,
    },
    zone: resolved.zone,
    otherOffset: differs ? given : null,
  };
}

const CSV_COLUMNS = [
  'name',
  'date',
  'time',
  'latitude',
  'longitude',
  'timezone',
  'place',
  'elevation',
  'gender',
] as const satisfies readonly (keyof RecordedBirth)[];

/** Births as CSV, which `POST /columns` reads with `keep=name`. */
export const birthsCsv = (births: readonly RecordedBirth[]): string =>
  csvLine(CSV_COLUMNS) + births.map((birth) => csvLine(CSV_COLUMNS.map((column) => birth[column]))).join('');
