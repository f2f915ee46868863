import { type DayGrahana, grahanasOfRange } from '@ganita/core/eclipses/grahanasOfDay.js';
import { type FestivalCalendar, festivalCalendar } from '@ganita/core/festivals/festivals.js';
import {
  type CalendarDay,
  calendarDays,
  datesOf,
  PANCHANGA_SECTIONS,
} from '@ganita/core/panchanga/range/calendarDays.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { RuleName, Rules } from '@ganita/core/rules/rules.js';
import type { Interval } from '@ganita/core/time/interval.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, SOLAR_MONTH_POSITIONS, settingsOf } from '../engineMeta.js';
import {
  FESTIVAL_RULES,
  festivalFields,
  listedRegions,
  type RankedFestival,
  rankFields,
  resolveRankRegions,
  wantedFestivals,
} from '../festivals/festivalFields.js';
import { ayanamsaMode } from '../fields/birthFields.js';
import { detailField, notOfBrief } from '../fields/detailField.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { ayanamsaWithoutBirth, noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { oneOf } from '../fields/schema.js';
import { requireDate } from '../fields/zoneFields.js';
import { PANCHANG_RULES } from '../panchang/panchangInput.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { dateRangeChecks, dateRangeFields, dateRangeOf } from './dateRange.js';
import { type OpenRange, openRange } from './openRange.js';
import { namedPlaceChecks, namedPlaceFields, resolvePlace } from './placeFields.js';

/** How an answer is written. */
export const ANSWER_FORMATS = ['json', 'ndjson', 'csv'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** The sections of a calendar: parts of the panchanga of a date, its eclipses and its festivals. */
export const CALENDAR_SECTIONS = [...PANCHANGA_SECTIONS, 'grahanas', 'festivals'] as const;
export type CalendarSection = (typeof CALENDAR_SECTIONS)[number];

const DEFAULT_SECTIONS: readonly CalendarSection[] = ['limbs', 'sun_moon', 'lunar', 'solar', 'grahanas'];

/** What a brief row of a date is made of. */
const BRIEF_SECTIONS: readonly CalendarSection[] = ['limbs', 'sun_moon', 'lunar', 'festivals'];

/** The choices that affect a calendar. */
export const CALENDAR_RULES: readonly RuleName[] = [...new Set([...PANCHANG_RULES, ...FESTIVAL_RULES])];

/** A section of a calendar. */
export const calendarSection = oneOf(CALENDAR_SECTIONS, {
  title: 'CalendarSection',
  description: 'a part of what a calendar has of a date',
});

/** The request of `POST /calendar`. */
export const calendarInput = Type.Object({
  ...dateRangeFields,
  ...namedPlaceFields,
  ...festivalFields,
  ...rankFields,
  sections: Type.Optional(
    Type.Array(calendarSection, {
      minItems: 1,
      default: DEFAULT_SECTIONS,
      description:
        'what is wanted of each date: limbs the angas, sun_moon rises and sets, windows also yogas and strengths, lunar month and years, solar month and seasons, grahanas eclipses with sutak, festivals those of `/festivals`',
    }),
  ),
  detail: detailField(
    'one short row for each date in `brief_rows`: tithi, nakshatra, rises, sets, lunar month and festivals, whatever `sections` has',
  ),
  format: Type.Optional(
    oneOf(ANSWER_FORMATS, {
      default: 'json',
      description: 'how the text is written: ndjson has a date on each line after the first, csv a date in each row',
    }),
  ),
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(CALENDAR_RULES, DAILY_RULES),
  meta: metaField,
});

type CalendarInput = Filled<typeof calendarInput>;

/** The sections that are computed of each date. */
export const sectionsOf = ({
  detail,
  sections,
}: Pick<CalendarInput, 'detail' | 'sections'>): ReadonlySet<CalendarSection> =>
  new Set(detail === 'brief' ? BRIEF_SECTIONS : sections);

/** The festivals of a calendar, each with its date. */
export interface CalendarFestivals {
  readonly calendar: FestivalCalendar;
  readonly days: readonly RankedFestival[];
}

/** The dates of a range with their panchanga, with its request and `meta`. */
export interface CalendarAnswer {
  readonly input: CalendarInput;
  readonly range: OpenRange;
  readonly days: readonly CalendarDay[];
  /** null without that section. */
  readonly festivals: CalendarFestivals | null;
  /** Whose sutak or visible part touches a day of the range; none where no section shows them. */
  readonly grahanas: readonly DayGrahana[];
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<CalendarInput>, ports: Ports): CalendarAnswer {
  const { input, rules } = request;
  const dates = dateRangeOf(input);
  const range = openRange(input, dates, rules, ports);
  requireDate(dates.from, range.clock, 'from_date');
  const { observatory, where } = range.sky;
  const sections = sectionsOf(input);
  const days = calendarDays(range.sky, datesOf(dates.from, dates.to, where), sections, rules);
  const isShown = input.detail === 'full' && (sections.has('grahanas') || sections.has('festivals'));
  return {
    input,
    range,
    days,
    festivals: sections.has('festivals') ? festivalsOf(range, input, rules) : null,
    grahanas: isShown ? grahanasOfRange(observatory, ports.eclipseTables, where, intervalOf(days), rules) : [],
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(
        namedRules(rules, CALENDAR_RULES),
        { ...range.figures, solar_month_positions: SOLAR_MONTH_POSITIONS, ...unusedOf(input) },
        DAILY_RULES,
      ),
    ),
  };
}

const unusedOf = ({ detail, sections }: CalendarInput) =>
  detail === 'brief' && notOfBrief({ sections: sections.join() !== DEFAULT_SECTIONS.join() });

function festivalsOf(range: OpenRange, input: CalendarInput, rules: Rules): CalendarFestivals {
  const calendar = festivalCalendar(range.sky, rules);
  return { calendar, days: wantedFestivals(calendar, input, range) };
}

/** From the start of the first day to the end of the last. */
const intervalOf = (days: readonly CalendarDay[]): Interval => ({
  startJdUt: (days[0] as CalendarDay).basis.interval.startJdUt,
  endJdUt: (days.at(-1) as CalendarDay).basis.interval.endJdUt,
});

/** `POST /calendar`: the panchanga of every date of a range. */
export const calendarRange = calculation({
  request: calendarInput,
  checks: { ...dateRangeChecks, ...namedPlaceChecks, ayanamsa_mode: ayanamsaWithoutBirth },
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  normalise: listedRegions,
  resolveDefaults: (input, ports) => resolveRankRegions(resolvePlace(input, ports), ports),
  compute,
});
