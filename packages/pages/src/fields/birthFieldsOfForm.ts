import type { Fields, PlanContext } from '../page.js';
import { type KnownPlace, type PlaceChoice, placeIn, placeOfRequest, sentPlace } from './place.js';

/** What the fields of a birth say. */
export interface BirthFieldsValue {
  readonly name: string;
  /** As the form sends it, `YYYY-MM-DD`; empty where nothing was entered. */
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS` */
  readonly time: string;
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
  ({ name: `${prefix}name`, date: `${prefix}date`, time: `${prefix}time` }) as const;

/** A birth as it was sent, where the fields were rejected. */
export const sentBirth = (fields: Fields, prefix = ''): EnteredBirth => {
  const { name, date, time } = birthFieldNames(prefix);
  return {
    fields: {
      name: fields[name] ?? '',
      date: fields[date] ?? '',
      time: fields[time] ?? '',
      choice: sentPlace(fields, prefix),
    },
    known: null,
  };
};

const MAX_NAME = 80;

/** The birth of a form. Date and time are checked by the endpoint, which names what is wrong with them. */
export function birthIn(fields: Fields, context: Pick<PlanContext, 'places' | 'zones'>, prefix = ''): EnteredBirth {
  const names = birthFieldNames(prefix);
  const name = [...(fields[names.name] ?? '').trim()].slice(0, MAX_NAME).join('');
  const date = fields[names.date] ?? '';
  const time = fields[names.time] ?? '';
  const choice = placeIn(fields, context, prefix);
  const value: BirthFieldsValue = { name, date, time, choice };
  if (date === '' || time === '' || choice.kind !== 'known') return { fields: value, known: null };
  const { place } = choice;
  const withSeconds = /^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time;
  return { fields: value, known: { name, place, request: { ...placeOfRequest(place), date, time: withSeconds } } };
}
