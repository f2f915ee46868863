import { Type } from 'typebox';
import {
  CALENDAR_SECTIONS,
  type CalendarDay,
  type CalendarSection,
  calendarDays,
  datesOf,
} from '../../core/panchanga/range/calendarDays.js';
import { rangeSky } from '../../core/panchanga/range/rangeSky.js';
import { DAILY_RULES } from '../../core/rules/dailyRules.js';
import { angaObservatoryOf } from '../../core/sky/angaObservatory.js';
import { openObservatory } from '../../core/sky/observatory.js';
import type { CivilClock } from '../../core/time/civilClock.js';
import type { CivilDate } from '../../core/time/julianDay.js';
import type { PrintedRounding } from '../../core/time/printedMoment.js';
import { wholeDays } from '../../core/transits/transitEvents.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { ayanamsaMode } from '../fields/birthFields.js';
import { languageField } from '../fields/languages.js';
import { metaField } from '../fields/metaSchema.js';
import { ayanamsaWithoutBirth, noUserAyanamsa, rulesOf, upperCaseAyanamsa } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { oneOf } from '../fields/schema.js';
import { type ClockUsed, clockOfFields, clockUsed, requireDate } from '../fields/zoneFields.js';
import { angaPositionFlags, metaOf, namedRules, SOLAR_MONTH_POSITIONS, settingsOf } from '../meta.js';
import { PANCHANG_RULES } from '../panchang/input.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { dateRangeChecks, dateRangeFields, dateRangeOf } from './dateRange.js';
import { namedPlaceChecks, namedPlaceFields, placeOfFields, resolvePlace } from './placeFields.js';

/** How an answer is written. */
export const ANSWER_FORMATS = ['json', 'ndjson', 'csv'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

const DEFAULT_SECTIONS: readonly CalendarSection[] = ['limbs', 'sun_moon', 'lunar', 'solar'];

/** A section of a calendar. */
export const calendarSection = oneOf(CALENDAR_SECTIONS, {
  title: 'CalendarSection',
  description: 'a part of the panchanga of a date',
});

/** The request of `POST /calendar`. */
export const calendarInput = Type.Object({
  ...dateRangeFields,
  ...namedPlaceFields,
  sections: Type.Optional(
    Type.Array(calendarSection, {
      minItems: 1,
      default: DEFAULT_SECTIONS,
      description:
        'parts of the panchanga of each date: limbs the angas, sun_moon rises and sets, windows, yogas and strengths, lunar month and years, solar month and seasons',
    }),
  ),
  format: Type.Optional(
    oneOf(ANSWER_FORMATS, {
      default: 'json',
      description: 'how the text is written: ndjson has a date on each line after the first, csv a date in each row',
    }),
  ),
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(PANCHANG_RULES, DAILY_RULES),
  meta: metaField,
});

export type CalendarInput = Filled<typeof calendarInput>;

/** The dates of a range with their panchanga, with its request and `meta`. */
export interface CalendarAnswer {
  readonly input: CalendarInput;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly days: readonly CalendarDay[];
  readonly clock: CivilClock;
  readonly clockUsed: ClockUsed;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<CalendarInput>, ports: Ports): CalendarAnswer {
  const { input, rules } = request;
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const clock = clockOfFields(input, ports.zones);
  const { from, to } = dateRangeOf(input);
  requireDate(from, clock, 'from');
  const place = placeOfFields(input);
  const range = wholeDays(from, to, clock);
  const where = { place, clock };
  const sky = rangeSky(observatory, range, where, rules);
  return {
    input,
    from,
    to,
    days: calendarDays(sky, datesOf(from, to, where), new Set(input.sections), rules),
    clock,
    clockUsed: clockUsed(clock, input.zone, place, range, ports.zones),
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(
        {
          ...namedRules(rules, PANCHANG_RULES),
          ayanamsa_value: observatory.ayanamsaDeg(range.startJdUt),
          position_flags: angaPositionFlags(rules),
          solar_month_positions: SOLAR_MONTH_POSITIONS,
        },
        DAILY_RULES,
      ),
    ),
  };
}

/** `POST /calendar`: the panchanga of every date of a range. */
export const calendarRange = calculation({
  request: calendarInput,
  checks: { ...dateRangeChecks, ...namedPlaceChecks, ayanamsa_mode: ayanamsaWithoutBirth },
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  normalise: upperCaseAyanamsa,
  resolveDefaults: resolvePlace,
  compute,
});
