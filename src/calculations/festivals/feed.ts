import { type Static, Type } from 'typebox';
import { mergedVariants } from '../../core/festivals/details.js';
import {
  type FestivalCalendar,
  type FestivalDay,
  festivalCalendar,
  festivalsBetween,
} from '../../core/festivals/festivals.js';
import { type Ordinal, ordinalsOf } from '../../core/festivals/ordinals.js';
import { selectedIds } from '../../core/festivals/selection.js';
import { rangeSky } from '../../core/panchanga/range/rangeSky.js';
import { DAILY_RULES } from '../../core/rules/dailyRules.js';
import { rulesFromRequest } from '../../core/rules/rulesFromRequest.js';
import { angaObservatoryOf } from '../../core/sky/angaObservatory.js';
import { openObservatory } from '../../core/sky/observatory.js';
import { type CivilClock, readingAt } from '../../core/time/civilClock.js';
import { TRANSIT_YEARS } from '../../core/time/civilText.js';
import { wholeDays } from '../../core/transits/transitEvents.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { namedPlaceChecks, namedPlaceFields, placeOfFields, resolvePlace } from '../calendar/placeFields.js';
import { ayanamsaMode, optionalInteger } from '../fields/birthFields.js';
import { languageField } from '../fields/languages.js';
import { metaField } from '../fields/metaSchema.js';
import { ayanamsaWithoutBirth, upperCaseAyanamsa } from '../fields/rulesChecks.js';
import { nullable, oneOf } from '../fields/schema.js';
import { clockOfFields } from '../fields/zoneFields.js';
import { angaPositionFlags, metaOf, namedRules, settingsOf } from '../meta.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { FESTIVAL_RULES, festivalsInput } from './input.js';

const { tradition, region, communities, categories, ids } = festivalsInput.properties;

/** Which times of a festival are entries of their own: none, the first of worship or of breaking a fast, all. */
const FEED_WINDOWS = ['none', 'main', 'all'] as const;
const MAX_YEARS = 5;

/** The request of `GET /calendar.ics`. */
export const feedInput = Type.Object({
  ...namedPlaceFields,
  year: Type.Optional(
    nullable(
      Type.Integer({
        minimum: TRANSIT_YEARS.first + 1,
        maximum: TRANSIT_YEARS.last - MAX_YEARS,
        default: null,
        description: 'first civil year; null: the present year at the place',
      }),
    ),
  ),
  years: optionalInteger(1, MAX_YEARS, 2, 'number of years'),
  tradition,
  region,
  communities,
  categories,
  ids,
  windows: Type.Optional(
    oneOf(FEED_WINDOWS, {
      default: 'main',
      description: 'times that are entries of their own: none, the first puja or parana of each festival, or all',
    }),
  ),
  alarm_minutes: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 0,
        maximum: 1440,
        default: null,
        description: 'minutes before a time of a festival at which a reminder is set; null: none is',
      }),
    ),
  ),
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  meta: metaField,
});

export type FeedInput = Filled<typeof feedInput>;
export type FeedWindows = Static<typeof feedInput>['windows'];

/** The festivals of some years, to be written as a calendar file. */
export interface FeedAnswer {
  readonly input: FeedInput;
  readonly calendar: FestivalCalendar;
  readonly festivals: readonly FestivalDay[];
  readonly ordinalOf: (festival: FestivalDay) => Ordinal;
  readonly firstYear: number;
  readonly clock: CivilClock;
  /** What decides the dates, for the ids of entries. */
  readonly decides: readonly string[];
  readonly meta: Meta;
}

/** The place, and the present year there. */
function resolveDefaults(input: FeedInput, ports: Pick<Ports, 'clock' | 'zones' | 'places'>): FeedInput {
  const placed = resolvePlace(input, ports);
  if (placed.year !== null) return placed;
  const { year } = readingAt(clockOfFields(placed, ports.zones), ports.clock.now());
  return { ...placed, year };
}

function compute(request: CheckedRequest<FeedInput>, ports: Ports): FeedAnswer {
  const { input, rules } = request;
  const { year: firstYear, years } = input;
  if (firstYear === null) throw new Error('request defaults not resolved');
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const clock = clockOfFields(input, ports.zones);
  const place = placeOfFields(input);
  const [from, to] = [
    { year: firstYear, month: 1, day: 1 },
    { year: firstYear + years - 1, month: 12, day: 31 },
  ];
  // The lunar year of the first date is whole: the ids of its entries count from its beginning.
  const range = wholeDays({ ...from, year: firstYear - 1 }, to, clock);
  const calendar = festivalCalendar(rangeSky(observatory, range, { place, clock }, rules), rules);
  const found = festivalsBetween(calendar, from, to, selectedIds({ ...input, regions: input.region }));
  return {
    input,
    calendar,
    festivals: input.ids === null ? mergedVariants(found, rules.tradition) : found,
    ordinalOf: ordinalsOf(calendar, rules),
    firstYear,
    clock,
    decides: [
      place.latitudeDeg.toFixed(4),
      place.longitudeDeg.toFixed(4),
      input.zone ?? String(input.timezone),
      rules.tradition,
      rules.sunrise_definition,
      rules.ayanamsa_mode,
    ],
    meta: metaOf(
      request,
      ports,
      settingsOf(
        {
          ...namedRules(rules, FESTIVAL_RULES),
          ayanamsa_value: observatory.ayanamsaDeg(range.startJdUt),
          position_flags: angaPositionFlags(rules),
        },
        DAILY_RULES,
      ),
    ),
  };
}

/** `GET /calendar.ics`: festivals of some years as a calendar that clients subscribe to. */
export const festivalFeed = calculation({
  request: feedInput,
  checks: { ...namedPlaceChecks, ayanamsa_mode: ayanamsaWithoutBirth },
  rules: (_filled, given) => rulesFromRequest(given, {}, DAILY_RULES),
  normalise: upperCaseAyanamsa,
  resolveDefaults,
  compute,
});
