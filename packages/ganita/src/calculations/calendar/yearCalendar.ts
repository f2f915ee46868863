import { type DayGrahana, grahanasOfRange } from '@ganita/core/eclipses/grahanasOfDay.js';
import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import { REGIONAL_CALENDARS, type RegionalCalendarId } from '@ganita/core/regionalCalendars/calendars.data.js';
import type { RegionalDate } from '@ganita/core/regionalCalendars/regionalDate.js';
import { openRegionalCalendars } from '@ganita/core/regionalCalendars/regionalDates.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type CivilHoliday, civilHolidayOf } from '@ganita/core/time/civilHolidays.js';
import { TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { addDays } from '@ganita/core/time/julianDay.js';
import { Type } from 'typebox';
import { checkPrintable } from '../../text/printedText.js';
import { calculation, type Filled, type Ports } from '../calculation.js';
import {
  FESTIVAL_LISTS,
  festivalFields,
  listedRegions,
  type RankedFestival,
  rankFields,
  resolveRankRegions,
  wantedFestivals,
} from '../festivals/festivalFields.js';
import { ayanamsaMode } from '../fields/birthFields.js';
import { languageField } from '../fields/languageField.js';
import { ayanamsaWithoutBirth, noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { nullable, oneOf } from '../fields/schema.js';
import { readersCalendar } from '../location/readersRegion.js';
import type { CheckedRequest, FieldCheck } from '../validation/checkRequest.js';
import { CALENDAR_RULES, type CalendarAnswer, calendarRange } from './calendarRange.js';
import { namedPlaceChecks, namedPlaceFields, resolvePlace } from './placeFields.js';

/** Sheets of a calendar for the wall, in landscape. */
const WALL_PAPERS = ['A4', 'A3', 'Letter'] as const;
export type WallPaper = (typeof WALL_PAPERS)[number];
/** Sheets on which a calendar is printed: of the smallest is the pocket panchang, in portrait. */
export const CALENDAR_PAPERS = [...WALL_PAPERS, 'A6'] as const;
/** Most characters of the line of who has it printed. */
const BRAND_LENGTH = 160;

const { tradition, region, communities } = festivalFields;

/** The request of `POST /calendar.pdf`. */
export const yearCalendarInput = Type.Object({
  ...namedPlaceFields,
  year: Type.Integer({
    minimum: TRANSIT_YEARS.first + 1,
    maximum: TRANSIT_YEARS.last - 1,
    description: 'year of the civil calendar',
  }),
  paper: Type.Optional(
    oneOf(CALENDAR_PAPERS, {
      title: 'CalendarPaper',
      default: 'A4',
      description: 'A4, A3, Letter: a wall calendar, a month on each sheet in landscape; A6: a pocket panchang',
    }),
  ),
  brand: Type.Optional(
    nullable(
      Type.String({
        maxLength: BRAND_LENGTH,
        default: null,
        description: `line at the foot of each page, as it is given; at most ${BRAND_LENGTH} characters; null: none`,
      }),
    ),
  ),
  tradition,
  region,
  communities,
  ...rankFields,
  list: Type.Optional(
    oneOf(FESTIVAL_LISTS, {
      default: 'usual',
      description:
        'usual: ranks 1 and 2 of everyone, of `rank_regions` and of the tradition; or all. Pradosh, the two Chaturthis, Shivaratri and other fasts of every month are printed with both, in grey',
    }),
  ),
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(CALENDAR_RULES, DAILY_RULES),
});

type YearCalendarInput = Filled<typeof yearCalendarInput>;

/** A year of days as it is printed. */
export interface YearCalendar {
  readonly input: YearCalendarInput;
  readonly year: number;
  /** Every date in brief, as `POST /calendar` has it. */
  readonly calendar: CalendarAnswer;
  /** Each of these dates in the calendar of the readers; null before it was introduced. */
  readonly regional: readonly (RegionalDate | null)[];
  /** The first and the last date in each calendar whose years are printed of the whole year, that of the readers first. */
  readonly eras: readonly (readonly RegionalDate[])[];
  /** The holiday of each date by the civil calendar; null where it is none. */
  readonly holidays: readonly (CivilHoliday | null)[];
  /** What is printed whatever the list, with its date. */
  readonly alsoPrinted: readonly RankedFestival[];
  /** The eclipses of the year that are seen at the place and count there. */
  readonly grahanas: readonly DayGrahana[];
}

/** Fasts of every month, and both days of Janmashtami: a calendar on paper has them, however few keep them. */
const ALSO_PRINTED: readonly FestivalId[] = [
  'pradosh_vrat',
  'sankashti_chaturthi',
  'vinayaka_chaturthi',
  'masik_shivaratri',
  'masik_karthigai',
  'skanda_sashti',
  'janmashtami',
  'janmashtami_vaishnava',
];
/** Calendars of the Vikram and Shaka years, which almanacs print beside those of their region. */
const COUNTED_EVERYWHERE: readonly RegionalCalendarId[] = ['north_indian', 'telugu_kannada'];
/** Further than this from a place of the index, the country of a point is not known. */
const COUNTRY_KM = 50;
/** Abroad a usual list has little: a calendar on paper has what is widely kept, its fasts included. */
const RANK_ABROAD = 2;

function resolveDefaults(input: YearCalendarInput, ports: Pick<Ports, 'zones' | 'places'>): YearCalendarInput {
  const placed = resolveRankRegions({ ...resolvePlace(input, ports), categories: null, ids: null }, ports);
  const isAbroad = placed.list === 'usual' && placed.rank_regions === null;
  if (!isAbroad) return placed;
  return { ...placed, list: 'all', max_rank: Math.min(placed.max_rank ?? RANK_ABROAD, RANK_ABROAD) };
}

function compute(request: CheckedRequest<YearCalendarInput>, ports: Ports): YearCalendar {
  const { input, rules } = request;
  const { year } = input;
  const { paper: _paper, brand: _brand, ...wanted } = input;
  const calendar = calendarRange.compute(
    {
      ...request,
      input: {
        ...wanted,
        year,
        month: null,
        from_date: null,
        to_date: null,
        categories: null,
        ids: null,
        sections: ['limbs'],
        detail: 'brief',
        format: 'json',
        meta: 'brief',
      },
    },
    ports,
  );
  const { sky, clock } = calendar.range;
  const { days, festivals } = calendar;
  const [first, last] = [days[0]?.basis.date, days.at(-1)?.basis.date];
  if (festivals === null || first === undefined || last === undefined) throw new Error('a year has its festivals');
  const whole = { startJdUt: clock.startOf(first), endJdUt: clock.startOf(addDays(last, 1)) };
  const calendars = openRegionalCalendars(sky.observatory, sky.where, rules, { luminaries: sky.luminaries });
  const id = readersCalendar(input, ports.places);
  const inCalendar = (of: RegionalCalendarId): readonly RegionalDate[] =>
    [first, last].flatMap((date) => calendars.dateIn(of, date) ?? []);
  const { era } = REGIONAL_CALENDARS[id];
  const others = COUNTED_EVERYWHERE.filter((of) => REGIONAL_CALENDARS[of].era !== era);
  const country = ports.places.nearest(input.latitude, input.longitude, COUNTRY_KM)?.countryCode ?? '';
  return {
    input,
    year,
    calendar,
    regional: days.map(({ basis }) => calendars.dateIn(id, basis.date)),
    eras: [id, ...others].map(inCalendar),
    holidays: days.map(({ basis }) => civilHolidayOf(basis.date, country)),
    alsoPrinted: wantedFestivals(
      festivals.calendar,
      {
        ...input,
        list: 'all',
        max_rank: null,
        categories: null,
        ids: ALSO_PRINTED,
        region: input.region ?? input.rank_regions ?? [],
      },
      { from: first, to: last },
    ),
    grahanas: grahanasOfRange(sky.observatory, ports.eclipseTables, sky.where, whole, rules),
  };
}

/** Rejects a text that no font here has. */
const printable =
  (field: string): FieldCheck =>
  (value) =>
    value === null ? null : checkPrintable(field, value as string);

/** `POST /calendar.pdf`: the days of a year at a place, to be printed. */
export const yearCalendar = calculation({
  request: yearCalendarInput,
  checks: {
    ...namedPlaceChecks,
    ayanamsa_mode: ayanamsaWithoutBirth,
    place: printable('place'),
    brand: printable('brand'),
  },
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  normalise: listedRegions,
  resolveDefaults,
  compute,
});
