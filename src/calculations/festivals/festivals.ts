import { mergedVariants } from '../../core/festivals/details.js';
import {
  type FestivalCalendar,
  type FestivalDay,
  festivalCalendar,
  festivalsBetween,
} from '../../core/festivals/festivals.js';
import { selectedIds } from '../../core/festivals/selection.js';
import { rangeSky } from '../../core/panchanga/range/rangeSky.js';
import { DAILY_RULES } from '../../core/rules/dailyRules.js';
import { angaObservatoryOf } from '../../core/sky/angaObservatory.js';
import { openObservatory } from '../../core/sky/observatory.js';
import type { CivilClock } from '../../core/time/civilClock.js';
import { parseDate, TRANSIT_YEARS } from '../../core/time/civilText.js';
import type { CivilDate } from '../../core/time/julianDay.js';
import type { PrintedRounding } from '../../core/time/printedMoment.js';
import { wholeDays } from '../../core/transits/transitEvents.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { noUserAyanamsa, rulesOf, upperCaseAyanamsa } from '../fields/rulesChecks.js';
import { type ClockUsed, clockOfFields, clockUsed } from '../fields/zoneFields.js';
import { angaPositionFlags, metaOf, namedRules, settingsOf } from '../meta.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { FESTIVAL_RULES, festivalsChecks, festivalsInput } from './input.js';

type FestivalsInput = Filled<typeof festivalsInput>;

/** The festivals of a range with the request and `meta`. */
export interface FestivalsAnswer {
  readonly input: FestivalsInput;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly calendar: FestivalCalendar;
  readonly festivals: readonly FestivalDay[];
  readonly clock: CivilClock;
  readonly clockUsed: ClockUsed;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<FestivalsInput>, ports: Ports): FestivalsAnswer {
  const { input, rules } = request;
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const clock = clockOfFields(input, ports.zones);
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const { from, to } = datesOf(input);
  const range = wholeDays(from, to, clock);
  const calendar = festivalCalendar(rangeSky(observatory, range, { place, clock }, rules), rules);
  const ids = selectedIds({ ...input, regions: input.region });
  const festival = festivalsBetween(calendar, from, to, ids);
  return {
    input,
    from,
    to,
    calendar,
    festivals: input.ids === null ? mergedVariants(festival, rules.tradition) : festival,
    clock,
    clockUsed: clockUsed(clock, input.zone, place, range, ports.zones),
    rounding: rules.printed_rounding,
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

/** First and last date of a request: those of its year, or its own. */
function datesOf({ year, from, to }: FestivalsInput): { readonly from: CivilDate; readonly to: CivilDate } {
  if (year !== null) return { from: { year, month: 1, day: 1 }, to: { year, month: 12, day: 31 } };
  if (from === null || to === null) throw new Error('a request has a year or two dates');
  return { from: parseDate(from, 'from', TRANSIT_YEARS), to: parseDate(to, 'to', TRANSIT_YEARS) };
}

/** `POST /festivals`: festivals and vratas of a year or of at most 400 dates at a place. */
export const festivals = calculation({
  request: festivalsInput,
  checks: festivalsChecks,
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  normalise: upperCaseAyanamsa,
  compute,
});
