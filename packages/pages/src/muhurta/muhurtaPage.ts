import { STRICTNESSES, type Strictness } from '@ganita/core/conditions/muhurtaTree.js';
import { EVENT_TYPES, type EventType } from '@ganita/core/muhurta/events/events.js';
import { birthDetails, birthIn, type EnteredBirth } from '../fields/birthFieldsOfForm.js';
import { choiceIn, daysBetween, daysLater, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeIn, placeOfRequest, placeParameters } from '../fields/place.js';
import { monthsLater } from '../month/month.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

/** What a person searches: an event in a range at a place; births if wanted. */
export interface MuhurtaState {
  /** The person, if wanted. */
  readonly birth: EnteredBirth;
  /** The other person of an event for two, if wanted. */
  readonly partner: EnteredBirth;
  readonly event: EventType;
  readonly strictness: Strictness;
  /** A month as `YYYY-MM` or a year as `YYYY`; empty for the coming three months, and where dates are given. */
  readonly period: string;
  /** `YYYY-MM-DD`, as the form sends them or as the period has them */
  readonly from: string;
  readonly to: string;
  /** Where the event is. */
  readonly eventPlace: PlaceChoice;
  /** Today at that place. */
  readonly today: string;
  /** Whether the form was sent, or an example was chosen. */
  readonly isAsked: boolean;
}

export type MuhurtaQueries = {
  readonly days: QueryOf<'muhurtaDates'> | undefined;
  /** Points and factors of each interval; left out of a range that is longer than they are computed for. */
  readonly intervals: QueryOf<'muhurtaIntervals'> | undefined;
};

/** Before the names of the fields of the event's place. */
export const EVENT_PREFIX = 'event_';
/** Before the names of the fields of the other person. */
export const PARTNER_PREFIX = 'partner_';
export const DEFAULT_EVENT: EventType = 'vivaha';
export const DEFAULT_STRICTNESS: Strictness = 'standard';
/** Days of the coming three months, and the most of which intervals are computed. */
const COMING_DAYS = 91;
/** Months that the form offers by name. */
const MONTHS_AHEAD = 18;
/** Years that it offers. */
const YEARS_AHEAD = 3;
/** Shorter intervals are of no use to a person. */
const MIN_MINUTES = 5;
/** Where `today` is, until a place is known. */
const REFERENCE_ZONE = 'Asia/Kolkata';

/** The months that the form offers, the present one first: each `YYYY-MM`. */
export const monthsAhead = (today: string): readonly string[] =>
  Array.from({ length: today === '' ? 0 : MONTHS_AHEAD }, (_, at) =>
    monthsLater(`${today.slice(0, 7)}-01`, at).slice(0, 7),
  );

/** The years that the form offers, the present one first: each `YYYY`. */
export const yearsAhead = (today: string): readonly string[] =>
  Array.from({ length: today === '' ? 0 : YEARS_AHEAD }, (_, at) => String(Number(today.slice(0, 4)) + at));

/** The first and the last date of what is searched: the dates of the fields, a month, a year, or the coming three months. */
function rangeIn(fields: Fields, today: string): Pick<MuhurtaState, 'period' | 'from' | 'to'> {
  const { from_date: from = '', to_date: to = '', period = '' } = fields;
  if (from !== '' || to !== '') {
    return { period: '', from: from || today, to: to || daysLater(from || today, COMING_DAYS - 1) };
  }
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(period) ?? [];
  if (year === undefined) return { period: '', from: today, to: daysLater(today, COMING_DAYS - 1) };
  const first = `${year}-${month ?? '01'}-01`;
  const last = daysLater(monthsLater(first, month === undefined ? 12 : 1), -1);
  // Of the present month or year what is left of it.
  return { period, from: first < today && today <= last ? today : first, to: last };
}

/** The place of the event: that of the fields, the one that the browser remembers, or that of the birth. */
function eventPlaceIn(fields: Fields, birth: EnteredBirth, context: PlanContext): PlaceChoice {
  const given = placeIn(fields, context, EVENT_PREFIX);
  if (given.kind !== 'none') return given;
  const remembered = placeIn(context.place, context);
  if (remembered.kind === 'known' || birth.known === null) return remembered;
  return { kind: 'known', place: birth.known.place };
}

function plan(fields: Fields, context: PlanContext): Plan<MuhurtaState, MuhurtaQueries> {
  const birth = birthIn(fields, context);
  const partner = birthIn(fields, context, PARTNER_PREFIX);
  const eventPlace = eventPlaceIn(fields, birth, context);
  const place = eventPlace.kind === 'known' ? eventPlace.place : null;
  const { date: today } = localNow(place?.zone ?? REFERENCE_ZONE, context);
  const state: MuhurtaState = {
    birth,
    partner,
    event: choiceIn(fields, 'event', EVENT_TYPES, DEFAULT_EVENT),
    strictness: choiceIn(fields, 'strictness', STRICTNESSES, DEFAULT_STRICTNESS),
    ...rangeIn(fields, today),
    eventPlace,
    today,
    isAsked: fields.event !== undefined,
  };
  const isOpen = [birth, partner].some(({ fields: { choice } }) => choice.kind === 'found');
  if (!state.isAsked || isOpen || place === null) return { state, queries: { days: undefined, intervals: undefined } };
  const isFile = fields.format === 'ics';
  return {
    state,
    queries: queriesOf(state, place, context.language, isFile ? 'ics' : 'json'),
    ...(isFile && { file: 'intervals' as const }),
    // The town of a wedding does not take the place of the town whose days a person looks at.
    ...(context.place.place === undefined && { remembered: placeParameters(place) }),
  };
}

function queriesOf(
  { birth, partner, event, strictness, from, to }: MuhurtaState,
  place: KnownPlace,
  language: PlanContext['language'],
  format: 'json' | 'ics',
): MuhurtaQueries {
  const body = {
    ...placeOfRequest(place),
    event_type: event,
    from_date: from,
    to_date: to,
    strictness,
    minimum_minutes: MIN_MINUTES,
    language,
    birth: birth.known && birthDetails(birth.known),
    partner: partner.known && birthDetails(partner.known),
  };
  return {
    days: { name: 'muhurtaDates', body },
    intervals: isShort(from, to) ? { name: 'muhurtaIntervals', body: { ...body, format } } : undefined,
  };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Whether intervals are computed for a range; dates that are none are left to the check of the endpoint. */
const isShort = (from: string, to: string): boolean =>
  DATE.test(from) && DATE.test(to) && daysBetween(from, to) < COMING_DAYS;

/** On which days an event may be, and at what times. A birth, if one is wanted, enters no address. */
export const muhurtaPage = page<MuhurtaState, MuhurtaQueries>({
  path: PATHS.muhurta,
  method: 'POST',
  limitPerMinute: 30,
  plan,
});
