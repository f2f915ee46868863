import { type DayGrahana, grahanasOfRange } from '@ganita/core/eclipses/grahanasOfDay.js';
import { dayFrom } from '@ganita/core/festivals/dayChoice.js';
import { type FestivalCalendar, festivalCalendar } from '@ganita/core/festivals/festivals.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { daysSince2000 } from '@ganita/core/time/julianDay.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { dateRangeChecks, dateRangeFields, dateRangeOf } from '../calendar/dateRange.js';
import { type DateRange, type OpenRange, openRange } from '../calendar/openRange.js';
import { namedPlaceChecks, namedPlaceFields, resolvePlace } from '../calendar/placeFields.js';
import { metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { ayanamsaMode } from '../fields/birthFields.js';
import { detailField, notOfBrief } from '../fields/detailField.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { ayanamsaWithoutBirth, noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { GRAHANA_RULES } from '../panchang/panchangInput.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import {
  FESTIVAL_RULES,
  festivalFields,
  listedRegions,
  type RankedFestival,
  rankFields,
  resolveRankRegions,
  wantedFestivals,
} from './festivalFields.js';

const RULES = [...FESTIVAL_RULES, ...GRAHANA_RULES];

/** The request of `POST /festivals`. */
const festivalsInput = Type.Object({
  ...dateRangeFields,
  ...namedPlaceFields,
  ...festivalFields,
  ...rankFields,
  evidence: Type.Optional(
    Type.Boolean({ default: false, description: 'whether each date shows the days that were compared, and how' }),
  ),
  detail: detailField('the names and ranks by their dates, without times, rules and eclipses, in `brief_dates`'),
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(RULES, DAILY_RULES),
  meta: metaField,
});

type FestivalsInput = Filled<typeof festivalsInput>;

/** The festivals of a range with the request and `meta`. */
export interface FestivalsAnswer {
  readonly input: FestivalsInput;
  readonly range: OpenRange;
  readonly calendar: FestivalCalendar;
  readonly festivals: readonly RankedFestival[];
  /** Whose sutak or visible part touches a day of the range; none of a brief answer. */
  readonly grahanas: readonly DayGrahana[];
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<FestivalsInput>, ports: Ports): FestivalsAnswer {
  const { input, rules } = request;
  const range = openRange(input, dateRangeOf(input), rules, ports);
  const { observatory, where } = range.sky;
  const calendar = festivalCalendar(range.sky, rules);
  return {
    input,
    range,
    calendar,
    festivals: wantedFestivals(calendar, input, range),
    grahanas:
      input.detail === 'brief'
        ? []
        : grahanasOfRange(observatory, ports.eclipseTables, where, daysInterval(calendar, range), rules),
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(namedRules(rules, RULES), { ...range.figures, ...unusedOf(input) }, DAILY_RULES),
    ),
  };
}

const unusedOf = ({ detail, evidence }: FestivalsInput) => detail === 'brief' && notOfBrief({ evidence });

/** From the first sunrise of a range to the end of its last day. */
const daysInterval = ({ almanac }: FestivalCalendar, { from, to }: DateRange): Interval => ({
  startJdUt: dayFrom(almanac.days, daysSince2000(from)).interval.startJdUt,
  endJdUt: dayFrom(almanac.days, daysSince2000(to), -1).interval.endJdUt,
});

/** `POST /festivals`: festivals and vratas of a year, a month or at most 400 dates at a place. */
export const festivals = calculation({
  request: festivalsInput,
  checks: { ...dateRangeChecks, ...namedPlaceChecks, ayanamsa_mode: ayanamsaWithoutBirth },
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  normalise: listedRegions,
  resolveDefaults: (input, ports) => resolveRankRegions(resolvePlace(input, ports), ports),
  compute,
});
