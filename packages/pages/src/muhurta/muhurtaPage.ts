import { STRICTNESSES, type Strictness } from '@ganita/core/conditions/muhurtaTree.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import { EVENT_TYPES, type EventType } from '@ganita/core/muhurta/events/events.js';
import { birthDetails, birthIn, type EnteredBirth, isEmptyBirth } from '../fields/birthFieldsOfForm.js';
import { choiceIn, daysLater, localNow } from '../fields/dates.js';
import { type PlaceChoice, placeIn, placeOfRequest } from '../fields/place.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

/** What a person searches: an event in a range, at a place or for a birth. */
export interface MuhurtaState {
  /** The person, if wanted. */
  readonly birth: EnteredBirth;
  /** The other person of an event for two, if wanted. */
  readonly partner: EnteredBirth;
  readonly event: EventType;
  readonly strictness: Strictness;
  /** `YYYY-MM-DD`, as the form sends them */
  readonly from: string;
  readonly to: string;
  /** Where the event is; none for the place of the birth. */
  readonly eventPlace: PlaceChoice;
}

export type MuhurtaQueries = {
  readonly intervals: QueryOf<'muhurtaIntervals'> | undefined;
};

/** Before the names of the fields of the event's place. */
export const EVENT_PREFIX = 'event_';
/** Before the names of the fields of the other person. */
export const PARTNER_PREFIX = 'partner_';
export const DEFAULT_EVENT: EventType = 'vivaha';
export const DEFAULT_STRICTNESS: Strictness = 'standard';
/** Days that are searched until a person chooses others. */
const RANGE_DAYS = 30;
/** Shorter intervals are of no use to a person. */
const MIN_MINUTES = 5;
/** Where `today` is, until a place is known. */
const REFERENCE_ZONE = 'Asia/Kolkata';

/** A date of a field, or another where it is empty; the endpoint checks it. */
const textIn = (fields: Fields, name: string, otherwise: string): string => fields[name] || otherwise;

function plan(fields: Fields, context: PlanContext): Plan<MuhurtaState, MuhurtaQueries> {
  const birth = birthIn(fields, context);
  const partner = birthIn(fields, context, PARTNER_PREFIX);
  const eventPlace = placeIn(fields, context, EVENT_PREFIX);
  const zone = eventPlace.kind === 'known' ? eventPlace.place.zone : birth.known?.place.zone;
  const { date: today } = localNow(zone ?? REFERENCE_ZONE, context);
  const state: MuhurtaState = {
    birth,
    partner,
    event: choiceIn(fields, 'event', EVENT_TYPES, DEFAULT_EVENT),
    strictness: choiceIn(fields, 'strictness', STRICTNESSES, DEFAULT_STRICTNESS),
    from: textIn(fields, 'from_date', today),
    to: textIn(fields, 'to_date', daysLater(today, RANGE_DAYS)),
    eventPlace,
  };
  const isFile = fields.format === 'ics';
  return {
    state,
    queries: { intervals: intervalsOf(state, context.language, isFile ? 'ics' : 'json') },
    ...(isFile && { file: 'intervals' as const }),
  };
}

/** A birth that was entered, or null where none was. Errors: DomainError for one that is not whole. */
function wholeBirth(birth: EnteredBirth, field: string) {
  if (birth.known !== null) return birthDetails(birth.known);
  if (isEmptyBirth(birth)) return null;
  throw invalidInput(field, 'must have a date, a time and a place', null, 'requires_field');
}

/**
 * The request, once there is a place, that of the event or of the birth, and each place is chosen where several have its
 * name. Errors: DomainError for a birth that is not whole.
 */
function intervalsOf(
  { birth, partner, event, strictness, from, to, eventPlace }: MuhurtaState,
  language: PlanContext['language'],
  format: 'json' | 'ics',
): MuhurtaQueries['intervals'] {
  if ([birth.fields.choice, partner.fields.choice, eventPlace].some(({ kind }) => kind === 'found')) return undefined;
  const place = eventPlace.kind === 'known' ? eventPlace.place : birth.known?.place;
  if (place === undefined) return undefined;
  return {
    name: 'muhurtaIntervals',
    body: {
      ...placeOfRequest(place),
      event_type: event,
      from_date: from,
      to_date: to,
      strictness,
      minimum_minutes: MIN_MINUTES,
      language,
      format,
      birth: wholeBirth(birth, 'birth'),
      partner: wholeBirth(partner, 'partner'),
    },
  };
}

/** When an event may be: the intervals of a range that have its conditions. */
export const muhurtaPage = page<MuhurtaState, MuhurtaQueries>({
  path: PATHS.muhurta,
  method: 'POST',
  limitPerMinute: 30,
  plan,
});
