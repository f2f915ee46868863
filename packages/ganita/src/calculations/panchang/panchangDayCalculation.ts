import { type DayGrahana, grahanasOfDay } from '@ganita/core/eclipses/grahanasOfDay.js';
import { panchangDay as computeDay, type PanchangDay } from '@ganita/core/panchanga/panchangDay.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { type CivilClock, civilDay } from '@ganita/core/time/civilClock.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { angaPositionFlags, metaOf, namedRules, SOLAR_MONTH_POSITIONS, settingsOf } from '../engineMeta.js';
import { noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { type ClockUsed, clockOfFields, clockUsed, requireDate } from '../fields/zoneFields.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { PANCHANG_RULES, panchangChecks, panchangInput } from './panchangInput.js';

type PanchangInput = Filled<typeof panchangInput>;

/** A panchang with its request and `meta`. */
export interface PanchangAnswer {
  readonly input: PanchangInput;
  readonly day: PanchangDay;
  /** Whose sutak or visible part touches the day. */
  readonly grahanas: readonly DayGrahana[];
  /** The clock of the answer, and how it compares with that of the place. */
  readonly clock: CivilClock;
  readonly clockUsed: ClockUsed;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<PanchangInput>, ports: Ports): PanchangAnswer {
  const { input, rules } = request;
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const clock = clockOfFields(input, ports.zones);
  const date = parseDate(input.date, 'date', TRANSIT_YEARS);
  requireDate(date, clock, 'date');
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const day = computeDay(observatory, date, { place, clock }, rules);
  return {
    input,
    day,
    grahanas: grahanasOfDay(observatory, { place, clock }, day.interval, rules),
    clock,
    clockUsed: clockUsed(clock, input.zone, place, civilDay(date, clock), ports.zones),
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(
        namedRules(rules, PANCHANG_RULES),
        {
          ayanamsa_value: observatory.ayanamsaDeg(day.interval.startJdUt),
          position_flags: angaPositionFlags(rules),
          solar_month_positions: SOLAR_MONTH_POSITIONS,
          anchored_to: day.sunDay === null ? 'midnight' : 'sunrise',
        },
        DAILY_RULES,
      ),
    ),
  };
}

/** `POST /panchang`: the panchanga of one date at one place. */
export const panchangDay = calculation({
  request: panchangInput,
  checks: panchangChecks,
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  compute,
});
