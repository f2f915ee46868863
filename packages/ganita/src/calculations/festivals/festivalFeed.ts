import { type FestivalCalendar, type FestivalDay, festivalCalendar } from '@ganita/core/festivals/festivals.js';
import { type Ordinal, ordinalsOf } from '@ganita/core/festivals/ordinals.js';
import { type CalendarDay, calendarDays, datesOf } from '@ganita/core/panchanga/range/calendarDays.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type CivilClock, readingAt } from '@ganita/core/time/civilClock.js';
import { TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { type Static, Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { openRange } from '../calendar/openRange.js';
import { namedPlaceChecks, namedPlaceFields, resolvePlace } from '../calendar/placeFields.js';
import { metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { ayanamsaMode } from '../fields/birthFields.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { ayanamsaWithoutBirth, noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { nullable, oneOf } from '../fields/schema.js';
import { clockOfFields } from '../fields/zoneFields.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import {
  FESTIVAL_LISTS,
  FESTIVAL_RULES,
  festivalFields,
  listedRegions,
  type RankedFestival,
  rankFields,
  resolveRankRegions,
  USUAL_LIST,
  wantedFestivals,
} from './festivalFields.js';

/** Which times of a festival are entries of their own: none, the first of worship or of breaking a fast, all. */
const FEED_WINDOWS = ['none', 'main', 'all'] as const;
const MAX_YEARS = 5;
/** Years of a subscription that names none. */
const YEARS_AHEAD = 2;

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
  years: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: MAX_YEARS,
        default: null,
        description: 'number of years; null: one where `year` is given, else the present year and the next',
      }),
    ),
  ),
  ...festivalFields,
  ...rankFields,
  list: Type.Optional(
    nullable(
      oneOf(FESTIVAL_LISTS, {
        default: null,
        description: `all; or usual: ${USUAL_LIST}; null: usual, or all where \`ids\` or \`categories\` are named`,
      }),
    ),
  ),
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
  daily: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'whether each date has an entry of its own with the tithi and the nakshatra at sunrise and their ends',
    }),
  ),
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(FESTIVAL_RULES, DAILY_RULES),
  meta: metaField,
});

export type FeedInput = Filled<typeof feedInput>;
export type FeedWindows = Static<typeof feedInput>['windows'];

/** The festivals of some years, to be written as a calendar file. */
export interface FeedAnswer {
  readonly input: FeedInput;
  readonly calendar: FestivalCalendar;
  readonly festivals: readonly RankedFestival[];
  /** Each date where they are wanted, else none. */
  readonly days: readonly CalendarDay[];
  readonly ordinalOf: (festival: FestivalDay) => Ordinal;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly clock: CivilClock;
  /** What decides the dates, for the ids of entries. */
  readonly decides: readonly string[];
  readonly meta: Meta;
}

/** The place, and the present year there. */
function resolveDefaults(input: FeedInput, ports: Pick<Ports, 'clock' | 'zones' | 'places'>): FeedInput {
  const isNamed = input.ids !== null || input.categories !== null;
  const listed = { ...input, list: input.list ?? (isNamed ? 'all' : 'usual') };
  const placed = resolveRankRegions(resolvePlace(listed, ports), ports);
  if (placed.year !== null) return { ...placed, years: placed.years ?? 1 };
  const { year } = readingAt(clockOfFields(placed, ports.zones), ports.clock.now());
  return { ...placed, year, years: placed.years ?? YEARS_AHEAD };
}

function compute(request: CheckedRequest<FeedInput>, ports: Ports): FeedAnswer {
  const { input, rules } = request;
  const { year: firstYear, years } = input;
  if (firstYear === null || years === null) throw new Error('request defaults not resolved');
  const dates = {
    from: { year: firstYear, month: 1, day: 1 },
    to: { year: firstYear + years - 1, month: 12, day: 31 },
  };
  // The lunar year of the first date is whole: the ids of its entries count from its beginning.
  const range = openRange(input, { ...dates, from: { ...dates.from, year: firstYear - 1 } }, rules, ports);
  const calendar = festivalCalendar(range.sky, rules);
  return {
    input,
    calendar,
    festivals: wantedFestivals(calendar, input, dates),
    days: input.daily
      ? calendarDays(range.sky, datesOf(dates.from, dates.to, range.sky.where), new Set(['limbs']), rules)
      : [],
    ordinalOf: ordinalsOf(calendar, rules),
    firstYear,
    lastYear: firstYear + years - 1,
    clock: range.clock,
    decides: [
      input.latitude.toFixed(4),
      input.longitude.toFixed(4),
      input.zone ?? String(input.timezone),
      rules.tradition,
      rules.sunrise_definition,
      rules.ayanamsa_mode,
      ...FESTIVAL_RULES.filter((name) => rules[name] !== DAILY_RULES[name]).map((name) => `${name}=${rules[name]}`),
    ],
    meta: metaOf(request, ports, settingsOf(namedRules(rules, FESTIVAL_RULES), range.figures, DAILY_RULES)),
  };
}

/** `GET /calendar.ics`: festivals of some years as a calendar that clients subscribe to. */
export const festivalFeed = calculation({
  request: feedInput,
  checks: { ...namedPlaceChecks, ayanamsa_mode: ayanamsaWithoutBirth },
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  normalise: listedRegions,
  resolveDefaults,
  compute,
});
